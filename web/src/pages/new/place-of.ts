// Where on the form for a new table something belongs that the server refused.

import { Refused } from '../../lib/api';

export type Place = 'seats' | 'map' | 'clock' | 'title' | 'form';

/** What an entry of the request may be in. */
const AROUND: readonly string[] = ['options', 'setup'];
const FIELDS: readonly string[] = ['map', 'clock', 'title'];

export function placeOf(error: unknown): Place {
  if (!(error instanceof Refused)) return 'form';
  const { code, args } = error.problem;
  if (code === 'unknown_bot') return 'seats';
  const entry = typeof args?.entry === 'string' ? args.entry : '';
  const field = entry.split('.').find((name) => !AROUND.includes(name)) ?? '';
  if (FIELDS.includes(field)) return field as Place;
  return code === 'invalid' ? 'seats' : 'form';
}

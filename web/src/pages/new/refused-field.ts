// Which field of the form for a new table a refusal of the server belongs to.

import { Refused } from '../../lib/api';

export type FormField = 'seats' | 'map' | 'clock' | 'title' | 'form';

/** What an entry of the request may be in. */
const AROUND: readonly string[] = ['options', 'setup'];
const FIELDS: readonly string[] = ['map', 'clock', 'title'];

export function refusedField(error: unknown): FormField {
  if (!(error instanceof Refused)) return 'form';
  const { code, args } = error.problem;
  if (code === 'unknown_bot') return 'seats';
  const entry = typeof args?.entry === 'string' ? args.entry : '';
  const field = entry.split('.').find((name) => !AROUND.includes(name)) ?? '';
  if (FIELDS.includes(field)) return field as FormField;
  return code === 'invalid' ? 'seats' : 'form';
}

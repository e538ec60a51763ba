// Which field of the form for a new table a refusal of the server belongs to.

import { Refused } from '../../lib/api';

export type FormField = 'seats' | 'setup' | 'clock' | 'title' | 'form';

/** What an entry of the request may be in. */
const AROUND: readonly string[] = ['options', 'setup'];

/** The field, if these entries of the setup are what the game itself asks for. */
export function refusedField(error: unknown, asked: readonly string[] = []): FormField {
  if (!(error instanceof Refused)) return 'form';
  const { code, args } = error.problem;
  if (code === 'unknown_bot') return 'seats';
  const entry = typeof args?.entry === 'string' ? args.entry : '';
  const field = entry.split('.').find((name) => !AROUND.includes(name)) ?? '';
  if (field === 'clock' || field === 'title') return field;
  if (asked.includes(field)) return 'setup';
  return code === 'invalid' ? 'seats' : 'form';
}

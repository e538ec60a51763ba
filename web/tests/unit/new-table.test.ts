// What the server refuses about a new table stands beside the field that it is about.

import { expect, it } from 'vitest';
import { Refused } from '../../src/lib/api';
import { refusedField } from '../../src/pages/new/refused-field';

it.each([
  ['invalid', 'seats', 'seats'],
  ['invalid', 'map.free.tiles', 'map'],
  ['malformed', 'setup.map.tiles[3]', 'map'],
  ['malformed', 'options.title', 'title'],
  ['malformed', 'clock.seconds', 'clock'],
  ['malformed', 'seating', 'form'],
  ['unknown_bot', undefined, 'seats'],
  ['too_many_tables', undefined, 'form'],
])('%s at %s stands at %s', (code, entry, place) => {
  const args = entry === undefined ? {} : { args: { entry } };
  expect(refusedField(new Refused({ code, key: '', message: '', ...args }))).toBe(place);
});
it('what is no refusal stands below the form', () => {
  expect(refusedField(new Error('the map is gone'))).toBe('form');
});

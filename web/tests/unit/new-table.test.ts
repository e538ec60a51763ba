// What the server refuses about a new table stands beside the field that it is about.

import { expect, it } from 'vitest';
import { Refused } from '../../src/lib/api';
import { refusedField } from '../../src/pages/new/refused-field';

it.each([
  ['invalid', 'seats', 'seats'],
  ['invalid', 'map.free.tiles', 'setup'],
  ['malformed', 'setup.map.tiles[3]', 'setup'],
  ['malformed', 'options.title', 'title'],
  ['malformed', 'clock.seconds', 'clock'],
  ['malformed', 'seating', 'form'],
  ['unknown_bot', undefined, 'seats'],
  ['too_many_tables', undefined, 'form'],
])('%s at %s stands at %s', (code, entry, place) => {
  const args = entry === undefined ? {} : { args: { entry } };
  const refused = new Refused({ code, key: '', message: '', ...args });
  expect(refusedField(refused, ['map'])).toBe(place);
});

it('an entry that the game does not ask for stands below the form', () => {
  const args = { entry: 'setup.map.tiles[3]' };
  const refused = new Refused({ code: 'malformed', key: '', message: '', args });
  expect(refusedField(refused)).toBe('form');
});

it('what is no refusal stands below the form', () => {
  expect(refusedField(new Error('the map is gone'))).toBe('form');
});

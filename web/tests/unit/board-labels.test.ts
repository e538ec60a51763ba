// The names of places can be read, and cover nothing.

import { describe, expect, it } from 'vitest';
import harbour from '../../../crates/amsterdam/tests/boards/harbour.json';
import { boardOf, type Board } from '../../src/games/amsterdam/board';
import { chartOf, type Box } from '../../src/games/amsterdam/board/geometry';
import { foldings, labelsOf, overlaps, turned } from '../../src/games/amsterdam/board/labels';

/** About as wide as the face of the page. */
const measure = (text: string): number => text.length * 0.5;

/** A box as a slot that is not turned. */
const plate = ({ x, y, width, height }: Box) =>
  turned({ x: x + width / 2, y: y + height / 2, length: width, breadth: height, deg: 0 });

describe.each([
  ['on a desk', 14.5],
  ['on a phone', 23.5],
])('%s', (_, size) => {
  it.each([
    ['the box', boardOf({})],
    ['another board', harbour as unknown as Board],
  ])('names on the board of %s cover neither spaces nor each other', (_name, board) => {
    const chart = chartOf(board);
    const labels = labelsOf(chart, new Map(), size, measure);
    expect(labels.map((label) => label.place)).toEqual(board.places.map((place) => place.name));
    const slots = chart.lanes.flatMap((lane) => lane.slots);
    for (const { box, place } of labels) {
      expect(
        slots.filter((slot) => overlaps(box, turned(slot))),
        place,
      ).toEqual([]);
      for (const other of labels.filter((one) => one.place !== place)) {
        expect(overlaps(box, plate(other.box)), `${place} and ${other.place}`).toBe(false);
      }
    }
  });
});

it('knows whether a box and a turned rectangle overlap', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const slot = { x: 16, y: 5, length: 10, breadth: 10, deg: 0 };
  expect(overlaps(box, turned(slot))).toBe(false);
  expect(overlaps(box, turned({ ...slot, deg: 45 }))).toBe(true);
  expect(overlaps(box, turned({ ...slot, y: 18, deg: 45 }))).toBe(false);
});

it('folds names between words, and compounds before their last word', () => {
  expect(foldings('Dam')).toEqual([['Dam']]);
  expect(foldings('Oude Kerk')).toContainEqual(['Oude', 'Kerk']);
  expect(foldings('Oost-Indisch Huis')).toContainEqual(['Oost-Indisch', 'Huis']);
  expect(foldings('Montelbaanstoren')).toContainEqual(['Montelbaans-', 'toren']);
  expect(foldings('Jan Roodenpoortstoren')).toContainEqual(['Jan Rooden-', 'poortstoren']);
});

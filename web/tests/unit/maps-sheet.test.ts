// Tiles, rivers and homes are laid as people draw them.

import { describe, expect, test } from 'vitest';
import {
  edgeAt,
  edgeTo,
  hexAt,
  keyOf,
  middle,
  neighbour,
  stepBy,
} from '../../src/games/roads-and-boats/maps/hexes';
import type { Hex } from '../../src/games/roads-and-boats/maps/hexes';
import * as sheets from '../../src/games/roads-and-boats/maps/sheet';
import { Stroke } from '../../src/games/roads-and-boats/maps/river-stroke';

/** A row of land tiles from 0,0 to the east. */
function row(length: number): sheets.Sheet {
  let sheet = sheets.blank('Row');
  for (let q = 0; q < length; q += 1) sheet = sheets.put(sheet, [q, 0], 'pasture');
  return sheet;
}

const riversAt = (sheet: sheets.Sheet, hex: Hex) => sheet.tiles.get(keyOf(hex))?.rivers;

describe('hexagons', () => {
  test('are found under their middles', () => {
    for (const hex of [
      [0, 0],
      [3, -2],
      [-4, 1],
    ] as const) {
      expect(hexAt(middle(hex))).toEqual(hex);
    }
  });

  test('have their edges where their neighbours are', () => {
    for (let edge = 0; edge < 6; edge += 1) {
      const next = neighbour([2, -1], edge);
      expect(edgeTo([2, -1], next)).toBe(edge);
      expect(edgeAt([2, -1], middle(next))).toBe(edge);
    }
    expect(edgeTo([0, 0], [2, 0])).toBeUndefined();
  });

  test('are walked up and down in a column', () => {
    let hex: Hex = [0, 0];
    for (let n = 0; n < 4; n += 1) hex = stepBy(hex, 'ArrowUp') ?? hex;
    expect(Math.abs(middle(hex).x - middle([0, 0]).x)).toBeLessThan(1);
    for (let n = 0; n < 4; n += 1) hex = stepBy(hex, 'ArrowDown') ?? hex;
    expect(hex).toEqual([0, 0]);
  });
});

describe('a sheet', () => {
  test('comes back from its file as it was', () => {
    let sheet = sheets.setRiver(row(3), [0, 0], 0, true);
    sheet = sheets.toggleHome(sheet, [2, 0]);
    expect(sheets.fromFile(sheets.toFile(sheet))).toEqual(sheet);
  });

  test('lets a river run on both sides of an edge', () => {
    const sheet = sheets.setRiver(row(2), [0, 0], 0, true);
    expect(riversAt(sheet, [0, 0])).toEqual([[0]]);
    expect(riversAt(sheet, [1, 0])).toEqual([[3]]);
    expect(sheets.hasRiver(sheet, [1, 0], 3)).toBe(true);
    const dry = sheets.setRiver(sheet, [1, 0], 3, false);
    expect(riversAt(dry, [0, 0])).toEqual([]);
  });

  test('has no river and no home at sea', () => {
    let sheet = sheets.setRiver(row(2), [0, 0], 0, true);
    sheet = sheets.toggleHome(sheet, [1, 0]);
    sheet = sheets.put(sheet, [1, 0], 'sea');
    expect(riversAt(sheet, [1, 0])).toEqual([]);
    expect(sheet.homes.size).toBe(0);
    expect(sheets.toggleHome(sheet, [1, 0])).toBe(sheet);
    // The mouth stays, and the river flows on where the sea becomes land.
    expect(riversAt(sheet, [0, 0])).toEqual([[0]]);
    expect(riversAt(sheets.put(sheet, [1, 0], 'woods'), [1, 0])).toEqual([[3]]);
  });

  test('leaves no river towards a tile that is taken away', () => {
    const sheet = sheets.remove(sheets.setRiver(row(2), [0, 0], 0, true), [1, 0]);
    expect(riversAt(sheet, [0, 0])).toEqual([]);
    expect(sheet.tiles.size).toBe(1);
  });

  test('knows where the next tile can go', () => {
    expect(sheets.margin(sheets.blank(''))).toEqual([[0, 0]]);
    expect(sheets.margin(row(1))).toHaveLength(6);
  });
});

describe('a stroke', () => {
  test('is a source, a river and its end', () => {
    const sheet = row(3);
    const stroke = new Stroke(sheet, [0, 0]);
    stroke.to([1, 0]);
    const drawn = stroke.to([2, 0]);
    expect(drawn && riversAt(drawn, [0, 0])).toEqual([[0]]);
    expect(drawn && riversAt(drawn, [1, 0])).toEqual([[0, 3]]);
    expect(drawn && riversAt(drawn, [2, 0])).toEqual([[3]]);
  });

  test('takes back what it goes back over', () => {
    const stroke = new Stroke(row(3), [0, 0]);
    stroke.to([1, 0]);
    stroke.to([2, 0]);
    const back = stroke.to([1, 0]);
    expect(back && riversAt(back, [1, 0])).toEqual([[3]]);
    expect(back && riversAt(back, [2, 0])).toEqual([]);
  });

  test('begins anew where it comes back to the tiles', () => {
    const sheet = sheets.remove(row(4), [1, 0]);
    const stroke = new Stroke(sheet, [0, 0]);
    stroke.to([1, 0]);
    stroke.to([2, 0]);
    const drawn = stroke.to([3, 0]);
    expect(drawn && riversAt(drawn, [0, 0])).toEqual([]);
    expect(drawn && riversAt(drawn, [2, 0])).toEqual([[0]]);
  });

  test('does not leave the tiles', () => {
    const stroke = new Stroke(row(1), [0, 0]);
    expect(stroke.to([1, 0])).toBeUndefined();
    expect(stroke.hasMoved).toBe(false);
  });
});

// Rivers are joined, parted and turned as people draw them.

import { expect, test } from 'vitest';
import {
  cross,
  halvesOf,
  nextParting,
  through,
  turned,
  withEdge,
  withoutEdge,
  type Rivers,
} from '../../src/games/roads-and-boats/maps/rivers';

test('rivers cross if one lies on both sides of the other', () => {
  expect(cross([0, 3], [1, 4])).toBe(true);
  expect(cross([0, 1], [3, 4])).toBe(false);
  expect(cross([0, 2, 4], [1, 3])).toBe(true);
  expect(cross([0, 3], [1])).toBe(false);
  expect(cross([0, 3], [3])).toBe(true);
});

test('an edge joins the river there is, and begins one where there is none', () => {
  expect(withEdge([], 2)).toEqual([[2]]);
  expect(withEdge([[2]], 5)).toEqual([[2, 5]]);
  expect(withEdge([[2, 5]], 5)).toEqual([[2, 5]]);
});

test('an edge joins the river that it can reach', () => {
  const rivers: Rivers = [
    [0, 2],
    [3, 5],
  ];
  expect(withEdge(rivers, 4)).toEqual([
    [0, 2],
    [3, 4, 5],
  ]);
});

test('a river that runs through stays apart from others unless it crosses them', () => {
  expect(through([[0, 1]], [3, 4])).toEqual([
    [0, 1],
    [3, 4],
  ]);
  expect(through([[0, 3]], [1, 4])).toEqual([[0, 1, 3, 4]]);
});

test('an edge is taken away with its river if that was a source', () => {
  expect(withoutEdge([[0, 3]], 3)).toEqual([[0]]);
  expect(withoutEdge([[0]], 0)).toEqual([]);
});

test('six turns lead back', () => {
  let rivers: Rivers = [[0, 1, 3]];
  for (let n = 0; n < 6; n += 1) rivers = turned(rivers, 1);
  expect(rivers).toEqual([[0, 1, 3]]);
  expect(turned([[0]], -1)).toEqual([[5]]);
});

test('the ways to join four edges come round, and none of them crosses', () => {
  const first: Rivers = [[0, 1, 3, 4]];
  let rivers = first;
  let count = 0;
  do {
    rivers = nextParting(rivers);
    count += 1;
    expect(rivers.flat().toSorted()).toEqual([0, 1, 3, 4]);
    expect(rivers.length === 1 || !cross(rivers[0] ?? [], rivers[1] ?? [])).toBe(true);
  } while (JSON.stringify(rivers) !== JSON.stringify(first) && count < 50);
  // All in one, one of four as a source, or two pairs of neighbours in two ways.
  expect(count).toBe(7);
});

test('the rim is cut as the server cuts it', () => {
  expect(halvesOf([])).toEqual(Array(12).fill(0));
  expect(halvesOf([[2]])).toEqual(Array(12).fill(0));
  expect(halvesOf([[0, 3]])).toEqual([0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  expect(new Set(halvesOf([[0, 2, 4]])).size).toBe(3);
});

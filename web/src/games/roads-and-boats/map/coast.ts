// Coasts as long lines, a little wavy, so that beaches do not look like the edges of tiles.

import { coastsOf, type Chart } from './chart';
import { between, minus, noise, plus, sideAt, times, write, type Point } from './geometry';

const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** A bent line from one corner to the next. */
function wave(from: Point, to: Point): string {
  const way = minus(to, from);
  const aside = { x: -way.y / 100, y: way.x / 100 };
  const swing = (part: number): Point => {
    const at = between(from, to, part);
    const amount = (noise(Math.round(at.x), Math.round(at.y)) - 0.5) * 16;
    return plus(at, times(aside, amount));
  };
  return `C${write(swing(0.3))} ${write(swing(0.7))} ${write(to)}`;
}

/** All coasts of a map, joined where they meet, with the land on their right. */
export function coastLines(chart: Chart): string {
  const next = new Map<string, { from: Point; to: Point }[]>();
  const ends = new Set<string>();
  const all = coastsOf(chart).map(({ tile, side }) => ({
    from: plus(tile.at, sideAt(side, -1)),
    to: plus(tile.at, sideAt(side, 1)),
  }));
  for (const edge of all) {
    next.set(keyOf(edge.from), [...(next.get(keyOf(edge.from)) ?? []), edge]);
    ends.add(keyOf(edge.to));
  }
  const used = new Set<(typeof all)[number]>();
  const follow = (start: (typeof all)[number]): string => {
    let line = `M${write(start.from)}`;
    let edge: (typeof all)[number] | undefined = start;
    while (edge && !used.has(edge)) {
      used.add(edge);
      line += wave(edge.from, edge.to);
      edge = next.get(keyOf(edge.to))?.find((one) => !used.has(one));
    }
    return line;
  };
  // Those that begin somewhere first; what is left runs in circles.
  const open = all.filter(({ from }) => !ends.has(keyOf(from)));
  return [...open, ...all].flatMap((edge) => (used.has(edge) ? [] : [follow(edge)])).join('');
}

// Coasts as long lines, a little wavy, so that beaches do not look like the edges of tiles.

import { coastsOf, type Chart } from './chart';
import { between, minus, noise, plus, RADIUS, sideAt, times, write, type Point } from './geometry';

const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** How far from a corner the line begins to turn. */
const TURN = 27;

/** A bent line between two points. */
function wave(from: Point, to: Point): string {
  const way = minus(to, from);
  const aside = { x: -way.y / 100, y: way.x / 100 };
  const swing = (part: number): Point => {
    const at = between(from, to, part);
    const amount = (noise(Math.round(at.x), Math.round(at.y)) - 0.5) * 22;
    return plus(at, times(aside, amount));
  };
  return `C${write(swing(0.3))} ${write(swing(0.7))} ${write(to)}`;
}

/** Lines from corner to corner, with the corners rounded. */
function rounded(corners: readonly Point[]): string {
  const isClosed = keyOf(corners[0]!) === keyOf(corners[corners.length - 1]!);
  const near = (corner: Point, other: Point): Point => between(corner, other, TURN / RADIUS);
  const first = isClosed ? near(corners[0]!, corners[1]!) : corners[0]!;
  let line = `M${write(first)}`;
  let from = first;
  for (let nth = 1; nth < corners.length; nth += 1) {
    const corner = corners[nth]!;
    const next = corners[nth + 1] ?? (isClosed ? corners[1] : undefined);
    if (!next) {
      line += wave(from, corner);
      continue;
    }
    const before = near(corner, corners[nth - 1]!);
    from = near(corner, next);
    line += `${wave(nth === 1 ? first : near(corners[nth - 1]!, corner), before)}Q${write(corner)} ${write(from)}`;
  }
  return isClosed ? `${line}Z` : line;
}

interface Edge {
  from: Point;
  to: Point;
}

/** All coasts of a map, joined where they meet, with the land on their right. */
export function coastLines(chart: Chart): string {
  const all: Edge[] = coastsOf(chart).map(({ tile, side }) => ({
    from: plus(tile.at, sideAt(side, -1)),
    to: plus(tile.at, sideAt(side, 1)),
  }));
  const next = new Map<string, Edge[]>();
  for (const edge of all) next.set(keyOf(edge.from), [...(next.get(keyOf(edge.from)) ?? []), edge]);
  const ends = new Set(all.map(({ to }) => keyOf(to)));
  const used = new Set<Edge>();
  const follow = (start: Edge): string => {
    const corners = [start.from];
    let edge: Edge | undefined = start;
    while (edge) {
      used.add(edge);
      corners.push(edge.to);
      edge = next.get(keyOf(edge.to))?.find((one) => !used.has(one));
    }
    return rounded(corners);
  };
  // Those that begin somewhere first; what is left runs in circles.
  const open = all.filter(({ from }) => !ends.has(keyOf(from)));
  return [...open, ...all].flatMap((edge) => (used.has(edge) ? [] : [follow(edge)])).join('');
}

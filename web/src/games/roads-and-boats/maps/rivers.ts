// The rivers of one tile, as they are drawn: each is the edges that it runs to. One edge is a source.

export type Rivers = readonly (readonly number[])[];

const sorted = (edges: readonly number[]): number[] => edges.toSorted((one, other) => one - other);

/** Rivers in an order that does not depend on how they came about. */
const tidy = (rivers: Rivers): Rivers =>
  rivers
    .filter((river) => river.length > 0)
    .map(sorted)
    .toSorted(([one = 0], [other = 0]) => one - other);

export const hasEdge = (rivers: Rivers, edge: number): boolean =>
  rivers.some((river) => river.includes(edge));

/** Between which two arms of a river an edge lies. */
function sector(river: readonly number[], edge: number): number {
  return river.filter((arm) => arm < edge).length % river.length;
}

/** Whether two rivers of a tile would run through each other. */
export function cross(one: readonly number[], other: readonly number[]): boolean {
  if (one.some((edge) => other.includes(edge))) return true;
  if (one.length < 2 || other.length < 2) return false;
  return new Set(one.map((edge) => sector(sorted(other), edge))).size > 1;
}

/** Lets a river run through a tile. Rivers that it meets or crosses become one with it. */
export function through(rivers: Rivers, edges: readonly number[]): Rivers {
  let joined = [...new Set(edges)];
  let apart = [...rivers];
  for (;;) {
    const met = apart.filter((river) => cross(river, joined));
    if (met.length === 0) return tidy([...apart, joined]);
    joined = [...new Set([...joined, ...met.flat()])];
    apart = apart.filter((river) => !met.includes(river));
  }
}

/** Lets a river come in over an edge: it joins the first river that it can reach without crossing another. */
export function withEdge(rivers: Rivers, edge: number): Rivers {
  if (hasEdge(rivers, edge)) return rivers;
  const reached = rivers.find((river) =>
    rivers.every((other) => other === river || !cross(other, [...river, edge])),
  );
  return through(rivers, reached ? [...reached, edge] : [edge]);
}

/** Takes an edge from its river. */
export const withoutEdge = (rivers: Rivers, edge: number): Rivers =>
  tidy(rivers.map((river) => river.filter((arm) => arm !== edge)));

/** Turns a tile clockwise by so many edges. */
export const turned = (rivers: Rivers, by: number): Rivers =>
  tidy(rivers.map((river) => river.map((edge) => (edge + by + 6) % 6)));

/** All ways in which one river, or two that do not cross, can run to these edges. */
function partings(edges: readonly number[]): Rivers[] {
  const [first, ...rest] = sorted(edges);
  if (first === undefined) return [];
  const ways: Rivers[] = [[[first, ...rest]]];
  for (let bits = 1; bits < 1 << rest.length; bits += 1) {
    const apart = rest.filter((_, n) => bits & (1 << n));
    const stays = [first, ...rest.filter((edge) => !apart.includes(edge))];
    if (!cross(stays, apart)) ways.push(tidy([stays, apart]));
  }
  return ways;
}

/** The same edges, joined in the next way: as one river, or as two. */
export function nextParting(rivers: Rivers): Rivers {
  const ways = partings(rivers.flat());
  const now = JSON.stringify(tidy(rivers));
  const at = ways.findIndex((way) => JSON.stringify(way) === now);
  return ways[(at + 1) % ways.length] ?? rivers;
}

/** Whether there is more than one way to join the edges. */
export const canPart = (rivers: Rivers): boolean => rivers.flat().length > 1;

/** The region of each half of the rim, clockwise, as the server counts them; for drawing alone. */
export function halvesOf(rivers: Rivers): number[] {
  const known: string[] = [];
  return Array.from({ length: 12 }, (_, half) => {
    const sectors = rivers
      .filter((river) => river.length > 1)
      .map((river) => river.filter((edge) => 2 * edge < half).length % river.length)
      .join();
    if (!known.includes(sectors)) known.push(sectors);
    return known.indexOf(sectors);
  });
}

// Canal houses: where they stand, and the lines of their walls, gables and windows.

export type Gable = 'step' | 'neck' | 'bell' | 'spout' | 'cornice';

export interface House {
  x: number;
  width: number;
  /** From the quay to where the gable begins. */
  wall: number;
  gable: Gable;
  /** Which of the colours of brick and plaster. */
  tone: number;
}

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
  isLit: boolean;
}

/** The widths, walls, gables and tones of a row, from left to right. */
type Row = readonly (readonly [number, number, Gable, number])[];

const WEST: Row = [
  [62, 128, 'step', 0],
  [54, 150, 'neck', 3],
  [58, 118, 'cornice', 1],
  [50, 142, 'bell', 4],
  [64, 126, 'spout', 2],
  [52, 158, 'step', 5],
  [56, 132, 'neck', 1],
  [60, 146, 'cornice', 0],
  [50, 120, 'bell', 3],
  [58, 140, 'step', 2],
  [54, 112, 'spout', 5],
];

const EAST: Row = [
  [56, 116, 'spout', 1],
  [52, 144, 'bell', 2],
  [62, 130, 'step', 3],
  [54, 154, 'neck', 0],
  [58, 122, 'cornice', 5],
  [50, 146, 'bell', 4],
  [60, 134, 'step', 1],
  [56, 118, 'neck', 2],
  [62, 150, 'cornice', 3],
  [52, 128, 'spout', 0],
  [58, 142, 'step', 4],
  [54, 120, 'bell', 5],
];

function along(row: Row, from: number): House[] {
  let x = from;
  return row.map(([width, wall, gable, tone]) => {
    const house = { x, width, wall, gable, tone };
    x += width;
    return house;
  });
}

/** Both rows, with the gap between them where the bridge is. */
export const HOUSES: readonly House[] = [...along(WEST, 0), ...along(EAST, 860)];

/** The outline of a house that stands at height `ground`. */
export function outline({ x, width: w, wall, gable }: House, ground: number): string {
  const top = ground - wall;
  const at = (across: number, up: number): string =>
    `${(x + w * across).toFixed(1)} ${(top - up).toFixed(1)}`;
  return `M${x} ${ground}L${at(0, 0)}${gables[gable](at)}L${at(1, 0)}L${x + w} ${ground}z`;
}

type At = (across: number, up: number) => string;

const gables: Record<Gable, (at: At) => string> = {
  step: (at) => {
    const left = [0, 1, 2, 3].map(
      (n) => `L${at(n * 0.1, n * 9 + 9)}L${at(n * 0.1 + 0.1, n * 9 + 9)}`,
    );
    const right = [3, 2, 1, 0].map(
      (n) => `L${at(0.9 - n * 0.1, n * 9 + 9)}L${at(1 - n * 0.1, n * 9 + 9)}`,
    );
    return `${left.join('')}L${at(0.4, 43)}L${at(0.6, 43)}${right.join('')}`;
  },
  neck: (at) =>
    `C${at(0.04, 12)} ${at(0.26, 6)} ${at(0.28, 22)}L${at(0.28, 34)}L${at(0.22, 36)}L${at(0.5, 50)}L${at(0.78, 36)}L${at(0.72, 34)}L${at(0.72, 22)}C${at(0.74, 6)} ${at(0.96, 12)} ${at(1, 0)}`,
  bell: (at) =>
    `C${at(0.02, 20)} ${at(0.3, 14)} ${at(0.31, 34)}Q${at(0.5, 52)} ${at(0.69, 34)}C${at(0.7, 14)} ${at(0.98, 20)} ${at(1, 0)}`,
  spout: (at) => `L${at(0.4, 34)}L${at(0.4, 42)}L${at(0.6, 42)}L${at(0.6, 34)}`,
  cornice: (at) => `L${at(-0.03, 0)}L${at(-0.03, 8)}L${at(1.03, 8)}L${at(1.03, 0)}`,
};

/** The windows of a house; about half of them are lit when it is dark. */
export function windows({ x, width, wall, tone }: House, ground: number): Window[] {
  const columns = width > 55 ? 3 : 2;
  const rows = Math.floor((wall - 30) / 30);
  const size = { width: 10, height: 17 };
  const step = width / (columns + 0.4);
  const all: Window[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      all.push({
        x: x + step * (column + 0.7) - size.width / 2,
        y: ground - wall + 8 + row * 30,
        ...size,
        isLit: (Math.round(x) * 7 + row * 5 + column * 3 + tone) % 5 < 2,
      });
    }
  }
  return all;
}

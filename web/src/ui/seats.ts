// The signs of seats, so that their colours are never needed to tell them apart. Paths in a box of 20 by 20.

/** A square, a circle, a triangle, a diamond, a cross and a hexagon. */
const SIGNS = [
  'M6 6h8v8h-8z',
  'M10 5.5a4.5 4.5 0 1 0 .01 0z',
  'M10 5l5 9H5z',
  'M10 4.5l5 5.5-5 5.5-5-5.5z',
  'M8.2 5h3.6v3.2H15v3.6h-3.2V15H8.2v-3.2H5V8.2h3.2z',
  'M10 4.6l4.7 2.7v5.4L10 15.4l-4.7-2.7V7.3z',
] as const;

/** The sign of a seat. */
export const seatSign = (seat: number): string => SIGNS[seat % SIGNS.length] ?? SIGNS[0];

// How wide texts are, as the browser will draw them.

import type { Measure } from './labels';

const FACE = "600 100px 'Source Sans 3 Variable', sans-serif";

/** Measures in the face of the names of places. It has to be asked anew once the face is there. */
export function measureNames(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * 0.52;
  context.font = FACE;
  return (text) => context.measureText(text).width / 100;
}

/** Waits for the face of the names. */
export async function facesLoaded(): Promise<void> {
  await document.fonts.load(FACE);
}

// How wide texts are, as the browser will draw them.

import type { Measure } from './labels';

/** The face of texts, as the styles name it. */
const face = (): string =>
  `600 100px ${getComputedStyle(document.documentElement).getPropertyValue('--face-text')}`;

/** Measures in the face of the names of places. It has to be asked anew once the face is there. */
export function measureNames(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * 0.52;
  context.font = face();
  return (text) => context.measureText(text).width / 100;
}

/** Waits for the face of the names. */
export async function facesLoaded(): Promise<void> {
  await document.fonts.load(face());
}

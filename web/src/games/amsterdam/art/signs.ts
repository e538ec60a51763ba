// The sign of each card, so that colours are never needed to tell them apart. Paths in a box of 24 by 24.

import type { Card } from '../../../gen/amsterdam';

export const SIGNS: Record<Card, string> = {
  // A tulip.
  pink: 'M12 3c1.6 1.6 2.4 3 2.6 4.4L18 5v5.5c0 2.9-2 5-5 5.4V18c1.6-1.8 3.4-2.6 5.5-2.5-.9 2.7-2.8 4.6-5.5 5.2V22h-2v-1.3c-2.7-.6-4.6-2.5-5.5-5.2 2.1-.1 3.9.7 5.5 2.5v-2.1c-3-.4-5-2.5-5-5.4V5l3.4 2.4C9.6 6 10.4 4.6 12 3z',
  // A drop of water.
  blue: 'M12 2.5c4 4.8 6.5 8.2 6.5 11.7a6.5 6.5 0 0 1-13 0C5.5 10.7 8 7.3 12 2.5zM8.4 14a3.8 3.8 0 0 0 3.1 3.9l.3-1.6a2.2 2.2 0 0 1-1.8-2.3z',
  // A leaf.
  green:
    'M20.5 3.5C21 12 17.5 18 10.5 18c-1.3 0-2.5-.3-3.5-.8L4.8 20.5l-1.6-1.1 2.3-3.3C3.6 13.6 4 9.9 6.6 7.5 9.8 4.6 14.5 5.5 20.5 3.5zM8 14.6c2-3 4.5-5 8-6.6-4 .8-7.3 2.7-9.3 5z',
  // A fish.
  black:
    'M2 12c3-4.5 6.3-6.5 10-6.5 3 0 5.3 1.5 7 3.7L22.5 6v12L19 14.8c-1.7 2.2-4 3.7-7 3.7-3.7 0-7-2-10-6.5zm5.2-1.9a1.4 1.4 0 1 0 .01 0z',
  // A gabled house.
  red: 'M4 21V10h2V7.5h2V5h2V2.5h4V5h2v2.5h2V10h2v11h-6v-5.5h-4V21zM10.5 8.5v3h3v-3z',
  // A sun.
  orange:
    'M12 7.2a4.8 4.8 0 1 0 .01 0zM11 1.5h2v4h-2zM11 18.5h2v4h-2zM1.5 11h4v2h-4zM18.5 11h4v2h-4zM4 5.4 5.4 4l2.8 2.8-1.4 1.4zM15.8 17.2l1.4-1.4L20 18.6 18.6 20zM4 18.6l2.8-2.8 1.4 1.4L5.4 20zM15.8 6.8 18.6 4 20 5.4l-2.8 2.8z',
  // A compass rose.
  wild: 'M12 1.5l2.3 7.1 5.1-4-4 5.1 7.1 2.3-7.1 2.3 4 5.1-5.1-4L12 22.5l-2.3-7.1-5.1 4 4-5.1L1.5 12l7.1-2.3-4-5.1 5.1 4z',
};

/** A loaded cart from its side: the symbol of routes that bring a bonus card. In a box of 24 by 24. */
export const CART_SIGN =
  'M1 6.5h3.6l1.3 3H20.5l-1.8 6H7.6L3.5 8.5H1zM7.5 8.3c.3-2.6 2-4.3 4.2-4.3.8 0 1.5.2 2.1.6.5-.3 1.1-.5 1.8-.5 2 0 3.4 1.7 3.5 4.2zM9 15.8a3 3 0 1 0 .01 0zM16.5 15.8a3 3 0 1 0 .01 0z';

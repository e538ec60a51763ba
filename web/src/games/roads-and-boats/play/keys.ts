// The keys of Roads & Boats, as they are listed.

import type { GameKey } from '../../game-page';

export const KEYS: readonly GameKey[] = [
  { keys: ['N'], what: 'rb-key-next' },
  { keys: ['⇧', 'N'], what: 'rb-key-previous' },
  { keys: ['L'], what: 'rb-key-load' },
  { keys: ['U'], what: 'rb-key-unload' },
  { keys: ['H'], what: 'rb-key-haul' },
  { keys: ['⇧'], what: 'rb-key-haul-once' },
  { keys: ['D'], what: 'rb-key-done' },
  { keys: ['O'], what: 'rb-key-home' },
  { keys: ['1', '…', '6'], what: 'rb-key-panels' },
  { keys: ['+', '−', '0'], what: 'rb-key-zoom' },
  { keys: ['←', '↑', '→', '↓'], what: 'rb-key-tiles' },
  { keys: ['⇧', '←', '→'], what: 'rb-key-pan' },
];

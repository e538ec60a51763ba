// The screens that games bring besides their tables, and which of them an address means.

import { gameEntries } from '.';
import type { GameLink, GameScreen } from './game-entry';

export const screens: readonly GameScreen[] = gameEntries.flatMap((game) => game.screens ?? []);
export const menu: readonly GameLink[] = gameEntries.flatMap((game) => game.menu ?? []);

/** What the parts of an address give to a screen, if they are its address. */
export function givenTo(
  { path }: GameScreen,
  parts: readonly string[],
): Record<string, string> | undefined {
  const wanted = path.slice(1).split('/');
  if (wanted.length !== parts.length) return undefined;
  const given: Record<string, string> = {};
  for (const [nth, want] of wanted.entries()) {
    const part = parts[nth] ?? '';
    if (want.startsWith(':')) given[want.slice(1)] = part;
    else if (want !== part) return undefined;
  }
  return given;
}

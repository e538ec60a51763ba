// The screens that games bring besides their tables. A game lists its own in the `screens.ts` of its folder.

import type { Component } from 'svelte';
import type { WordFile } from '../lib/words.svelte';

export interface GameScreen {
  /** Its address. A part that begins with a colon may be anything, and is given to the screen by that name. */
  path: string;
  /** The words that it needs besides those of the page. */
  files: readonly WordFile[];
  load: () => Promise<{ default: Component<never> }>;
}

/** An entry of the main menu. */
export interface MenuEntry {
  href: string;
  key: string;
}

interface Brought {
  screens: readonly GameScreen[];
  menu: readonly MenuEntry[];
}

const brought = Object.values(import.meta.glob<Brought>('./*/screens.ts', { eager: true }));

export const screens: readonly GameScreen[] = brought.flatMap((game) => game.screens);
export const menu: readonly MenuEntry[] = brought.flatMap((game) => game.menu);

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

// What somebody likes, kept in the browser.

import { kept } from './browser/storage';

export interface Preferences {
  theme: 'system' | 'light' | 'dark';
  /** How much moves: `system` asks the browser. */
  motion: 'system' | 'full' | 'none';
  /** Whether an action waits for a second click. */
  confirm: 'always' | 'touch' | 'never';
  /** Whether one is told what is still possible before a phase is ended. */
  remind: boolean;
  sounds: boolean;
  /** Browser notifications when it is one's turn. */
  notify: boolean;
  /** The same when one can play early. */
  notifyEarly: boolean;
  /** Patterns on what a game tells apart by colours. */
  patterns: boolean;
  /** The colours of what a game tells apart by them: as in the box, or told apart by everybody. */
  colors: 'box' | 'safe';
  /** The bot that somebody last played against, by game. */
  levels: Record<string, string>;
}

const DEFAULTS: Preferences = {
  theme: 'system',
  motion: 'system',
  confirm: 'touch',
  remind: true,
  sounds: true,
  notify: false,
  notifyEarly: true,
  patterns: true,
  colors: 'box',
  levels: {},
};

const KEPT = 'towpath.preferences';

function read(): Preferences {
  try {
    const chosen = JSON.parse(kept.get(KEPT) ?? '{}') as Partial<Preferences>;
    return { ...DEFAULTS, ...chosen, levels: { ...chosen.levels } };
  } catch {
    return { ...DEFAULTS, levels: {} };
  }
}

export const preferences: Preferences = $state(read());

const still = matchMedia('(prefers-reduced-motion: reduce)');
const touch = matchMedia('(pointer: coarse)');
const fine = matchMedia('(hover: hover) and (pointer: fine)');
const dark = matchMedia('(prefers-color-scheme: dark)');

/** Whether things move on the screen. */
export const moves = (): boolean =>
  preferences.motion === 'full' || (preferences.motion === 'system' && !still.matches);

/** Whether an action waits for a second click. */
export const confirms = (): boolean =>
  preferences.confirm === 'always' || (preferences.confirm === 'touch' && touch.matches);

/** Whether there is most likely a keyboard, so that its keys are worth naming. */
export const hasKeys = (): boolean => fine.matches;

/** Keeps the preferences, and shows them on the page. Called once. */
export function keepPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      kept.set(KEPT, JSON.stringify(preferences));
      show();
    });
  });
  // Other windows of the page follow.
  addEventListener('storage', ({ key }) => {
    if (key === KEPT) Object.assign(preferences, read());
  });
  dark.addEventListener('change', show);
  still.addEventListener('change', show);
}

function show(): void {
  const { theme, patterns, colors } = preferences;
  const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
  const { dataset } = document.documentElement;
  dataset.theme = isDark ? 'dark' : 'light';
  dataset.motion = moves() ? 'full' : 'none';
  dataset.patterns = patterns ? 'on' : 'off';
  dataset.colors = colors;
}

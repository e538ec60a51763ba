// Times as people tell them, in the language of the page.

import { words } from './words.svelte';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, in one unit: "3 hours ago". */
export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.max(0, (now - at) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** The time, told anew so often that "3 minutes ago" stays true. */
class Watch {
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), 20_000);
  }
}

const watch = new Watch();

/** How long ago something was; follows the time and the language. */
export const since = (at: number): string => ago(at, Math.max(watch.now, at), words.language);

/** A moment in full, for those who want to know exactly. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** The day of a moment. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at);

/** A number as the language writes it. */
export const count = (number: number): string =>
  new Intl.NumberFormat(words.language).format(number);

/** A number with one digit after the point. */
export const decimal = (number: number): string =>
  new Intl.NumberFormat(words.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(number);

/** A part of one as a percentage. */
export const percent = (part: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent' }).format(part);

/** Several things as the language lists them: "you, Anna and a bot". */
export const list = (items: readonly string[]): string =>
  new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);

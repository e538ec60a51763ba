// Times in four languages.

import { beforeAll, describe, expect, it, vi } from 'vitest';

let ago: (at: number, now: number, language: string) => string;
const NOW = Date.UTC(2026, 10, 16, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeAll(async () => {
  // The module follows the clock of the page, which needs neither a window nor real time here.
  vi.useFakeTimers();
  ({ ago } = await import('../../src/lib/time.svelte'));
});

describe('how long ago something was', () => {
  it('is told in the largest unit that has passed', () => {
    expect(ago(NOW - 10_000, NOW, 'en')).toBe('now');
    expect(ago(NOW - 3 * MINUTE, NOW, 'en')).toBe('3 minutes ago');
    expect(ago(NOW - 119 * MINUTE, NOW, 'en')).toBe('1 hour ago');
    expect(ago(NOW - DAY, NOW, 'en')).toBe('yesterday');
    expect(ago(NOW - 15 * DAY, NOW, 'en')).toBe('2 weeks ago');
    expect(ago(NOW - 800 * DAY, NOW, 'en')).toBe('2 years ago');
  });

  it('is never in the future, even if the clocks differ', () => {
    expect(ago(NOW + MINUTE, NOW, 'en')).toBe('now');
  });

  it('follows the language', () => {
    expect(ago(NOW - 3 * MINUTE, NOW, 'fi')).toBe('3 minuuttia sitten');
    expect(ago(NOW - 5 * MINUTE, NOW, 'pl')).toBe('5 minut temu');
    expect(ago(NOW - DAY, NOW, 'nb')).toBe('i går');
  });
});

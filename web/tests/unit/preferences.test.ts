// What is kept in the browser, and what it means.

import { beforeEach, describe, expect, it, vi } from 'vitest';

const media = { coarse: false, still: false };

/** The module as it begins with so much kept in the browser. */
async function begin(kept: string | null) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: () => undefined });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse') ? media.coarse : query.includes('motion') && media.still,
    addEventListener: () => undefined,
  }));
  return import('../../src/lib/preferences.svelte');
}

beforeEach(() => Object.assign(media, { coarse: false, still: false }));

describe('preferences', () => {
  it('begin with good ones', async () => {
    const { preferences } = await begin(null);
    expect(preferences).toMatchObject({ theme: 'system', confirm: 'touch', notify: false });
  });

  it('keep what was chosen, and fill in what is new', async () => {
    const { preferences } = await begin('{"theme":"dark"}');
    expect(preferences).toMatchObject({ theme: 'dark', colors: 'box', patterns: true });
  });

  it('survive what cannot be read', async () => {
    const { preferences } = await begin('{"theme":');
    expect(preferences.theme).toBe('system');
  });
});

describe('a second click', () => {
  it('is asked for on touch screens, unless somebody wants it otherwise', async () => {
    media.coarse = true;
    const { confirms, preferences } = await begin(null);
    expect(confirms()).toBe(true);
    preferences.confirm = 'never';
    expect(confirms()).toBe(false);
  });

  it('is asked for with a mouse only if somebody wants it', async () => {
    const { confirms, preferences } = await begin(null);
    expect(confirms()).toBe(false);
    preferences.confirm = 'always';
    expect(confirms()).toBe(true);
  });
});

describe('movement', () => {
  it('follows the device, unless somebody wants it otherwise', async () => {
    media.still = true;
    const { moves, preferences } = await begin(null);
    expect(moves()).toBe(false);
    preferences.motion = 'full';
    expect(moves()).toBe(true);
  });
});

// Which screen an address means.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Screen } from '../../src/lib/router.svelte';

let screenOf: (url: URL) => Screen;

beforeAll(async () => {
  // The router looks at the address when it is loaded, and there is no browser here.
  vi.stubGlobal('location', new URL('http://towpath.example/'));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  ({ screenOf } = await import('../../src/lib/router.svelte'));
});

describe('an address', () => {
  const at = (path: string): Screen => screenOf(new URL(path, 'http://towpath.example'));

  it.each([
    ['/', { name: 'home' }],
    ['/tables?show=mine', { name: 'tables' }],
    ['/settings', { name: 'settings' }],
    ['/sign-in', { name: 'sign-in' }],
    ['/me/', { name: 'me' }],
    ['/learn', { name: 'learn' }],
    ['/new', { name: 'new', game: undefined }],
    ['/new/amsterdam', { name: 'new', game: 'amsterdam' }],
    ['/table/k3v9', { name: 'table', table: 'k3v9' }],
    ['/rules', { name: 'rules', game: 'amsterdam', rule: undefined }],
    ['/rules/amsterdam#AM-SET-01', { name: 'rules', game: 'amsterdam', rule: 'AM-SET-01' }],
    ['/table/k3v9/replay', { name: 'replay', table: 'k3v9', step: undefined, seat: undefined }],
    ['/table/k3v9/replay/12?seat=1', { name: 'replay', table: 'k3v9', step: 12, seat: 1 }],
  ])('%s leads to its screen', (path, screen) => {
    expect(at(path)).toEqual(screen);
  });

  it.each(['/nowhere', '/tables/more', '/table', '/table/k3v9/other', '/table/k3v9/replay/abc'])(
    '%s is lost',
    (path) => {
      expect(at(path)).toEqual({ name: 'lost' });
    },
  );
});

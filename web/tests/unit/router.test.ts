// Which screen an address means.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Screen } from '../../src/lib/router.svelte';
import { screens } from '../../src/games/screens';
import routes from '../../src/lib/routes.txt?raw';

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
    ['/learn', { name: 'game', path: '/learn', given: {} }],
    ['/new', { name: 'new', game: undefined }],
    ['/new/amsterdam', { name: 'new', game: 'amsterdam' }],
    ['/table/k3v9', { name: 'table', table: 'k3v9' }],
    ['/rules', { name: 'rules', game: 'amsterdam', rule: undefined }],
    ['/rules/amsterdam#AM-SET-01', { name: 'rules', game: 'amsterdam', rule: 'AM-SET-01' }],
    ['/table/k3v9/replay', { name: 'replay', table: 'k3v9', step: undefined, seat: undefined }],
    ['/table/k3v9/replay/12?seat=1', { name: 'replay', table: 'k3v9', step: 12, seat: 1 }],
    ['/maps', { name: 'game', path: '/maps', given: {} }],
    ['/maps/new', { name: 'game', path: '/maps/new', given: {} }],
    ['/maps/k3v9', { name: 'game', path: '/maps/:map', given: { map: 'k3v9' } }],
    ['/maps/k3v9/edit', { name: 'game', path: '/maps/:map/edit', given: { map: 'k3v9' } }],
  ])('%s leads to its screen', (path, screen) => {
    expect(at(path)).toEqual(screen);
  });

  it.each([
    '/nowhere',
    '/robots.txt',
    '/index.html',
    '/tables/more',
    '/table',
    '/table/k3v9/other',
    '/table/k3v9/replay/abc',
    '/table/k3v9/replay/1234567890',
    '/table/k3v9/replay/1/2',
    '/rules/amsterdam/more',
    '/maps/k3v9/other',
  ])('%s is lost', (path) => {
    expect(at(path)).toEqual({ name: 'lost' });
  });

  // The server answers the addresses of this list with the page, and all others with 404.
  it.each(routes.trim().split('\n'))(
    '%s of the list that the server knows has a screen',
    (route) => {
      expect(at(route.replace('*', 'k3v9').replace('#', '7')).name).not.toBe('lost');
    },
  );

  it.each(screens.map(({ path }) => path))('%s of a game is one that the server knows', (path) => {
    expect(at(path.replace(':step', '7').replace(/:\w+/, 'k3v9'))).toMatchObject({
      name: 'game',
      path,
    });
  });
});

// Which screen an address means. Links are ordinary links; this follows them without loading the page again.

import { gameEntries } from '../games';
import { givenTo, screens } from '../games/screens';
import routes from './routes.txt?raw';

export type Screen =
  | { name: 'home' }
  | { name: 'tables' }
  | { name: 'new'; game?: string }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string; step?: number; seat?: number }
  | { name: 'rules'; game: string; rule?: string }
  | { name: 'settings' }
  | { name: 'sign-in' }
  | { name: 'me' }
  /** A screen that a game brings, with what its address gives it. */
  | { name: 'game'; path: string; given: Record<string, string> }
  | { name: 'lost' };

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** The addresses that have a screen. The server knows them from the same list: `*` is anything, `#` a number. */
const ROUTES = routes.trim().split('\n').map(partsOf);

const isKnown = (parts: readonly string[]): boolean =>
  ROUTES.some(
    (route) =>
      route.length === parts.length &&
      route.every((known, nth) => {
        const part = parts[nth];
        return known === '*' || (known === '#' ? number(part) !== undefined : known === part);
      }),
  );

/** The screen of an address. */
export function screenOf(url: URL): Screen {
  const parts = partsOf(url.pathname);
  if (!isKnown(parts)) return { name: 'lost' };
  const [first, second, third, fourth] = parts;
  switch (first) {
    case undefined:
      return { name: 'home' };
    case 'tables':
    case 'settings':
    case 'sign-in':
    case 'me':
      return { name: first };
    case 'new':
      return { name: 'new', game: second };
    case 'table': {
      const table = second ?? '';
      if (third === undefined) return { name: 'table', table };
      const seat = number(url.searchParams.get('seat') ?? undefined);
      return { name: 'replay', table, step: number(fourth), seat };
    }
    case 'rules':
      return {
        name: 'rules',
        game: second ?? gameEntries[0].game,
        rule: url.hash.slice(1) || undefined,
      };
    default:
      return gameScreenOf(parts);
  }
}

/** The screen of a game that has an address, if one has. */
function gameScreenOf(parts: readonly string[]): Screen {
  for (const screen of screens) {
    const given = givenTo(screen, parts);
    if (given) return { name: 'game', path: screen.path, given };
  }
  return { name: 'lost' };
}

function number(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

class Router {
  url = $state.raw(new URL(location.href));
  screen = $derived(screenOf(this.url));

  constructor() {
    addEventListener('popstate', () => (this.url = new URL(location.href)));
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** Goes to an address of the page. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    const url = new URL(path, location.href);
    if (how === 'push') history.pushState(null, '', url);
    else history.replaceState(null, '', url);
    const isOther = url.pathname !== this.url.pathname;
    this.url = url;
    if (isOther && how === 'push') scrollTo(0, 0);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    // The browser goes to a place on the same screen by itself, and moves the focus there; `popstate` tells of it.
    if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) {
      return;
    }
    event.preventDefault();
    this.go(url.href);
  }
}

export const router = new Router();

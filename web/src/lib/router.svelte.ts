// Which screen an address means. Links are ordinary links; this follows them without loading the page again.

export type Screen =
  | { name: 'home' }
  | { name: 'tables' }
  | { name: 'new'; game?: string }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string; step?: number; seat?: number }
  | { name: 'rules'; game: string; rule?: string }
  | { name: 'learn' }
  | { name: 'maps' }
  | { name: 'map'; map: string }
  | { name: 'map-editor'; map?: string }
  | { name: 'settings' }
  | { name: 'sign-in' }
  | { name: 'me' }
  | { name: 'lost' };

/** The screen of an address. */
export function screenOf(url: URL): Screen {
  const [first, second, third, fourth] = url.pathname.split('/').filter((part) => part !== '');
  switch (first) {
    case undefined:
      return { name: 'home' };
    case 'tables':
    case 'settings':
    case 'sign-in':
    case 'me':
    case 'learn':
      return second === undefined ? { name: first } : { name: 'lost' };
    case 'new':
      return { name: 'new', game: second };
    case 'table':
      if (second === undefined) return { name: 'lost' };
      if (third === undefined) return { name: 'table', table: second };
      if (third !== 'replay') return { name: 'lost' };
      if (fourth !== undefined && number(fourth) === undefined) return { name: 'lost' };
      return {
        name: 'replay',
        table: second,
        step: number(fourth),
        seat: number(url.searchParams.get('seat') ?? undefined),
      };
    case 'rules':
      return { name: 'rules', game: second ?? 'amsterdam', rule: url.hash.slice(1) || undefined };
    case 'maps':
      if (second === undefined) return { name: 'maps' };
      if (third === undefined) {
        return second === 'new' ? { name: 'map-editor' } : { name: 'map', map: second };
      }
      return third === 'edit' ? { name: 'map-editor', map: second } : { name: 'lost' };
    default:
      return { name: 'lost' };
  }
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

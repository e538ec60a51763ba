// Who looks at the page.

import type { Me } from '../gen';
import { api } from './api';
import { socket } from './socket.svelte';
import { words } from './words.svelte';

class Self {
  /** Null if nobody is signed in; undefined until that is known. */
  now = $state.raw<Me | null>();

  async load(): Promise<void> {
    this.now = await api.me();
  }

  /** Whoever wants to do something and is nobody yet becomes a guest. */
  async ensure(): Promise<Me> {
    if (this.now) return this.now;
    const me = await api.guest(words.language);
    this.became(me);
    return me;
  }

  /** Notes who one is after signing in, signing out or a change. */
  became(me: Me | null): void {
    const isOther = this.now?.id !== me?.id;
    this.now = me;
    if (isOther) socket.restart();
  }
}

export const self = new Self();

// Who looks at the page.

import { LANGUAGES } from '../gen/languages';
import type { Me } from '../gen';
import { api, Refused } from './api';
import { socket } from './socket.svelte';
import { type Language, words } from './words.svelte';

const PAUSE = 4000;

class Visitor {
  /** Null if nobody is signed in; undefined until that is known. */
  now = $state.raw<Me | null>();

  async load(): Promise<void> {
    this.now = await api.me();
  }

  /** Finds out who one is, however long the server takes to answer. */
  async begin(): Promise<void> {
    while (this.now === undefined) {
      try {
        await this.load();
      } catch {
        await new Promise((again) => setTimeout(again, PAUSE));
      }
    }
  }

  /** Whoever wants to do something and is nobody yet becomes a guest. */
  async ensure(): Promise<Me> {
    if (this.now) return this.now;
    if (!navigator.cookieEnabled) {
      const key = 'page-no-cookies';
      throw new Refused({ code: 'no_cookies', key, message: words.say(key) });
    }
    const guest = await api.guest(words.language);
    this.became(guest);
    return guest;
  }

  /** Notes who one is after signing in, signing out or a change. */
  became(user: Me | null): void {
    const isOther = this.now?.id !== user?.id;
    this.now = user;
    if (isOther) socket.restart();
  }

  /** Speaks another language, here and in what the server sends later. */
  async speak(language: Language): Promise<void> {
    await words.choose(language);
    // The page speaks it in any case: that the server could not note it is no reason to complain.
    if (this.now) this.now = await api.change({ language }).catch(() => this.now);
  }

  /** Speaks the language that somebody who comes back has chosen elsewhere. */
  async resumeLanguage(): Promise<void> {
    const language = LANGUAGES.find((known) => known === this.now?.language);
    if (language && language !== words.language) await words.choose(language);
  }
}

export const me = new Visitor();

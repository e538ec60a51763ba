// Notifications of the browser. Leave to show them is asked for in the settings alone.

import { preferences } from './preferences.svelte';

/** Tells somebody who does not look at the page. A later notification about the same table takes the place of the one before. */
export function notify(title: string, text: string, table: string): void {
  const isWanted = preferences.notify && document.visibilityState === 'hidden';
  if (!isWanted || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body: text, tag: `towpath-${table}` });
    note.addEventListener('click', () => {
      focus();
      note.close();
    });
  } catch {
    // Some phones show notifications only for an installed page.
  }
}

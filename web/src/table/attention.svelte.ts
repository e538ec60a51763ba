// Calls somebody to the table: a sound, a notification, and the title of the page.

import { untrack } from 'svelte';
import { notify } from '../lib/notify';
import { preferences } from '../lib/preferences.svelte';
import { play, prepareSounds } from '../lib/sound';
import { say } from '../lib/words.svelte';
import type { LiveTable } from './live.svelte';
import { titleOf } from './options';

/** Calls whenever the turn comes, as long as the component that asks for it is there. */
export function callToTurn(table: LiveTable): void {
  prepareSounds();
  let wasMine: boolean | undefined;
  let wasEarly: boolean | undefined;
  let wasOver: boolean | undefined;
  let heard: number | undefined;

  $effect(() => {
    const isMine = table.isMyTurn && !table.shown?.outcome;
    untrack(() => {
      // Whoever opens the page on their turn sees it without a bell.
      if (isMine && wasMine === false) {
        play('turn');
        const { shown } = table;
        if (shown) notify(say('table-notify-turn'), titleOf(shown), shown.table);
      }
      wasMine = isMine;
    });
  });
  $effect(() => {
    const { isEarly } = table;
    untrack(() => {
      const { shown } = table;
      if (isEarly && wasEarly === false && shown && preferences.notifyEarly) {
        notify(say('table-notify-early'), titleOf(shown), shown.table);
      }
      wasEarly = isEarly;
    });
  });
  $effect(() => {
    const isOver = table.shown?.outcome !== undefined;
    if (isOver && wasOver === false) play('end');
    wasOver = isOver;
  });
  $effect(() => {
    const last = table.shown?.chat.at(-1);
    const isNew = heard !== undefined && last !== undefined && last.seq > heard;
    const isOwn = table.shown?.yours.some(
      (seat) => table.shown?.seats[seat]?.person?.user === last?.by.user,
    );
    if (isNew && !isOwn) play('remark');
    heard = last?.seq ?? 0;
  });
}

/** What the page is called while the table is shown. */
export function pageTitle(table: LiveTable): string {
  const { shown } = table;
  if (!shown) return '';
  const title = titleOf(shown);
  const isMine = table.isMyTurn && !shown.outcome;
  return isMine ? say('table-page-turn', { title }) : title;
}

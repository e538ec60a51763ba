// What happened, in words: small things that belong together in one line.

import { untrack } from 'svelte';
import { MESSAGES } from '../../gen/roads-and-boats/messages';
import { say } from '../../lib/words.svelte';
import type { GamePage, LogLine } from '../game-page';
import { messageOf, seatIn, sayMessage } from '../message';
import { merge } from './merging';
import { ownerOf, sightOf, type Sight } from './naming';
import { namesOf, targetOf } from './things';
import type { Event, Goods } from './types';

export const tell: GamePage['tell'] = (step, scene) => {
  const news = (step.events as Event[]).filter((event) => isNews(event, scene.eyes));
  return tellEvents(news, sightOf(scene));
};

/** Nobody has to be told that they are done themselves: the next phase says it. */
const isNews = (event: Event, eyes: number | undefined): boolean =>
  event.event !== 'done_with' || event.seat !== eyes;

/** Pieces of land have their letters only once the map is known. */
export const sees: GamePage['sees'] = (scene) =>
  sightOf({ table: scene.table, view: untrack(() => scene.view) }).ground;

/** Events in words. Lines that repeat are counted. */
export function tellEvents(events: readonly Event[], sight: Sight): LogLine[] {
  const runs: { line: LogLine; count: number }[] = [];
  for (const note of merge(events)) {
    const line = lineOf(note.event, note.goods, sight);
    const last = runs.at(-1);
    if (last?.line.text === line.text) last.count += 1;
    else runs.push({ line, count: 1 });
  }
  return runs.map(({ line, count }) =>
    count === 1 ? line : { ...line, text: say('rb-log-times', { line: line.text, count }) },
  );
}

function lineOf(event: Event, goods: Goods, sight: Sight): LogLine {
  const message = messageOf(event, MESSAGES);
  const target = targetOf(event);
  const pushed = event.event === 'pushed_off' ? ownerOf(event.id) : undefined;
  const seat = seatIn(message) ?? pushed;
  // One of a good goes by its name alone, more with their numbers.
  const isOne = Object.values(goods).reduce((sum, count) => sum + count, 0) <= 1;
  const args = isOne ? message.args : { ...message.args, good: { goods } };
  // Whoever acts is named already, and so are their transporters.
  const names = namesOf({ ...sight, eyes: seat });
  return { text: sayMessage({ ...message, args }, names, sight.names ?? []), seat, target };
}

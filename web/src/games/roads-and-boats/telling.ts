// What happened, in words: what belongs together in one line.

import { untrack } from 'svelte';
import { MESSAGES } from '../../gen/roads-and-boats/messages';
import { say } from '../../lib/words.svelte';
import type { GamePage, LogLine } from '../game-page';
import { messageOf, seatIn, sayMessage } from '../message';
import { acts } from './acts/fold';
import { tellAct } from './acts/telling';
import { sightOf, type Sight } from './naming';
import { namesOf } from './things';
import type { Event } from './types';

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

/** Events in words, each with whose doing it is. */
export function tellEvents(events: readonly Event[], sight: Sight): LogLine[] {
  return acts(events).flatMap((act) => {
    // What a log has as headings, or leaves out, is said where there is nothing else.
    if (act.act === 'began' || act.act === 'done') {
      return act.events.map((nth) => lineOf(events[nth] as Event, sight));
    }
    const line = tellAct(act, events, sight);
    return line ? [withName(line, sight)] : [];
  });
}

function lineOf(event: Event, sight: Sight): LogLine {
  const message = messageOf(event, MESSAGES);
  const seat = seatIn(message);
  return { text: sayMessage(message, namesOf({ ...sight, eyes: seat }), sight.names ?? []), seat };
}

function withName(line: LogLine, { names }: Sight): LogLine {
  const name = line.seat === undefined ? undefined : names?.[line.seat];
  if (name === undefined) return line;
  const said = (text: string) => say('rb-act-by', { name, line: text });
  const [before = '', after = ''] = said('\n').split('\n');
  const parts = line.parts && [{ text: before }, ...line.parts, { text: after }];
  return { ...line, text: said(line.text), parts };
}

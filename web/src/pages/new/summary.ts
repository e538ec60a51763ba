// What will happen at a table that is being thought out, in sentences.

import { botName, botNames, gameName } from '../../lib/games.svelte';
import { list } from '../../lib/time.svelte';
import { say } from '../../lib/words.svelte';
import type { TableDraft } from './table-draft.svelte';

/** The sentences, the most important first. */
export function summary(draft: TableDraft): string[] {
  return [
    say('page-sum-who', {
      game: gameName(draft.game.game),
      seats: draft.seats,
      who: list(who(draft)),
    }),
    ...(draft.game.chooses_first ? [firstLine(draft)] : []),
    ...(draft.setup?.summary() ?? []),
    draft.access === 'local'
      ? say('page-sum-access-local')
      : say(`page-sum-access-${draft.access}`, { free: draft.free }),
    clockLine(draft),
    ...(draft.clock === 'none' || draft.access === 'local'
      ? []
      : [say(`page-sum-absent-${draft.absent}`)]),
    say(draft.areWatchersWelcome ? 'page-sum-watch' : 'page-sum-no-watch'),
    ...(draft.areHintsAllowed ? [say('page-sum-hints')] : []),
    ...(draft.canPause && draft.pause > 0 ? [say('page-sum-pause', { seconds: draft.pause })] : []),
    draft.free === 0
      ? say('page-sum-start-now')
      : say('page-sum-start-later', { free: draft.free }),
  ];
}

function who(draft: TableDraft): string[] {
  const mine = draft.sitting.filter((sitter) => sitter === 'me').length;
  const parts: string[] = [];
  if (mine === 1) parts.push(say('page-sum-you'));
  if (mine > 1) parts.push(say('page-sum-you-often', { count: mine }));
  if (draft.free > 0) parts.push(say('page-sum-free', { count: draft.free }));
  for (const bot of botNames(draft.game)) {
    const count = draft.sitting.filter((sitter) => sitter === `bot:${bot}`).length;
    if (count > 0) parts.push(say('page-sum-bots', { count, level: botName(bot) }));
  }
  return parts;
}

function firstLine(draft: TableDraft): string {
  return draft.first < 0
    ? say('page-sum-first-lot')
    : say('page-sum-first', { number: draft.first + 1 });
}

function clockLine(draft: TableDraft): string {
  switch (draft.clock) {
    case 'none':
      return say('page-sum-clock-none');
    case 'live':
      // A field that is being rewritten has no number for a moment.
      return say('page-sum-clock-live', {
        minutes: draft.minutes ?? 0,
        seconds: draft.increment ?? 0,
      });
    case 'days':
      return say('page-sum-clock-days', { days: draft.days });
  }
}

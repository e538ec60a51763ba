// What will happen at a table that is being thought out, in sentences.

import { botName, gameName } from '../../lib/games.svelte';
import { list } from '../../lib/time.svelte';
import { say } from '../../lib/words.svelte';
import type { Plan } from './plan.svelte';

/** The sentences, the most important first. */
export function summary(plan: Plan): string[] {
  return [
    say('page-sum-who', {
      game: gameName(plan.game.game),
      seats: plan.seats,
      who: list(who(plan)),
    }),
    ...mapLine(plan),
    plan.access === 'local'
      ? say('page-sum-access-local')
      : say(`page-sum-access-${plan.access}`, { free: plan.free }),
    clockLine(plan),
    ...(plan.clock === 'none' || plan.access === 'local'
      ? []
      : [say(`page-sum-absent-${plan.absent}`)]),
    say(plan.areWatchersWelcome ? 'page-sum-watch' : 'page-sum-no-watch'),
    ...(plan.areHintsAllowed ? [say('page-sum-hints')] : []),
    plan.free === 0 ? say('page-sum-start-now') : say('page-sum-start-later', { free: plan.free }),
  ];
}

function who(plan: Plan): string[] {
  const mine = plan.sitting.filter((sitter) => sitter === 'me').length;
  const parts: string[] = [];
  if (mine === 1) parts.push(say('page-sum-you'));
  if (mine > 1) parts.push(say('page-sum-you-often', { count: mine }));
  if (plan.free > 0) parts.push(say('page-sum-free', { count: plan.free }));
  for (const bot of plan.game.bots) {
    const count = plan.sitting.filter((sitter) => sitter === `bot:${bot}`).length;
    if (count > 0) parts.push(say('page-sum-bots', { count, level: botName(bot) }));
  }
  return parts;
}

function mapLine(plan: Plan): string[] {
  if (plan.game.maps.length === 0) {
    return [
      plan.first < 0
        ? say('page-sum-first-lot')
        : say('page-sum-first', { number: plan.first + 1 }),
    ];
  }
  return [
    plan.map.kind === 'free'
      ? say('page-sum-map-free', { tiles: plan.tiles ?? 0 })
      : say('page-sum-map', {
          map: plan.map.kind === 'drawn' ? plan.map.map.name : plan.map.name,
        }),
  ];
}

function clockLine(plan: Plan): string {
  switch (plan.clock) {
    case 'none':
      return say('page-sum-clock-none');
    case 'live':
      // A field that is being rewritten has no number for a moment.
      return say('page-sum-clock-live', {
        minutes: plan.minutes ?? 0,
        seconds: plan.increment ?? 0,
      });
    case 'days':
      return say('page-sum-clock-days', { days: plan.days });
  }
}

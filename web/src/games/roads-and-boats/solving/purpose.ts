// What a step of a solved game was for, in words.

import type { Aim, Purpose, StepPurpose } from '../../../gen';
import { list } from '../../../lib/time.svelte';
import { say } from '../../../lib/words.svelte';
import { goodName, sayBuilding, sayGood, sayTopic, sayTransport } from '../naming';

/** What is told of one step: the rest of it matters less. */
const MOST = 3;

/** What a step was for: nothing if it moves no goods. */
export function sayPurpose(told: unknown): string {
  const { role, purposes } = (told ?? { purposes: [] }) as StepPurpose;
  // What came to nothing is told only if that is all.
  const useful = purposes.filter(({ aim }) => aim !== undefined);
  const shown = (useful.length > 0 ? useful : purposes).slice(0, MOST);
  if (shown.length === 0) return '';
  return say(`rb-purpose-${role}`, { purposes: list(shown.map(sayOne)) });
}

/** So many of a good, what they become, and where that goes: "trunks ×2 → boards → woodcutter 2". */
function sayOne({ good, count, through, aim }: Purpose): string {
  const way = [sayGood(count, good), ...through.map(goodName)];
  return [...way, aim ? sayAim(aim) : say('rb-purpose-nothing')].join(' → ');
}

function sayAim(aim: Aim): string {
  switch (aim.aim) {
    case 'building': {
      const { building, nth } = aim;
      const name = sayBuilding(building);
      return nth === 1 ? name : say('rb-purpose-building', { building: name, nth });
    }
    case 'research':
      return say('rb-purpose-research', { topic: sayTopic(aim.topic) });
    case 'transporter':
      return sayTransport(aim.transport);
    case 'brick':
      return say('rb-purpose-brick', { number: aim.number });
    default:
      return say(`rb-purpose-${aim.aim}`);
  }
}

// Entries of a table in words: the game tells its own, the table the rest.

import type { News, StepShown, What } from '../gen';
import type { GamePage, LogLine, Told } from '../games/game-page';
import { say } from '../lib/words.svelte';
import { seatOf } from './entry';
import { isFree } from './names';
import { personName } from './options';
import { stepOf } from './scene';

/** What a log is told with. */
export interface Teller {
  page: GamePage | undefined;
  scene: Told;
}

/** Words for entries in which a seat, and nothing else, matters. */
const OF_SEATS: Partial<Record<What['entry'], string>> = {
  undone: 'table-log-undone',
  asked: 'table-log-asked',
  resigned: 'table-log-resigned',
  timed_out: 'table-log-timed-out',
};

/** An entry in words, a line for each thing worth telling. */
export function linesOf(entry: News | StepShown, { page, scene }: Teller): LogLine[] {
  const step = stepOf(entry);
  const own = ofTable(entry, scene.names);
  const told = step.events.length > 0 && page ? page.tell(step, scene) : [];
  return own ? [own, ...told] : told;
}

function ofTable(entry: News | StepShown, names: readonly string[]): LogLine | undefined {
  const { what } = entry;
  const seat = seatOf(what);
  const name = seat === undefined ? '' : (names[seat] ?? '');
  if (what.entry === 'undone' && what.alone)
    return { text: say('table-log-undone-alone', { name }), seat };
  const ofSeats = OF_SEATS[what.entry];
  if (ofSeats) return { text: say(ofSeats, { name }), seat };
  switch (what.entry) {
    case 'opened':
      return entry.by && { text: say('table-log-opened', { name: personName(entry.by) }) };
    case 'seated':
      return { text: seated(entry, seat ?? 0, names), seat };
    case 'started':
      return { text: started(what.missing ?? [], names) };
    case 'answered':
      return {
        text: say(what.agrees ? 'table-log-agreed' : 'table-log-disagreed', { name }),
        seat,
      };
    case 'rematched':
      return { text: say('table-log-rematched') };
    case 'closed':
      return { text: say('table-log-closed') };
    default:
      return undefined;
  }
}

function started(missing: readonly number[], names: readonly string[]): string {
  if (missing.length === 0) return say('table-log-started');
  const who = missing.map((seat) => names[seat] ?? '').join(', ');
  return say('table-log-started-without', { names: who });
}

/** Who sat down is only known from an entry that is new: one that is told again names the seat alone. */
function seated(entry: News | StepShown, seat: number, names: readonly string[]): string {
  const now = 'seats' in entry ? entry.seats?.[seat] : undefined;
  const number = seat + 1;
  if (!now) return say('table-log-seat-changed', { number });
  if (isFree(now)) return say('table-log-freed', { number });
  if (now.invited) return say('table-log-kept', { name: names[seat] ?? '' });
  return say('table-log-sat', { name: names[seat] ?? '' });
}

// A log by rounds, their stages, and whose doing it was.

import type { News, StepShown } from '../../gen';
import type { Chronicle, Doing, Moment } from '../../games/chronicle';
import type { LogLine } from '../../games/game-page';
import { isStart } from '../entry';
import { takenBack } from '../history';
import { stepOf } from '../scene';

type Entry = News | StepShown;

/** Something to be told: a doing, or an entry of the table's own. */
export interface Item {
  key: string;
  seqs: readonly number[];
  doing?: Doing;
  line?: LogLine;
}

/** What one seat did in a stage. */
export interface Group {
  seat: number | undefined;
  items: Item[];
}

export interface Stage {
  stage: string;
  groups: Group[];
}

export interface Round {
  round: number;
  stages: Stage[];
}

/** What was done in the entries that count. */
export function doingsOf(log: readonly Entry[], chronicle: Chronicle): Doing[] {
  const gone = takenBack(log);
  return chronicle.fold(log.filter(({ seq }) => !gone.has(seq)).map(stepOf));
}

/** A log by rounds. `ofTable` tells the entries that no game knows of. */
export function roundsOf(
  log: readonly Entry[],
  doings: readonly Doing[],
  ofTable: (entry: Entry) => LogLine | undefined,
): Round[] {
  const rounds: Round[] = [];
  const own = ownItems(log, ofTable);
  let now: Moment = { round: 0, stage: '' };
  for (const doing of doings) {
    const { key, seqs, seat } = doing;
    while ((own[0]?.seqs[0] ?? Infinity) < (seqs[0] ?? 0))
      put(rounds, now, own.shift()!, undefined);
    now = doing;
    put(rounds, now, { key, seqs, doing }, seat);
  }
  for (const item of own) put(rounds, now, item, undefined);
  return rounds;
}

/** How people found their seats is of no interest once the game has begun. */
function ownItems(log: readonly Entry[], tell: (entry: Entry) => LogLine | undefined): Item[] {
  const begun = log.findLast(isStart)?.seq ?? 0;
  return log.flatMap((entry) => {
    const line = entry.seq >= begun ? tell(entry) : undefined;
    return line ? [{ key: `entry ${entry.seq}`, seqs: [entry.seq], line }] : [];
  });
}

function put(rounds: Round[], { round, stage }: Moment, item: Item, seat: number | undefined) {
  let last = rounds.at(-1);
  if (last?.round !== round) rounds.push((last = { round, stages: [] }));
  let part = last.stages.at(-1);
  if (part?.stage !== stage) last.stages.push((part = { stage, groups: [] }));
  const group = part.groups.find((one) => one.seat === seat);
  // What the table tells stands where it happened.
  const goesOn = group && (seat !== undefined || group === part.groups.at(-1));
  if (goesOn) group.items.push(item);
  else part.groups.push({ seat, items: [item] });
}

// Everything that can be done, sorted so that a long list is short to read: by transporter, by tile, by kind.

import { say } from '../../../lib/words.svelte';
import { sayHex, sayPhase, sayRegion, sayTransporter, transporterOf, type Sight } from '../naming';
import { offerOf } from '../offering';
import { hexKey, regionKey, type Action } from '../types';
import { sites } from './building';
import { choiceOf, grouped, type Choice, type Group, type Legal } from './choices';
import { transporters } from './moving';

export interface Menu {
  /** What belongs to no thing on the map. */
  plain: Choice[];
  groups: Group[];
}

const WORKS: readonly Action['do'][] = ['produce', 'make', 'harness', 'breed', 'upgrade'];
const PLAIN: readonly Action['do'][] = [
  'keep_praying',
  'stop_praying',
  'take_position',
  'destroy',
  'brick',
  'agree',
  'refuse',
  'withdraw',
];

/** Everything that can be done now, but for the payment of a bill. */
export function menuOf(scene: Legal, sight: Sight): Menu {
  const { legal } = scene;
  const offered = (action: Action): Choice => choiceOf(offerOf(action, sight), action);
  const of = (...kinds: readonly Action['do'][]): Action[] =>
    legal.filter((action) => kinds.includes(action.do));
  const plain = of(...PLAIN).map(offered);
  plain.push(...of('wait').map(offered));
  if (of('done').length > 0) plain.push(doneOf(scene, sight));
  const list = (key: string, title: string, actions: readonly Action[]): Group[] =>
    actions.length > 0 ? [{ key, title, choices: actions.map(offered), isOpen: true }] : [];
  return {
    plain,
    groups: [
      ...list('homes', say('rb-read-homes'), of('settle')),
      ...laying(of('lay_tile'), sight),
      ...list('works', say('rb-read-works'), of(...WORKS)),
      ...research(of('research'), sight),
      ...transporters(scene, sight),
      ...sites(scene, sight),
      ...calls(of('call', 'drop_call'), sight),
    ],
  };
}

/** Being done, with the transporters that could still move. */
function doneOf({ view, guide, eyes }: Legal, sight: Sight): Choice {
  const done: Action = { do: 'done' };
  const movers = (guide?.chances.movers ?? []).filter((id) => !transporterOf(id, view)?.moved);
  const hasLeft = view.phase === 'movement' && !view.seats[eyes ?? -1]?.duty && movers.length > 0;
  const transporters = movers.map((id) => sayTransporter(id, view)).join(', ');
  const label = hasLeft
    ? say('rb-do-done-left', { phase: sayPhase(view.phase), transporters })
    : offerOf(done, sight);
  // Another phase is another button: nobody ends two of them by pressing twice.
  return { ...choiceOf(label, done), key: `done ${view.turn} ${view.phase}` };
}

/** Calls for the order are seldom wanted, and can be made at almost any time. */
function calls(actions: readonly Action[], sight: Sight): Group[] {
  if (actions.length === 0) return [];
  const choices = actions.map((action) => choiceOf(offerOf(action, sight), action));
  return [{ key: 'calls', title: say('rb-panel-order'), choices }];
}

function laying(actions: readonly Action[], sight: Sight): Group[] {
  const tiles = actions.filter((action) => action.do === 'lay_tile');
  return grouped(tiles, ({ hex }) => hexKey(hex)).map((ways) => {
    const tile = sayHex(ways[0]?.hex ?? [0, 0]);
    return {
      key: `lay ${tile}`,
      title: say('rb-menu-lay-where', { tile, count: ways.length }),
      choices: ways.map((action) => choiceOf(offerOf(action, sight), action)),
    };
  });
}

function research(actions: readonly Action[], sight: Sight): Group[] {
  const found = actions.filter((action) => action.do === 'research');
  return grouped(found, ({ region }) => regionKey(region)).map((ways) => {
    const region = sayRegion(ways[0]?.region ?? [0, 0], sight);
    return {
      key: `research ${region}`,
      title: say('rb-menu-research', { region }),
      choices: ways.map((action) => choiceOf(offerOf(action, sight), action)),
    };
  });
}

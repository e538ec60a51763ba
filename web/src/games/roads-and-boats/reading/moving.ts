// What each transporter can do, as choices.

import { say } from '../../../lib/words.svelte';
import { ROOM } from '../../../gen/roads-and-boats/tables';
import {
  directionTo,
  listGoods,
  sayAbout,
  sayDirection,
  sayPlace,
  sayRegion,
  sayTransporter,
  transporterOf,
  type Sight,
} from '../naming';
import { offerOf } from '../offering';
import {
  hexOf,
  placeKey,
  regionKey,
  type Action,
  type Goods,
  type Holder,
  type View,
} from '../types';
import { choiceOf, type Choice, type Group, type Legal } from './choices';
import { journeyOf, sayCargo, sayMovement, type Own } from './standing';

type Step = Extract<Action, { do: 'step' }>;
type Hand = Extract<Action, { do: 'hand' }>;

/** What each transporter of one's own can do: go, take and leave goods, lead geese, carry another. */
export function transporters(scene: Legal, sight: Sight): Group[] {
  const { view, legal, eyes } = scene;
  const isMoving = view.phase === 'movement';
  return (view.seats[eyes ?? -1]?.transporters ?? []).flatMap((own) => {
    const going = steps(own, scene, sight);
    const choices = [
      ...going,
      ...hands(own, scene, sight),
      ...legal
        .filter((action) => isOf(action, own.id))
        .map((action) => choiceOf(offerOf(action, sight), action)),
    ];
    const far = further(own, scene, sight);
    const name = sayTransporter(own.id, view);
    for (const choice of [...going, ...far]) choice.alone = `${name}: ${choice.label}`;
    if (choices.length === 0 && far.length === 0) return [];
    const args = {
      transporter: name,
      place: sayPlace(own.at, sight),
      cargo: sayCargo(own, view),
    };
    const title = isMoving
      ? say('rb-menu-move', { ...args, state: sayMovement(own, view) })
      : say('rb-menu-goods', args);
    const isOnItsWay = journeyOf(own.id, view) !== undefined;
    return [{ key: `transporter ${own.id}`, title, choices, far, isOpen: isOnItsWay }];
  });
}

const isOf = (action: Action, id: number): boolean =>
  ((action.do === 'lead' || action.do === 'leave') && action.transporter === id) ||
  ((action.do === 'carry' || action.do === 'set_down') && action.carrier === id);

/** Single steps, clockwise from the east. */
function steps(own: Own, { legal, guide }: Legal, sight: Sight): Choice[] {
  const routes = guide?.routes.find(({ transporter }) => transporter === own.id)?.routes ?? [];
  const found = legal.filter(
    (action): action is Step => action.do === 'step' && action.transporter === own.id,
  );
  const edge = ({ to }: Step): number => directionTo(hexOf(own.at), hexOf(to)) ?? 6;
  return found
    .sort((one, other) => edge(one) - edge(other))
    .map((action) => {
      const { to, ashore } = action;
      const about = [sayAbout(to, sight)];
      const route = routes.find(
        ({ steps: way, to: end }) => way.length === 1 && placeKey(end) === placeKey(to),
      );
      // A donkey that leaves the road goes no further.
      const isByRoad = own.kind === 'donkey' ? (route?.steps_left ?? 0) > 0 : 'land' in to;
      if (isByRoad) about.push(say('rb-menu-by-road'));
      if (ashore) about.push(say('rb-menu-go-ashore', { region: sayRegion(ashore, sight) }));
      const direction = edge(action) < 6 ? sayDirection(edge(action)) : '';
      const place = sayPlace(to, sight);
      const label = say('rb-menu-go', { direction, place, about: about.join(', ') });
      return choiceOf(label, action);
    });
}

/** Places more than a step away. */
function further(own: Own, { guide, legal }: Legal, sight: Sight): Choice[] {
  const canStep = legal.some((action) => action.do === 'step' && action.transporter === own.id);
  const ways = guide?.routes.find(({ transporter }) => transporter === own.id)?.routes ?? [];
  return ways
    .filter(({ steps: way }) => canStep && way.length > 1)
    .map(({ to, steps: way }) => {
      const about = sayAbout(to, sight);
      const label = say('rb-menu-go-far', {
        place: sayPlace(to, sight),
        about,
        steps: way.length,
      });
      const actions = way.map((place): Action => ({ do: 'step', transporter: own.id, to: place }));
      return choiceOf(label, ...actions);
    });
}

/** Goods to take and to leave, one at a time or as many as there is room for. */
function hands(own: Own, { legal, view }: Legal, sight: Sight): Choice[] {
  const isHere = (holder: Holder): boolean =>
    'transporter' in holder && holder.transporter === own.id;
  const found = legal.filter(
    (action): action is Hand => action.do === 'hand' && (isHere(action.from) || isHere(action.to)),
  );
  // Loading first, then unloading, then what passes between transporters.
  const rank = ({ from, to }: Hand): number => ('region' in from ? 0 : 'region' in to ? 1 : 2);
  return found
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((action) => {
      const label = offerOf(action, sight);
      const most = Math.min(heapOf(action.from, view)[action.good] ?? 0, roomOf(action.to, view));
      const one = choiceOf(label, action);
      if (most < 2) return [one];
      const all = Array.from({ length: most }, () => action);
      return [one, choiceOf(say('rb-do-times', { action: label, count: most }), ...all)];
    });
}

function heapOf(holder: Holder, view: View): Goods {
  if ('transporter' in holder) return transporterOf(holder.transporter, view)?.cargo ?? {};
  const key = regionKey(holder.region);
  return view.goods?.find(({ region }) => regionKey(region) === key)?.goods ?? {};
}

function roomOf(holder: Holder, view: View): number {
  if ('region' in holder) return Infinity;
  const found = transporterOf(holder.transporter, view);
  if (!found) return 0;
  const laden = listGoods(found.cargo ?? {}).reduce((sum, [, count]) => sum + count, 0);
  return ROOM[found.kind] - laden;
}

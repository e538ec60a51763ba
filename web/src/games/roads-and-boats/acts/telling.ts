// Acts in words: a line for each.

import { MESSAGES } from '../../../gen/roads-and-boats/messages';
import type { Act, Stop } from '../../../gen/roads-and-boats';
import { say } from '../../../lib/words.svelte';
import type { LogLine } from '../../game-page';
import { LineParts } from '../../line';
import { messageOf, sayMessage } from '../../message';
import { beside, buildingAt, sayBuilding, type Sight } from '../naming';
import { targetOf } from '../things';
import type { Event, Goods, Region, Target } from '../types';
import {
  actNames,
  countGoods,
  namePlace,
  nameRegion,
  nameTransporter,
  tellingApart,
} from './naming';
import type { ActSight } from './naming';

type Trip = Extract<Act, { act: 'trip' }>;

/** An act in words, without whose doing it is. Nothing is said of what goes without saying. */
export function tellAct(act: Act, events: readonly Event[], about: Sight): LogLine | undefined {
  const line = new LineParts();
  const sight: ActSight = { ...about, seat: act.seat, line };
  const told = sayAct(act, events, sight);
  if (told === undefined) return undefined;
  const isPaid = act.paid !== undefined && countGoods(act.paid) !== '';
  const text = isPaid
    ? say('rb-act-paid', { line: told, goods: countGoods(act.paid ?? {}) })
    : told;
  const target = targetOfAct(act, events);
  return { text: line.plain(text), parts: line.parts(text), seat: act.seat, target };
}

function sayAct(act: Act, events: readonly Event[], sight: ActSight): string | undefined {
  switch (act.act) {
    case 'began':
    case 'done':
      return undefined;
    case 'trip':
      return sayTrip(act, sight);
    case 'harvest':
      return say('rb-act-harvest', { goods: sayHarvest(act, sight) });
    case 'made': {
      const works = buildingAt(act.region, sight.view);
      const where = nameRegion(act.region, sight);
      const name = works ? sayWorks(sayBuilding(works.building), where, sight) : where;
      return say('rb-act-made', { works: name, goods: countGoods(act.goods) });
    }
    case 'roads':
      return say('rb-act-roads', { count: act.from.length, ways: sayWays(act, events, sight) });
    case 'bricks':
      return say('rb-act-bricks', { count: act.count, last: act.last });
    case 'asked': {
      const { agreed, is_open } = act;
      const closed = agreed === undefined ? 'withdrawn' : agreed ? 'agreed' : 'refused';
      const owner = sight.names?.[act.owner] ?? '';
      const answer = is_open ? 'open' : closed;
      return say('rb-act-asked', { owner, action: sayTold(act.action, sight), answer });
    }
    case 'unpaid': {
      const bill = act.is_open ? 'open' : 'withdrawn';
      return say('rb-act-unpaid', { action: sayTold(act.action, sight), bill });
    }
    case 'order':
      return sayOrder(act, events, sight);
    case 'once':
      return sayTold(act.event, sight);
  }
}

/** A transporter, what it brought, and the way it took. */
function sayTrip(act: Trip, about: ActSight): string {
  const sight = tellingApart(
    act.stops.flatMap(({ at }) => at ?? []),
    about,
  );
  const transporter = nameTransporter(act.transporter, act.kind, sight);
  const goods = broughtBy(act.stops);
  const stops = act.stops.filter(({ at }) => at !== undefined);
  const way = stops.map((stop) => sayStop(stop, goods !== undefined, sight)).join(' → ');
  const { geese = 0, passengers = [] } = act;
  const more: string[] = [];
  if (geese > 0) more.push(say('rb-act-geese', { count: geese }));
  if (passengers.length > 0) {
    const transporters = passengers.map((id) => nameTransporter(id, undefined, sight)).join(', ');
    more.push(say('rb-act-aboard', { transporters }));
  }
  const route = [way, ...more].filter(Boolean).join(', ');
  return goods
    ? say('rb-act-trip-goods', { transporter, goods: countGoods(goods), route })
    : say('rb-act-trip', { transporter, route });
}

/** What was loaded where a trip began and unloaded where it ended, if nothing else was. */
export function broughtBy(stops: readonly Stop[]): Goods | undefined {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first?.loaded || !last?.unloaded || stops.length !== 2) return undefined;
  if (first.unloaded ?? first.handed ?? last.loaded ?? last.handed) return undefined;
  return countGoods(first.loaded) === countGoods(last.unloaded) ? first.loaded : undefined;
}

function sayStop(
  { at, loaded, unloaded, handed }: Stop,
  isPlain: boolean,
  sight: ActSight,
): string {
  const place = at ? namePlace(at, sight) : '';
  if (isPlain) return place;
  const signed = (goods: Goods | undefined, sign: string): string[] =>
    goods ? [`${sign}${countGoods(goods)}`] : [];
  const over = (handed ?? []).map(
    ({ to, goods }) => `${countGoods(goods)} → ${nameTransporter(to, undefined, sight)}`,
  );
  const done = [...signed(unloaded, '−'), ...signed(loaded, '+'), ...over].join('; ');
  return done === '' ? place : say('rb-act-stop', { place, done });
}

/** Goods of all places, each with where it is from. */
function sayHarvest(act: Extract<Act, { act: 'harvest' }>, sight: ActSight): string {
  const all: Goods = {};
  for (const { goods } of act.made) {
    for (const [good, count] of Object.entries(goods) as [keyof Goods, number][]) {
      all[good] = (all[good] ?? 0) + count;
    }
  }
  const goods = Object.entries(all) as [keyof Goods, number][];
  return goods
    .map(([good, count]) => {
      const from = act.made.filter((heap) => (heap.goods[good] ?? 0) > 0);
      const places = from.map(({ region }) => plain(nameRegion(region, sight), sight)).join('; ');
      const text = countGoods({ [good]: count });
      return sight.line.mark(text, places, `${text} (${places})`);
    })
    .join(', ');
}

function sayOrder(
  act: Extract<Act, { act: 'order' }>,
  events: readonly Event[],
  sight: ActSight,
): string {
  const names = act.positions.map(([seat]) => sight.names?.[seat] ?? '').join(', ');
  if (names !== '') return say('rb-act-order', { names });
  return act.events.map((nth) => sayTold(events[nth] as Event, sight)).join(' ');
}

/** Roads, each from where to where it goes. */
function sayWays(act: Act, events: readonly Event[], about: ActSight): string {
  const roads = act.events.flatMap((nth): Region[][] => {
    const event = events[nth];
    return event?.event === 'road_built' ? [[event.from, beside(event.from, event.direction)]] : [];
  });
  const sight = tellingApart(
    roads.flat().map((land) => ({ land })),
    about,
  );
  const ways = roads.map((ends) => ends.map((land) => nameRegion(land, sight)).join(' → '));
  return ways.join(', ');
}

const sayTold = (told: object, sight: ActSight): string =>
  sayMessage(messageOf(told, MESSAGES), actNames(sight), sight.names ?? []);

const plain = (text: string, { line }: ActSight): string => line.plain(text);

/** A building, with where it stands behind. */
function sayWorks(building: string, where: string, sight: ActSight): string {
  const place = plain(where, sight);
  return sight.line.mark(building, place, `${building} (${place})`);
}

/** What on the map an act is about: where it ended. */
function targetOfAct(act: Act, events: readonly Event[]): Target | undefined {
  switch (act.act) {
    case 'trip': {
      const at = act.stops.at(-1)?.at;
      return at ? { kind: 'place', place: at } : { kind: 'transporter', id: act.transporter };
    }
    case 'made':
      return { kind: 'region', region: act.region };
    case 'harvest':
      return act.made[0] && { kind: 'region', region: act.made[0].region };
    default:
      return targetOf(events[act.events.at(-1) ?? 0] as Event);
  }
}

// What happened, in words: small things that belong together in one line.

import { untrack } from 'svelte';
import { say, type Args } from '../../lib/words.svelte';
import type { GamePage, LogLine } from '../game-page';
import { merge } from './merging';
import {
  beside,
  sayBuilding,
  sayDirections,
  sayFilling,
  sayGoods,
  sayHex,
  sayHolder,
  sayNumbered,
  sayPart,
  sayPhase,
  sayPlace,
  sayRegion,
  sayTerrain,
  sayTopic,
  sayTransporter,
  sightOf,
  goodName,
  listGoods,
  ownerOf,
  type Sight,
} from './naming';
import { bridgeTarget, edgeTarget, holderTarget, offerOf, targetOf } from './offering';
import type { Event, Good, Goods, Place, Region, Target } from './types';

export const tell: GamePage['tell'] = (step, scene) => {
  const news = (step.events as Event[]).filter((event) => isNews(event, scene.eyes));
  return tellEvents(news, sightOf(scene));
};

/** Nobody has to be told that the order stays as it is, or that they are done themselves: the next phase says it. */
const isNews = (event: Event, eyes: number | undefined): boolean =>
  event.event !== 'order_waived' && (event.event !== 'done_with' || event.seat !== eyes);

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
  const seat = seatOf(event);
  // Whoever acts is named already, and so are their transporters.
  const [key, args, target] = partsOfLine(event, goods, { ...sight, eyes: seat });
  const name = seat === undefined ? '' : (sight.names?.[seat] ?? '');
  return { text: say(key, { name, ...args }), seat, target };
}

/** Whose doing it is. */
function seatOf(event: Event): number | undefined {
  if ('seat' in event) return event.seat;
  if (event.event === 'pushed_off') return ownerOf(event.id);
  if (event.event !== 'brick_laid' || typeof event.brick === 'string') return undefined;
  return event.brick.seat;
}

/** One of a good by its name alone, more with their numbers. */
function fewOrMany(goods: Goods): string {
  const listed = listGoods(goods);
  const [first] = listed;
  return listed.length === 1 && first?.[1] === 1 ? goodName(first[0]) : sayGoods(goods);
}

/** The key of an event's message, what it is made with besides the name, and what it points at. */
function partsOfLine(event: Event, goods: Goods, sight: Sight): [string, Args?, Target?] {
  const { view } = sight;
  const transporter = (id: number): string => sayTransporter(id, view);
  const at = (region: Region): { region: string } => ({ region: sayRegion(region, sight) });
  const place = (there: Place): { place: string } => ({ place: sayPlace(there, sight) });
  const good = (one: Good): { good: string } => ({ good: goodName(one) });
  switch (event.event) {
    case 'tile_laid': {
      const { hex, terrain, river } = event;
      const args = { tile: sayHex(hex), terrain: sayTerrain(terrain) };
      const target: Target = { kind: 'tile', hex };
      if (river.length === 0) return ['rb-log-tile-laid', args, target];
      return ['rb-log-tile-laid-river', { ...args, river: sayDirections(river) }, target];
    }
    case 'row_drawn':
      return [
        'rb-show-temple',
        { names: event.praying.map((seat) => sight.names?.[seat] ?? '').join(', ') },
      ];
    case 'map_made':
      return ['rb-log-map-made', { tiles: event.tiles }];
    case 'settled':
      return ['rb-log-settled', at(event.home), { kind: 'region', region: event.home }];
    case 'turn_began':
      return ['rb-log-turn', { turn: event.turn }];
    case 'phase_began':
      return ['rb-log-phase', { phase: sayPhase(event.phase) }];
    case 'order_waived':
      return ['rb-log-order-waived'];
    case 'order_called':
      return ['rb-log-order-called'];
    case 'prayed':
      return [event.stopped ? 'rb-log-stops-praying' : 'rb-log-prays-on'];
    case 'position_taken':
      return ['rb-log-position', { position: event.position }];
    case 'yielded':
    case 'mined': {
      const { region } = event;
      const args = { ...at(region), ...good(event.good) };
      return [`rb-log-${event.event}`, args, { kind: 'region', region }];
    }
    case 'goose_born':
      return ['rb-log-goose-born', at(event.region), { kind: 'region', region: event.region }];
    case 'handed': {
      const { from, to } = event;
      const key = 'region' in from ? 'loaded' : 'region' in to ? 'unloaded' : 'passed';
      const args = { from: sayHolder(from, sight), to: sayHolder(to, sight) };
      const target = holderTarget('region' in from ? from : to);
      return [`rb-log-${key}`, { good: fewOrMany(goods), ...args }, target];
    }
    case 'bill_opened': {
      const { action } = event;
      return ['rb-log-bill-opened', { action: offerOf(action, sight) }, targetOf(action)];
    }
    case 'paid': {
      const { from } = event;
      const args = { good: fewOrMany(goods), from: sayHolder(from, sight) };
      return ['rb-log-paid', args, holderTarget(from)];
    }
    case 'bill_withdrawn':
      return ['rb-log-bill-withdrawn'];
    case 'produced': {
      const { hex, count } = event;
      const args = { tile: sayHex(hex), ...good(event.good), count };
      return ['rb-log-produced', args, { kind: 'tile', hex }];
    }
    case 'ran_by_itself': {
      const { hex, used, count } = event;
      const args = { tile: sayHex(hex), ...good(event.good), count, used: sayGoods(used) };
      return ['rb-log-ran', args, { kind: 'tile', hex }];
    }
    case 'made_for_nobody': {
      const { hex, used } = event;
      const args = { tile: sayHex(hex), used: sayGoods(used) };
      return ['rb-log-made-for-nobody', args, { kind: 'tile', hex }];
    }
    case 'vanished': {
      const { region, sets } = event;
      return ['rb-log-vanished', { ...at(region), sets }, { kind: 'region', region }];
    }
    case 'transporter_made': {
      const { id, kind } = event;
      const args = { transporter: sayNumbered(id, kind, view), ...place(event.at) };
      return ['rb-log-transporter-made', args, { kind: 'transporter', id }];
    }
    case 'donkey_born': {
      const { id, region } = event;
      const args = { transporter: sayNumbered(id, 'donkey', view), ...at(region) };
      return ['rb-log-donkey-born', args, { kind: 'transporter', id }];
    }
    case 'destroyed': {
      const { id, kind, region } = event;
      const args = { transporter: sayNumbered(id, kind, view), ...at(region) };
      return ['rb-log-destroyed', args, { kind: 'region', region }];
    }
    case 'researched':
      return ['rb-log-researched', { topic: sayTopic(event.topic) }];
    case 'upgrades_done':
      return ['rb-log-upgrades-done'];
    case 'upgraded': {
      const { hex, building } = event;
      const args = { tile: sayHex(hex), building: sayBuilding(building) };
      return ['rb-log-upgraded', args, { kind: 'tile', hex }];
    }
    case 'stepped': {
      const { id, from, to, geese } = event;
      const ends = { from: sayPlace(from, sight), to: sayPlace(to, sight) };
      const args = { transporter: transporter(id), ...ends };
      const target: Target = { kind: 'place', place: to };
      if (geese === 0) return ['rb-log-stepped', args, target];
      return ['rb-log-stepped-geese', { ...args, geese }, target];
    }
    case 'led': {
      const { id, geese } = event;
      const args = { transporter: transporter(id), geese };
      return ['rb-log-led', args, { kind: 'transporter', id }];
    }
    case 'carried': {
      const { carrier, passenger } = event;
      const args = { passenger: transporter(passenger), carrier: transporter(carrier) };
      return ['rb-log-carried', args, { kind: 'transporter', id: carrier }];
    }
    case 'set_down': {
      const args = { passenger: transporter(event.passenger), ...place(event.at) };
      return ['rb-log-set-down', args, { kind: 'transporter', id: event.passenger }];
    }
    case 'built': {
      const { region, building, filling } = event;
      const args = { ...at(region), building: sayBuilding(building) };
      const target: Target = { kind: 'building', region };
      if (!filling) return ['rb-log-built', args, target];
      return ['rb-log-built-mine', { ...args, filling: sayFilling(filling) }, target];
    }
    case 'shaft_sunk': {
      const { hex, filling } = event;
      const args = { tile: sayHex(hex), filling: sayFilling(filling) };
      return ['rb-log-shaft', args, { kind: 'tile', hex }];
    }
    case 'road_built': {
      const { from, direction, bank } = event;
      const args = { ...at(from), to: sayHex(beside(from, direction)) };
      return ['rb-log-road', args, edgeTarget(from, direction, bank)];
    }
    case 'bridge_built': {
      const { from, to } = event;
      return ['rb-log-bridge', { from: sayPart(from), to: sayPart(to) }, bridgeTarget(from, to)];
    }
    case 'wall_built':
    case 'wall_razed': {
      const { hex, direction, tokens } = event;
      const key = event.event === 'wall_built' ? 'rb-log-wall' : 'rb-log-razed';
      const args = { tile: sayHex(hex), to: sayHex(beside(hex, direction)), tokens };
      return [key, args, edgeTarget(hex, direction)];
    }
    case 'pushed_off': {
      const args = { transporter: transporter(event.id), ...place(event.to) };
      return ['rb-log-pushed-off', args, { kind: 'transporter', id: event.id }];
    }
    case 'brick_laid': {
      const isOwned = typeof event.brick !== 'string';
      return [isOwned ? 'rb-log-brick' : 'rb-log-brick-neutral', { number: event.number }];
    }
    case 'irrigated':
      return ['rb-log-irrigated'];
    case 'asked': {
      const { action } = event;
      const owner = sight.names?.[event.owner] ?? '';
      return ['rb-log-asked', { owner, action: offerOf(action, sight) }, targetOf(action)];
    }
    case 'answered':
      return [event.agreed ? 'rb-log-agreed' : 'rb-log-refused'];
    case 'ask_withdrawn':
      return ['rb-log-ask-withdrawn'];
    case 'waited':
      return ['rb-log-waited'];
    case 'done_with':
      return ['rb-log-done', { phase: sayPhase(event.phase) }];
    case 'game_over':
      return ['rb-log-game-over'];
  }
}

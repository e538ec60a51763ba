// Why an action cannot be taken, in the words of the table: the server names the reason, the position fills it in.

import type { Problem } from '../../../gen';
import { say, words, type Args } from '../../../lib/words.svelte';
import {
  buildingAt,
  goodName,
  sayBuilding,
  sayDirection,
  sayFilling,
  sayHex,
  sayMissing,
  sayPhase,
  sayPlace,
  sayRegion,
  sayTerrain,
  sayTopic,
  sayTransporter,
  type Sight,
} from '../naming';
import { actingOf } from '../reading/standing';
import type { Action, Guide, Place, Region, Topic, View } from '../types';
import { actionKey, hexOfAction } from './actions';

interface Position extends Sight {
  view: View;
  names: readonly string[];
  guide: Guide | undefined;
}

/** What a refusal says: its own message where there is one, else the text of its rule. */
export function reasonOf(problem: Problem, action: Action, position: Position): string {
  if (problem.key === 'rb-missing') return missing(problem, action, position);
  return words.find(problem.key, argsOf(problem, action, position)) ?? problem.message;
}

/** What is missing by name, if the game has told it, else how much of it. */
function missing({ detail = '' }: Problem, action: Action, { guide }: Position): string {
  const key = actionKey(action);
  const next = guide?.next_brick;
  const projects = [...(guide?.projects ?? []), ...(next ? [next] : [])];
  const project = projects.find((one) => actionKey(one.action) === key);
  if (project) return say('rb-play-missing', { goods: sayMissing(project.missing) });
  const [needed = '', found = ''] = detail.match(/\d+/g) ?? [];
  return say('rb-missing-any', { needed, found });
}

/** Everything that a message about this action may ask for. */
function argsOf({ key, detail = '' }: Problem, action: Action, position: Position): Args {
  const { view, names } = position;
  const hex = hexOfAction(action, view);
  const region = regionOf(action) ?? hex;
  const place = placeOf(action);
  const seat = numberIn(detail, 'seat') ?? actingOf(view);
  const id = numberIn(detail, 'transporter') ?? transporterOf(action) ?? 0;
  const standing = hex && buildingAt(hex, view)?.building;
  const wanted = 'building' in action ? action.building : undefined;
  const building = key === 'rb-has-building' ? standing : (wanted ?? standing);
  const topic = 'topic' in action ? action.topic : topicIn(detail);
  return {
    seat: seat + 1,
    name: names[seat] ?? '',
    phase: sayPhase(view.phase),
    transporter: sayTransporter(id, view),
    number: id + 1,
    tile: hex ? sayHex(hex) : '',
    region: region ? sayRegion(region, position) : '',
    place: place ? sayPlace(place, position) : '',
    good: 'good' in action ? goodName(action.good) : '',
    building: building ? sayBuilding(building) : '',
    topic: topic ? sayTopic(topic) : '',
    filling: 'filling' in action && action.filling ? sayFilling(action.filling) : '',
    terrain: 'terrain' in action ? sayTerrain(action.terrain) : '',
    direction: 'direction' in action ? sayDirection(action.direction) : '',
    position: 'position' in action ? action.position : '',
  };
}

/** A number that stands after a word in what programmers are told. */
function numberIn(detail: string, word: string): number | undefined {
  const found = new RegExp(`\\b${word} (\\d+)`).exec(detail)?.[1];
  return found === undefined ? undefined : Number(found);
}

const topicIn = (detail: string): Topic | undefined =>
  /researched (\w+)/.exec(detail)?.[1] as Topic | undefined;

function regionOf(action: Action): Region | undefined {
  if ('region' in action) return action.region;
  if (action.do === 'settle') return action.home;
  if (action.do === 'hand' || action.do === 'pay') return undefined;
  return 'from' in action ? action.from : undefined;
}

function placeOf(action: Action): Place | undefined {
  if (action.do === 'step') return action.to;
  return 'at' in action ? action.at : undefined;
}

function transporterOf(action: Action): number | undefined {
  if ('transporter' in action) return action.transporter;
  if ('carrier' in action) return action.carrier;
  return action.do === 'harness' ? action.donkey : undefined;
}

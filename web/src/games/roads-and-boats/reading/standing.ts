// How the game stands, in words: whose moment it is, what a transporter carries and whether it can move.

import { say } from '../../../lib/words.svelte';
import { ROWS } from '../../../gen/roads-and-boats/tables';
import { sayGoods, sayPhase, sayTransporter } from '../naming';
import type { Region, View } from '../types';

export type Own = View['seats'][number]['transporters'][number];
export type Brick = View['bricks'][number];

/** The seats in the order in which they act in this phase. */
export const orderOf = (view: View): readonly number[] => view.line ?? view.sequence;

/** The seat that acts, or chooses. */
export const actingOf = (view: View): number => orderOf(view)[view.mover] ?? 0;

/** The geese that follow a transporter, or will when it takes its first step. */
export function followersOf(id: number, { journey, led }: View): Followers | undefined {
  if (led?.transporter === id) return led;
  return journey?.transporter === id ? journey.flock : undefined;
}

type Followers = { region: Region; geese: number };

/** Turn, phase, and who is asked. */
export function sayStanding(view: View, names: readonly string[]): string {
  const { stage, turn, turns, phase } = view;
  const name = names[actingOf(view)] ?? '';
  const when = { turn, turns, phase: sayPhase(phase) };
  if (stage === 'over') return say('rb-log-game-over');
  if (stage === 'homes') return say('rb-show-homes', { name });
  if (stage === 'acting') return say('rb-show-turn', { ...when, name });
  if ('free_map' in stage) {
    const isFree = typeof view.map === 'object' && 'free' in view.map;
    const tiles = isFree ? (view.map as { free: { tiles: number } }).free.tiles : 0;
    return say('rb-show-free-map', { tile: (view.laid?.length ?? 0) + 1, tiles, name });
  }
  const isCalling = 'calling' in stage;
  return say(isCalling ? 'rb-show-calling' : 'rb-show-settling', when);
}

/** What a transporter carries. */
export function sayCargo(own: Own, view: View): string {
  if (own.carries !== undefined) {
    return say('rb-show-carries', { transporter: sayTransporter(own.carries, view) });
  }
  const isEmpty = Object.keys(own.cargo ?? {}).length === 0;
  return isEmpty ? say('rb-show-empty') : sayGoods(own.cargo ?? {});
}

/** Whether a transporter can move, in the movement phase; or that it is carried. */
export function sayMovement(own: Own, view: View): string {
  const isCarried = view.seats.some(({ transporters }) =>
    transporters.some(({ carries }) => carries === own.id),
  );
  if (isCarried) return say('rb-show-carried');
  if (view.phase !== 'movement' || view.stage !== 'acting') return '';
  const { journey } = view;
  const isUnderWay = journey?.transporter === own.id;
  const steps = isUnderWay
    ? say('rb-show-steps-left', { steps: journey.steps_left })
    : say(own.moved ? 'rb-show-moved' : 'rb-show-can-move');
  const geese = followersOf(own.id, view)?.geese ?? 0;
  return geese > 0 ? `${steps}, ${say('rb-show-flock', { geese })}` : steps;
}

/** The bricks of the wonder row by row, from the bottom. */
export function rowsOf(bricks: readonly Brick[]): Brick[][] {
  let laid = 0;
  const rows = ROWS.map((places) => bricks.slice(laid, (laid += places)));
  return rows.filter((row) => row.length > 0);
}

/** Whose a brick is. */
export const builderOf = (brick: Brick): number | undefined =>
  typeof brick === 'string' ? undefined : brick.seat;

// How the game stands, in words: whose moment it is, what a transporter carries and whether it can move.

import { say } from '../../../lib/words.svelte';
import { ROWS } from '../../../gen/roads-and-boats/tables';
import { ownerOf, sayGoods, sayPhase, sayTransporter } from '../naming';
import type { Region, RoadsScene, View } from '../types';

export type Part = View['seats'][number];
export type Own = Part['transporters'][number];
export type Brick = View['bricks'][number];

/** The seats in the order in which they act in this phase. */
export const orderOf = (view: View): readonly number[] => view.line ?? view.sequence;

/** The seat that acts, or chooses. */
export const actingOf = (view: View): number => orderOf(view)[view.mover] ?? 0;

type Looking = Pick<RoadsScene, 'view' | 'eyes' | 'mode'>;

const isPlayer = ({ eyes, mode }: Looking): boolean =>
  eyes !== undefined && (mode === 'play' || mode === 'plan');

/** The seat whose bill and duty are shown: a player's own, or for others that of the seat that acts. */
export const shownSeat = (scene: Looking): number =>
  isPlayer(scene) ? (scene.eyes ?? 0) : actingOf(scene.view);

/** What the shown seat has, and has half done. */
export const shownPart = (scene: Looking): Part | undefined => scene.view.seats[shownSeat(scene)];

export interface Question {
  asker: number;
  ask: NonNullable<Part['ask']>;
}

/** The question that is shown: one that a player has to answer, or else the one that the shown seat has asked. */
export function shownQuestion(scene: Looking): Question | undefined {
  const all = scene.view.seats.flatMap(({ ask }, asker) => (ask ? [{ asker, ask }] : []));
  const own = isPlayer(scene) ? all.find(({ ask }) => ask.owner === scene.eyes) : undefined;
  return own ?? all.find(({ asker }) => asker === shownSeat(scene));
}

/** Whether a question or a bill has to be dealt with before anything else. */
export const hasOpen = (scene: Looking): boolean =>
  shownQuestion(scene) !== undefined || shownPart(scene)?.bill !== undefined;

/** The journey that a transporter is on. */
export function journeyOf(id: number, view: View): Part['journey'] {
  const journey = view.seats[ownerOf(id)]?.journey;
  return journey?.transporter === id ? journey : undefined;
}

/** The geese that follow a transporter, or will when it takes its first step. */
export function followersOf(id: number, view: View): Followers | undefined {
  const led = view.seats[ownerOf(id)]?.led;
  return led?.transporter === id ? led : journeyOf(id, view)?.flock;
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
  return say('rb-show-settling', when);
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
  const journey = journeyOf(own.id, view);
  const steps = journey
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

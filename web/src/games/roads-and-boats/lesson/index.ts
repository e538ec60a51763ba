// The guided first game: who is in it, and the coach beside the map.

import type { RoadsScene } from '../types';
import { advise } from './advice';
import { LESSON_MAP, mapName } from './map';
import { Situation } from './situation';

export { beckon } from './point-out';
export { default as Coach } from './Coach.svelte';
export { STAGE } from './map';

/** Whether somebody plays the guided first game here. */
export const isLesson = ({ mode, eyes, view }: RoadsScene): boolean =>
  mode === 'play' && eyes === 0 && view.seats.length === 1 && mapName(view.map) === LESSON_MAP.name;

/** Whether the coach has nothing more to do in the phase, and would end it. */
export const isEndAdvised = (scene: RoadsScene): boolean =>
  isLesson(scene) && advise(new Situation(scene.view, scene.legal)).actions[0]?.do === 'done';

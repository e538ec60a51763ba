// The guided first game: who is in it, and the coach beside the map.

import type { RoadsScene } from '../types';
import { LESSON_MAP, mapName } from './map';

export { beckon } from './beckoning';
export { default as Coach } from './Coach.svelte';
export { STAGE } from './map';

/** Whether somebody plays the guided first game here. */
export const isLesson = ({ mode, eyes, view }: RoadsScene): boolean =>
  mode === 'play' && eyes === 0 && view.seats.length === 1 && mapName(view.map) === LESSON_MAP.name;

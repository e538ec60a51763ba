// What is lit on the map, with words.

import { say } from '../../../lib/words.svelte';
import { sayPlace, sayTile, sayTransporter, sightOf } from '../naming';
import { offer } from '../offering';
import { hexKey, type Hex, type Mark, type RoadsScene } from '../types';
import type { Lit } from './marks';

/** The marks for the map. The spot where a tile is about to be laid looks chosen. */
export function inWords(lit: readonly Lit[], scene: RoadsScene, laid: Hex | undefined): Mark[] {
  const sight = sightOf(scene);
  return lit.map(({ target, look, steps, meaning }): Mark => {
    const common = { target, look, ...(steps === undefined ? {} : { steps }) };
    switch (meaning.kind) {
      case 'act':
        return { ...common, label: offer(meaning.action, scene) };
      case 'go': {
        const place = sayPlace(meaning.destination.to, sight);
        return { ...common, label: say('rb-play-mark-go', { place, steps: steps ?? 1 }) };
      }
      case 'lay': {
        const isChosen = laid !== undefined && hexKey(laid) === hexKey(meaning.hex);
        const label = say('rb-play-mark-lay', { tile: sayTile(meaning.hex, sight) });
        return { ...common, look: isChosen ? 'chosen' : look, label };
      }
      case 'look': {
        const { id, hex } = meaning;
        const label = id === undefined ? sayTile(hex, sight) : sayTransporter(id, scene.view);
        return { ...common, label };
      }
    }
  });
}

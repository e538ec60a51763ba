// What a new table of Roads & Boats asks: the map, and how the wonder is counted.

import type { GameSetup } from '../../game-entry';
import MapChoice from './MapChoice.svelte';
import RowChoice from './RowChoice.svelte';
import { RoadsSetup } from './setup-draft.svelte';

export const setup: GameSetup = {
  begin: (table) => new RoadsSetup(table),
  title: 'maps-new-country',
  Form: MapChoice,
  More: RowChoice,
  fields: ['map'],
};

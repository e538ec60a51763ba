// What marks a place on the map, from its name: own small drawings in a box of 24 by 24.

/** Walls and roofs are filled apart. */
export interface Landmark {
  wall: string;
  roof: string;
}

export type Kind =
  | 'bridge'
  | 'church'
  | 'court'
  | 'garden'
  | 'gate'
  | 'harbour'
  | 'house'
  | 'inn'
  | 'market'
  | 'palace'
  | 'tower'
  | 'warehouse';

export const LANDMARKS: Record<Kind, Landmark> = {
  bridge: {
    wall: 'M1 17q11-9 22 0v5h-4q-1.5-5-4-5t-3 5h-.5q-.5-5-3-5t-4 5H1z',
    roof: 'M1 13.5q11-9 22 0v2q-11-9-22 0zM6 7h1.5v5H6zM16.5 7H18v5h-1.5zM5.3 5h2.9v2H5.3zM15.8 5h2.9v2h-2.9z',
  },
  church: {
    wall: 'M8 22V10h5v12zM14 22v-8h7v8zM3 22v-6h4v6z',
    roof: 'M7.5 10L10.5 1l3 9zM14 14l1.5-4.5h5L21.5 14zM2.5 16l1-3H7v3z',
  },
  court: {
    wall: 'M3 22V12h6v10zM15 22V12h6v10zM10 22v-6h4v6z',
    roof: 'M2.5 12L6 6l3.5 6zM14.5 12L18 6l3.5 6zM9.5 16l2.5-4 2.5 4z',
  },
  garden: {
    wall: 'M11 13h2v9h-2zM5 17h1.5v5H5zM17.5 17H19v5h-1.5z',
    roof: 'M12 2a6 6 0 0 1 2.5 11.5h-5A6 6 0 0 1 12 2zM5.7 11a3.2 3.2 0 1 1-.01 6.5 3.2 3.2 0 0 1 .01-6.5zM18.3 11a3.2 3.2 0 1 1-.01 6.5 3.2 3.2 0 0 1 .01-6.5z',
  },
  gate: {
    wall: 'M3 22V11h5v11zM16 22V11h5v11zM8.5 22v-8h7v8h-2v-3.5a1.5 1.5 0 0 0-3 0V22z',
    roof: 'M2.5 11l3-8 3 8zM15.5 11l3-8 3 8zM8.5 13.5L12 8l3.5 5.5z',
  },
  harbour: {
    wall: 'M2 16h17l3-2-2 6q-1 2-3 2H6.5q-2.5 0-3.5-3z',
    roof: 'M10.4 1h1.2v14h-1.2zM3.5 13Q9 9 9.5 3v10zM12.5 4q5 3 6 9h-6z',
  },
  house: {
    wall: 'M5 22V11h14v11h-5v-5h-4v5z',
    roof: 'M5 10.5V8.5h2V6.3h2V4.2h2V2h2v2.2h2v2.1h2v2.2h2v2z',
  },
  inn: {
    wall: 'M3 22V12h14v10h-4v-5H8.5v5zM19 8h1.5v14H19z',
    roof: 'M2 12l3-6h10l3 6zM17.5 8h5v5.5l-2.5-1.5-2.5 1.5z',
  },
  market: {
    wall: 'M4 13h16v9h-2v-6H6v6H4z',
    roof: 'M5 4h14l3 7q-1.7 2.2-3.4 0-1.7 2.2-3.3 0-1.7 2.2-3.3 0-1.7 2.2-3.3 0-1.7 2.2-3.4 0-1.6 2.2-3.3 0z',
  },
  palace: {
    wall: 'M2 22V12h20v10h-3v-6h-2v6h-3.5v-6h-3v6H7v-6H5v6z',
    roof: 'M2 11.5L12 6.5l10 5zM9.5 7V4.5q2.5-3.5 5 0V7zM11.5 0h1v3h-1z',
  },
  tower: {
    wall: 'M7.5 22V12h9v10h-3v-3.5a1.5 1.5 0 0 0-3 0V22z',
    roof: 'M6.5 11.5l1.5-3h8l1.5 3zM9 8V6.2h6V8zM9.8 5.8Q10.5 3.5 12 0q1.5 3.5 2.2 5.8z',
  },
  warehouse: {
    wall: 'M2 22V10h9v12zM13 22V10h9v12z',
    roof: 'M1.5 10l5-7 5 7zM12.5 10l5-7 5 7z',
  },
};

/** Words in the names of places, in Dutch and in English, and what stands there. */
const WORDS: readonly (readonly [RegExp, Kind])[] = [
  [/hendricken|\binn\b|herberg/i, 'inn'],
  [/toren|tower|beacon|lighthouse/i, 'tower'],
  [/kerk|church|cathedral|chapel/i, 'church'],
  [/markt|market|fair/i, 'market'],
  [/brug|bridge/i, 'bridge'],
  [/\bwaal\b|haven|harbour|harbor|dock|port\b|quay/i, 'harbour'],
  [/waag|gate|poort/i, 'gate'],
  [/\bdam\b|palace|exchange|hall/i, 'palace'],
  [/indisch|warehouse|granary|chandlery|pakhuis/i, 'warehouse'],
  [/hof\b|court/i, 'court'],
  [/jordaan|garden|tuin|park/i, 'garden'],
];

/** What stands at a place. */
export const kindOf = (name: string): Kind =>
  WORDS.find(([word]) => word.test(name))?.[1] ?? 'house';

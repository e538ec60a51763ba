// What is lit on the map, and what picking it does.

import type { Action, Guide, Hex, Holder, Mark, Target, View } from '../types';
import { hexKey, hexOf, placeKey, regionKey, targetKey } from '../types';
import { hexOfAction, ofKind } from './actions';
import type { Destination } from './routes';
import { findUnit } from './table';
import { wholePlace } from './tiles';

/** What a lit thing stands for. */
export type Meaning =
  | { kind: 'act'; action: Action }
  | { kind: 'go'; destination: Destination }
  | { kind: 'lay'; hex: Hex }
  | { kind: 'look'; hex: Hex; id?: number };

/** A lit thing before it has words. */
export interface Lit {
  target: Target;
  look: NonNullable<Mark['look']>;
  steps?: number;
  meaning: Meaning;
}

export interface Lighting {
  view: View;
  legal: readonly Action[];
  guide: Guide | undefined;
  destinations: readonly Destination[];
  /** The tile whose roads and walls are lit. */
  hex: Hex | undefined;
  /** Whether a transporter is chosen. */
  isChosen: boolean;
  /** Whether a question or a bill comes first. */
  isOpen: boolean;
}

/** Everything that is lit now. */
export function litNow(lighting: Lighting): Lit[] {
  const { view, legal, destinations, isOpen } = lighting;
  const laying = ofKind(legal, 'lay_tile');
  if (laying.length > 0) return layMarks(laying);
  const grave = [...ofKind(legal, 'settle'), ...ofKind(legal, 'destroy')];
  if (grave.length > 0) return grave.map((action) => actMark(action)).filter((lit) => !!lit);
  if (isOpen) return [];
  if (destinations.length > 0) return destinations.map(goMark);
  if (view.phase === 'building') return buildMarks(lighting);
  return lighting.isChosen ? [] : chanceMarks(lighting);
}

function layMarks(laying: readonly { hex: Hex }[]): Lit[] {
  const hexes = new Map(laying.map(({ hex }) => [hexKey(hex), hex]));
  return [...hexes.values()].map((hex) => ({
    target: { kind: 'tile', hex },
    look: 'lay',
    meaning: { kind: 'lay', hex },
  }));
}

const goMark = (destination: Destination): Lit => ({
  target: { kind: 'place', place: destination.to },
  look: 'go',
  steps: destination.steps.length,
  meaning: { kind: 'go', destination },
});

/** What on the map an action is for that is lit itself. */
function actTarget(action: Action): Target | undefined {
  switch (action.do) {
    case 'settle':
      return { kind: 'region', region: action.home };
    case 'destroy':
      return { kind: 'transporter', id: action.transporter };
    case 'road': {
      const { from, direction, bank = 0 } = action;
      return { kind: 'edge', hex: [from[0], from[1]], direction, bank };
    }
    case 'wall':
    case 'raze': {
      const { do: kind, from, direction } = action;
      return { kind: 'wall', hex: [from[0], from[1]], direction, isRazed: kind === 'raze' };
    }
    case 'bridge': {
      const { from, to } = action;
      const regions = [from[2] ?? 0, to[2] ?? 0].sort((one, other) => one - other);
      return { kind: 'bridge', hex: [from[0], from[1]], regions: regions as [number, number] };
    }
    default:
      return undefined;
  }
}

const LOOKS: Partial<Record<Action['do'], Lit['look']>> = {
  settle: 'go',
  destroy: 'here',
  wall: 'wall',
  raze: 'wall',
};

function actMark(action: Action): Lit | undefined {
  const target = actTarget(action);
  if (!target) return undefined;
  return { target, look: LOOKS[action.do] ?? 'build', meaning: { kind: 'act', action } };
}

/** The roads, bridges and walls of the tile looked at; else the tiles where anything can be built. */
function buildMarks(lighting: Lighting): Lit[] {
  const { legal, hex } = lighting;
  const here = hex && hexKey(hex);
  const near = ofKind(legal, 'road', 'bridge', 'wall', 'raze').filter(
    (action) => hexKey(action.from) === here,
  );
  const edges = unique(near.map(actMark).filter((lit) => !!lit));
  return [...edges, ...chanceMarks(lighting)];
}

/** What is worth a look: transporters that can still go, and tiles where something can be done. */
function chanceMarks({ view, guide, hex }: Lighting): Lit[] {
  const { movers = [], actions = [] } = guide?.chances ?? {};
  const units = movers.flatMap((id): Lit[] => {
    const unit = findUnit(view, id);
    if (!unit) return [];
    const meaning: Meaning = { kind: 'look', hex: hexOf(unit.at), id };
    return [{ target: { kind: 'transporter', id }, look: 'here', meaning }];
  });
  const hexes = new Map<string, Hex>();
  for (const action of actions) {
    const at = hexOfAction(action, view);
    if (at && hexKey(at) !== (hex && hexKey(hex))) hexes.set(hexKey(at), at);
  }
  const tiles = [...hexes.values()].map((at): Lit => ({
    target: { kind: 'tile', hex: at },
    look: 'here',
    meaning: { kind: 'look', hex: at },
  }));
  return [...units, ...tiles];
}

const unique = (lit: readonly Lit[]): Lit[] => [
  ...new Map(lit.map((one) => [targetKey(one.target), one])).values(),
];

/**
 * What is meant by a click: the lit thing itself, or the only place that is lit where the click was, since land and
 * tile are larger than the sign on them.
 */
export function meantBy(target: Target, lit: readonly Lit[]): Meaning | undefined {
  const exact = lit.find((one) => targetKey(one.target) === targetKey(target));
  if (exact) return exact.meaning;
  if (target.kind === 'region') {
    const key = regionKey(target.region);
    const place = lit.find(
      ({ target: one }) =>
        one.kind === 'place' && 'land' in one.place && regionKey(one.place.land) === key,
    );
    if (place) return place.meaning;
  }
  const hex = hexOfTarget(target);
  if (!hex || target.kind === 'transporter' || target.kind === 'good') return undefined;
  const there = lit.filter((one) => {
    const at = one.meaning.kind === 'look' ? undefined : hexOfTarget(one.target);
    const isEdge = one.target.kind === 'edge' || one.target.kind === 'wall';
    return at !== undefined && hexKey(at) === hexKey(hex) && !isEdge;
  });
  return there.length === 1 ? there[0]?.meaning : undefined;
}

/**
 * Where the chosen transporter goes by a click on another one or on its load: to where that stands, if it is lit.
 */
export function wayTo(
  target: Target,
  chosen: number | undefined,
  lit: readonly Lit[],
  view: View,
): Destination | undefined {
  const id =
    target.kind === 'transporter'
      ? target.id
      : target.kind === 'good' && 'transporter' in target.holder
        ? target.holder.transporter
        : undefined;
  const at = id === chosen ? undefined : findUnit(view, id)?.at;
  if (!at) return undefined;
  const ways = lit.flatMap(({ meaning }) => (meaning.kind === 'go' ? [meaning.destination] : []));
  const exact = ways.find(({ to }) => placeKey(to) === placeKey(wholePlace(view, at)));
  const there = ways.filter(({ to }) => hexKey(hexOf(to)) === hexKey(hexOf(at)));
  return exact ?? (there.length === 1 ? there[0] : undefined);
}

/** The tile of something that is pointed at. */
export function hexOfTarget(target: Target): Hex | undefined {
  switch (target.kind) {
    case 'tile':
    case 'edge':
    case 'wall':
    case 'bridge':
      return target.hex;
    case 'region':
    case 'building':
      return [target.region[0], target.region[1]];
    case 'place':
      return hexOf(target.place);
    default:
      return undefined;
  }
}

/** What would take a good that is put down there. */
export function holderOf(target: Target): Holder | undefined {
  if (target.kind === 'transporter') return { transporter: target.id };
  if (target.kind === 'region' || target.kind === 'building') return { region: target.region };
  return target.kind === 'place' && 'land' in target.place
    ? { region: target.place.land }
    : undefined;
}

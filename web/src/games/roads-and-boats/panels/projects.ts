// What can be built, by what it is: each kind with the places where it can go, the best of them first.

import type { Action, Building, Project, Topic } from '../types';
import { groupBy } from './grouping';
import { lacking } from './labels';
import { BUILDINGS } from '../../../gen/roads-and-boats/tables';
import { worksOf } from './works';

/** Something that can be built, with every place for it. */
export interface Buildable {
  /** A building, or how the action is called. */
  kind: Building | 'road' | 'bridge' | 'wall' | 'raze' | 'sink';
  /** The places where it could go, what lacks least first. */
  projects: readonly Project[];
  /** Whether nothing is missing in one of them. */
  isPaid: boolean;
  /** The research without which it cannot be. */
  needs?: Topic | undefined;
}

export type Group = 'sources' | 'producers' | 'factories' | 'ways' | 'walls';

export const GROUPS: readonly Group[] = ['sources', 'producers', 'factories', 'ways', 'walls'];

const kindOf = (action: Action): string => (action.do === 'build' ? action.building : action.do);

function groupOf(kind: Buildable['kind']): Group {
  if (kind === 'road' || kind === 'bridge') return 'ways';
  if (kind === 'wall' || kind === 'raze') return 'walls';
  if (kind === 'sink') return 'sources';
  const works = worksOf(kind);
  if (works.makes) return 'factories';
  return works.takes ? 'producers' : 'sources';
}

/** Everything there is to build, in groups: what can be paid first, then what has a place, then the rest. */
export function buildablesOf(
  projects: readonly Project[],
  research: readonly Topic[],
): Map<Group, Buildable[]> {
  const found = groupBy(projects, ({ action }) => kindOf(action));
  const kinds: Buildable['kind'][] = [...BUILDINGS, 'sink', 'road', 'bridge', 'wall', 'raze'];
  const buildables = kinds.map((kind): Buildable => {
    const own = (found.get(kind) ?? []).toSorted(
      (one, other) => lacking(one.missing) - lacking(other.missing),
    );
    const topic = kind === 'sink' ? 'new_shafts' : topicOf(kind);
    return {
      kind,
      projects: own,
      isPaid: own[0] !== undefined && lacking(own[0].missing) === 0,
      needs: topic && !research.includes(topic) ? topic : undefined,
    };
  });
  const rank = ({ isPaid, projects: { length } }: Buildable): number =>
    isPaid ? 0 : length > 0 ? 1 : 2;
  const sorted = buildables.toSorted((one, other) => rank(one) - rank(other));
  return new Map(
    GROUPS.map((group) => [group, sorted.filter(({ kind }) => groupOf(kind) === group)]),
  );
}

const topicOf = (kind: Buildable['kind']): Topic | undefined =>
  BUILDINGS.includes(kind as Building) ? worksOf(kind as Building).topic : undefined;

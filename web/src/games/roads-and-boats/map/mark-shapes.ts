// The marks of a map with their forms and the spots of their numbers.

import type { Mark } from '../types';
import { targetKey } from '../types';
import type { Chart } from './chart';
import { freeSpot } from './free-spot';
import type { Point } from './geometry';
import type { Placed } from './placing';
import { formOf, type Form, type Index } from './targets';

export interface Lit {
  key: string;
  mark: Mark;
  form: Form;
  at: Point;
  /** Where the number of steps is written. */
  badge: Point;
}

/** All marks that are on the map. */
export const litOf = (
  chart: Chart,
  index: Index,
  placed: readonly Placed[],
  marks: readonly Mark[],
): Lit[] =>
  marks.flatMap((mark) => {
    const form = formOf(chart, index, mark.target);
    if (!form) return [];
    const badge = mark.steps === undefined ? form.at : freeSpot(chart, placed, form, mark.target);
    return [{ key: targetKey(mark.target), mark, form, at: form.at, badge }];
  });

/** Whole regions and tiles lie under the things in them; everything else lies above. */
export const isUnder = ({ form }: { form: Form }): boolean => form.radius === undefined;

// The guided first game of Roads & Boats: what the coach says at moments of a recorded game, and when things go wrong.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { advise, progress } from '../../src/games/roads-and-boats/lesson/advice';
import { GOALS } from '../../src/games/roads-and-boats/lesson/course';
import { LESSON_MAP, SITES, wayBetween } from '../../src/games/roads-and-boats/lesson/map';
import { Situation } from '../../src/games/roads-and-boats/lesson/situation';
import type { Action, Goods, View } from '../../src/games/roads-and-boats/types';
import { keys } from './sources';

interface Moment {
  key: string;
  view: View;
  legal: Action[];
}

/** The first moment of each kind in a game in which everything was done as the coach said. */
const moments = readFileSync(new URL('roads-lesson.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Moment);

const at = (key: string): Moment => moments.find((moment) => moment.key === key) as Moment;
const adviceAt = ({ view, legal }: Moment) => advise(new Situation(view, legal));

describe('a game as the coach wants it', () => {
  test.each(moments.map((moment) => [moment.key, moment] as const))(
    'comes by %s',
    (key, moment) => {
      expect(adviceAt(moment).key).toBe(key);
    },
  );

  test('reaches one goal after the other, the last of them by turn 11', () => {
    const reached = moments.map(({ view, legal }) => progress(new Situation(view, legal)).reached);
    expect(reached).toEqual(reached.toSorted((one, other) => one - other));
    const end = moments.find(
      ({ view, legal }) => progress(new Situation(view, legal)).next === undefined,
    );
    expect(end?.view.turn).toBe(11);
  });

  test('is told by actions that are possible', () => {
    for (const moment of moments) {
      const [first] = adviceAt(moment).actions;
      // Goods that are handed around are not in the recording.
      if (first && first.do !== 'hand') expect(moment.legal).toContainEqual(first);
    }
  });
});

describe('the coach has words', () => {
  const known = keys('lesson');

  test.each(moments.map(({ key }) => key))('for %s', (key) => {
    expect(known).toContain(`lesson-${key}`);
    if (!key.startsWith('tip')) expect(known).toContain(`lesson-${key}-why`);
  });

  test.each(['pay-brick', 'withdraw', 'stuck', 'no-gold', 'elsewhere', 'no-road-yet'])(
    'for %s',
    (key) => {
      expect(known).toContain(`lesson-${key}`);
      expect(known).toContain(`lesson-${key}-why`);
    },
  );

  test('for every goal', () => {
    for (const { key } of GOALS) expect(known).toContain(`lesson-goal-${key.replace('_', '-')}`);
  });

  test('for every tip', () => {
    for (const [phase, tips] of Object.entries({
      production: 3,
      movement: 2,
      building: 4,
      wonder: 2,
    })) {
      for (let nth = 1; nth <= tips; nth++) expect(known).toContain(`lesson-tip-${phase}-${nth}`);
    }
  });
});

describe('when things go another way', () => {
  const { view, legal } = at('done-movement');

  test('a home elsewhere is said to be one', () => {
    const seats = view.seats.map((seat) => ({ ...seat, home: [0, -2] as [number, number] }));
    expect(adviceAt({ key: '', view: { ...view, seats }, legal }).key).toBe('elsewhere');
  });

  test('a game without boards is not led on', () => {
    const { view: start, legal: first } = at('carry-woodcutter');
    expect(adviceAt({ key: '', view: { ...start, goods: [] }, legal: first }).key).toBe('stuck');
  });

  test('a road that cannot lead where it should yet is put off', () => {
    const { view: road, legal: chances } = at('build-road');
    const elsewhere = chances.filter((one) => one.do !== 'road' || one.direction !== 0);
    const { key } = adviceAt({ key: '', view: road, legal: elsewhere });
    expect(key).toBe('no-road-yet');
  });

  test('a stone that is spent is broken anew, as long as there are boards for the quarry', () => {
    const { view: start, legal: first } = at('carry-woodcutter');
    const region = [...SITES.home] as [number, number];
    const goods = [{ region, goods: { boards: 5, goose: 2 } }];
    const { key } = adviceAt({ key: '', view: { ...start, goods }, legal: first });
    expect(key).toBe('carry-woodcutter');
  });

  describe('a brick', () => {
    const moment = at('done-wonder');
    const home = { region: [...SITES.home] as [number, number] };
    const bill = { action: { do: 'brick' }, paid: [] };
    const seats = moment.view.seats.map((seat) => ({ ...seat, bill }));
    const pay = (good: 'goose' | 'stone' | 'boards'): Action => ({ do: 'pay', good, from: home });
    const bought = (goods: Goods, ...options: Action[]): string =>
      adviceAt({
        key: '',
        view: { ...moment.view, goods: [{ ...home, goods }], seats } as unknown as View,
        legal: [...options, { do: 'withdraw' }],
      }).key;

    test('is taken back if only geese and boards could pay for it', () => {
      expect(bought({ goose: 2, boards: 1 }, pay('goose'), pay('boards'))).toBe('withdraw');
    });

    test('is paid with stone that nobody needs', () => {
      expect(bought({ goose: 2, stone: 5 }, pay('goose'), pay('stone'))).toBe('pay-brick');
    });
  });

  test('without gold, and without a mountain for another mine, the coach says so', () => {
    const moment = at('carry-mint');
    const mine = (region: [number, number]) => ({ region, building: 'mine' as const });
    const others = (moment.view.buildings ?? []).filter(({ building }) => building !== 'mine');
    const buildings = [...others, mine([...SITES.mountain]), mine([-1, -1])];
    const seats = moment.view.seats.map((seat) => ({
      ...seat,
      transporters: seat.transporters.map((one) => ({ ...one, cargo: {} })),
    }));
    const view = { ...moment.view, buildings, seats, goods: [] } as View;
    expect(adviceAt({ ...moment, view }).key).toBe('no-gold');
  });

  test('a building in the place of another gets it another place', () => {
    const moment = at('carry-coal-burner');
    const [q, r] = SITES.burner;
    const clayPit = { region: [q, r] as [number, number], building: 'clay_pit' as const };
    const buildings = [...(moment.view.buildings ?? []), clayPit];
    const { key, actions } = adviceAt({ ...moment, view: { ...moment.view, buildings } });
    expect(key).toBe('carry-coal-burner');
    expect(actions.at(-1)).toMatchObject({ do: 'step', to: { land: [...SITES.meadow] } });
  });

  test('whoever has done all that can be done is sent on', () => {
    for (const phase of ['production', 'movement', 'building', 'wonder'] as const) {
      const { key, actions } = adviceAt({
        key: '',
        view: { ...view, phase },
        legal: [{ do: 'done' }],
      });
      expect(key).toMatch(/^done-/);
      expect(actions).toEqual([{ do: 'done' }]);
    }
  });

  test('a game that is over is counted', () => {
    expect(adviceAt({ key: '', view: { ...view, stage: 'over' }, legal: [] }).key).toBe('over');
  });
});

describe('the map', () => {
  test('has all that the course needs one step from home', () => {
    for (const [name, site] of Object.entries(SITES)) {
      expect(wayBetween([...SITES.home], [...site]), name).toHaveLength(name === 'home' ? 0 : 1);
    }
  });

  test('has the terrain for it', () => {
    const terrain = ([q, r]: readonly number[]) =>
      LESSON_MAP.tiles.find((tile) => tile.q === q && tile.r === r)?.terrain;
    expect(Object.values(SITES).map(terrain)).toEqual([
      'pasture',
      'woods',
      'rock',
      'pasture',
      'mountain',
      'pasture',
      'pasture',
    ]);
  });
});

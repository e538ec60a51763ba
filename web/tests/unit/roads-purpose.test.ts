// What a step of a solved game was for, in words.

import { expect, it, vi } from 'vitest';
import { sayPurpose } from '../../src/games/roads-and-boats/solving/purpose';
import type { Aim, Purpose, StepPurpose } from '../../src/gen';

vi.mock('../../src/lib/words.svelte', async () => {
  const { strictSay } = await import('./roads-words');
  return { say: strictSay, words: { language: 'en' } };
});

const boards = (count: number, aim?: Aim): Purpose => ({
  good: 'boards',
  count,
  through: [],
  ...(aim && { aim }),
});
const of = (role: StepPurpose['role'], ...purposes: Purpose[]): string =>
  sayPurpose({ role, purposes } satisfies StepPurpose);

it('says what goods go into, and which of several buildings', () => {
  const woodcutter = (nth: number): Aim => ({ aim: 'building', building: 'woodcutter', nth });
  expect(of('handles', boards(2, woodcutter(1)))).toBe('For: boards ×2 → woodcutter');
  expect(of('handles', boards(2, woodcutter(2)))).toBe('For: boards ×2 → woodcutter number 2');
});

it('says what goods become on their way', () => {
  const trunk: Purpose = {
    good: 'trunks',
    count: 1,
    through: ['fuel', 'coins', 'stock'],
    aim: { aim: 'points' },
  };
  expect(of('fetches', trunk)).toBe(
    'To fetch: trunks ×1 → fuel → coins → stock → points at the end',
  );
});

it('has words for everything that goods go into', () => {
  const aims: Aim[] = [
    { aim: 'shaft' },
    { aim: 'road' },
    { aim: 'bridge' },
    { aim: 'wall' },
    { aim: 'research', topic: 'big_mines' },
    { aim: 'transporter', transport: 'raft' },
    { aim: 'brick', number: 23 },
    { aim: 'points' },
  ];
  const said = aims.map((aim) => of('provides', boards(1, aim)));
  expect(new Set(said).size).toBe(aims.length);
});

it('tells of what came to nothing only where that is all, and says nothing of steps without goods', () => {
  const brick: Aim = { aim: 'brick', number: 20 };
  expect(of('handles', boards(4), boards(1, brick))).toBe(
    'For: boards ×1 → brick 20 of the wonder',
  );
  expect(of('handles', boards(4))).toContain('not needed in the end');
  expect(of('handles')).toBe('');
  expect(sayPurpose(undefined)).toBe('');
});

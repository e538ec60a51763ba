// JSON patches: what each operation does, what is shared, and what does not fit.

import { describe, expect, it } from 'vitest';
import { apply, Misfit, type Operation } from '../../src/lib/patch';

describe('a patch', () => {
  const cases: [string, unknown, Operation[], unknown][] = [
    ['adds an entry', { a: 1 }, [{ op: 'add', path: '/b', value: 2 }], { a: 1, b: 2 }],
    ['adds in the middle', [1, 3], [{ op: 'add', path: '/1', value: 2 }], [1, 2, 3]],
    ['adds at the end', [1], [{ op: 'add', path: '/-', value: 2 }], [1, 2]],
    ['adds after the last', [1], [{ op: 'add', path: '/1', value: 2 }], [1, 2]],
    ['replaces', { a: [1, 2] }, [{ op: 'replace', path: '/a/1', value: 3 }], { a: [1, 3] }],
    ['replaces the whole', null, [{ op: 'replace', path: '', value: { a: 1 } }], { a: 1 }],
    ['removes an entry', { a: 1, b: 2 }, [{ op: 'remove', path: '/a' }], { b: 2 }],
    ['removes from a list', [1, 2, 3], [{ op: 'remove', path: '/1' }], [1, 3]],
    ['moves', { a: [1, 2] }, [{ op: 'move', from: '/a/0', path: '/b' }], { a: [2], b: 1 }],
    ['copies', { a: 1 }, [{ op: 'copy', from: '/a', path: '/b' }], { a: 1, b: 1 }],
    [
      'tests',
      { a: { b: [1] } },
      [{ op: 'test', path: '/a', value: { b: [1] } }],
      { a: { b: [1] } },
    ],
    ['unescapes', { 'a/b~': 1 }, [{ op: 'replace', path: '/a~1b~0', value: 2 }], { 'a/b~': 2 }],
    ['unescapes once', { '~1': 1 }, [{ op: 'replace', path: '/~01', value: 2 }], { '~1': 2 }],
    [
      'works in order',
      [1, 2, 3],
      [
        { op: 'remove', path: '/0' },
        { op: 'remove', path: '/0' },
      ],
      [3],
    ],
  ];
  it.each(cases)('%s', (_, before, patch, after) => {
    const copy = structuredClone(before);
    expect(apply(before, patch)).toEqual(after);
    expect(before).toEqual(copy);
  });

  it('shares what has not changed', () => {
    const before = { hand: { red: 1 }, seats: [{ score: 0 }, { score: 1 }] };
    const after = apply(before, [
      { op: 'replace', path: '/seats/1/score', value: 5 },
    ]) as typeof before;
    expect(after.hand).toBe(before.hand);
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.seats[1]).not.toBe(before.seats[1]);
  });

  const misfits: [string, unknown, Operation][] = [
    ['an entry that is not there', {}, { op: 'replace', path: '/a', value: 1 }],
    ['a way that is not there', {}, { op: 'add', path: '/a/b', value: 1 }],
    ['a place after the end', [1], { op: 'add', path: '/2', value: 1 }],
    ['the end of a list where nothing is', [1], { op: 'remove', path: '/-' }],
    ['a number with a zero before it', [1, 2], { op: 'remove', path: '/01' }],
    ['a leaf', { a: 1 }, { op: 'add', path: '/a/b', value: 1 }],
    ['something inherited', {}, { op: 'remove', path: '/toString' }],
    ['a test that fails', { a: 1 }, { op: 'test', path: '/a', value: 2 }],
    ['a path without a slash', { a: 1 }, { op: 'remove', path: 'a' }],
  ];
  it.each(misfits)('does not fit %s', (_, value, operation) => {
    expect(() => apply(value, [operation])).toThrow(Misfit);
  });
});

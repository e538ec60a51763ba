// What the play screens of all games share: what is about to be done, and what is dragged.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { steadily } from '../../src/table/play/steady';
import type { Scene } from '../../src/table/scene';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { preferences } = await import('../../src/lib/preferences.svelte');
const { Refused } = await import('../../src/lib/api');
const { Doing } = await import('../../src/table/play/doing.svelte');
const { Drag } = await import('../../src/table/play/drag.svelte');

type Played = Scene<unknown, unknown, string>;

const acted: string[][] = [];
const asked: string[] = [];
let finish = (): void => undefined;

function begin(part: Partial<Played> = {}) {
  const scene = {
    mode: 'play',
    eyes: 0,
    legal: ['road', 'settle'],
    act: (...actions: string[]) => {
      acted.push(actions);
      return new Promise<void>((done) => (finish = done));
    },
    why: (action: string) => {
      asked.push(action);
      const error = { code: 'illegal', key: 'far', message: '', rule: 'RB-1' };
      return Promise.resolve({ legal: false, error });
    },
    ...part,
  } as Played;
  return new Doing<string, Played>(() => scene, {
    isSame: (one, other) => one === other,
    isGrave: (action) => action === 'settle',
    explain: ({ key }, action) => `${action} is too ${key}`,
  });
}

beforeEach(() => {
  acted.length = 0;
  asked.length = 0;
  preferences.confirm = 'always';
});

describe('what is about to be done', () => {
  it('is done at once unless it is grave', () => {
    begin().propose('road');
    expect(acted).toEqual([['road']]);
  });

  it('waits for a second click if it is grave, and is done by that', () => {
    const doing = begin();
    doing.propose('settle');
    expect(doing.pending).toBe('settle');
    expect(acted).toEqual([]);
    doing.propose('settle');
    expect(acted).toEqual([['settle']]);
    expect(doing.pending).toBeUndefined();
  });

  it('waits for nobody who does not like that', () => {
    preferences.confirm = 'never';
    begin().propose('settle');
    expect(acted).toEqual([['settle']]);
  });

  it('is asked about if it is not legal', async () => {
    const doing = begin();
    doing.propose('wall');
    await vi.waitFor(() => expect(doing.answer).toBeDefined());
    expect(doing.answer).toEqual({ message: 'wall is too far', rule: 'RB-1' });
    expect([asked, acted]).toEqual([['wall'], []]);
  });

  it('says what kept the question from being answered', async () => {
    const refused = new Refused({ code: 'stopping', key: 'stopping', message: 'Later' });
    const doing = begin({ why: () => Promise.reject(refused) });
    await doing.ask('wall');
    expect(doing.answer).toEqual({ message: 'Later' });
  });

  it('is not done twice while it is on its way', async () => {
    const doing = begin();
    const first = doing.take('road');
    await doing.take('road');
    expect(acted).toEqual([['road']]);
    finish();
    await first;
    expect(doing.isBusy).toBe(false);
  });

  it('is nothing for whoever watches', () => {
    for (const part of [{ mode: 'watch' }, { eyes: undefined }] as Partial<Played>[]) {
      const doing = begin(part);
      doing.propose('road');
      void doing.take('road');
      expect([doing.isAsked, acted]).toEqual([false, []]);
    }
  });

  it('is forgotten when the position no longer allows it', () => {
    const doing = begin();
    doing.pending = 'wall';
    doing.refresh();
    expect(doing.pending).toBeUndefined();
  });
});

describe('what is dragged', () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', { elementFromPoint: () => null });
  const point = (type: string, x: number, more: object = {}): PointerEvent =>
    Object.assign(new Event(type), {
      button: 0,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'mouse',
      clientX: x,
      clientY: 0,
      ...more,
    }) as unknown as PointerEvent;

  function pick(byTouch = true) {
    const told: string[] = [];
    const drag = new Drag<string>({
      byTouch,
      lift: (item) => told.push(`lift ${item}`),
      drop: (item) => told.push(`drop ${item}`),
      putBack: () => told.push('back'),
    });
    return { drag, told };
  }

  it('is lifted when the pointer has gone far enough, and dropped where it is let go', () => {
    const { drag, told } = pick();
    drag.begin(point('pointerdown', 0), 'card');
    window.dispatchEvent(point('pointermove', 5));
    expect(drag.item).toBeUndefined();
    window.dispatchEvent(point('pointermove', 20));
    expect([drag.item, drag.x, drag.wasDragged]).toEqual(['card', 20, true]);
    window.dispatchEvent(point('pointerup', 30));
    expect([drag.item, told]).toEqual([undefined, ['lift card', 'drop card']]);
    window.dispatchEvent(point('pointermove', 90));
    expect(told).toHaveLength(2);
  });

  it('is nothing if the pointer stays where it was: that is a click', () => {
    const { drag, told } = pick();
    drag.begin(point('pointerdown', 0), 'card');
    window.dispatchEvent(point('pointerup', 1));
    expect([told, drag.wasDragged]).toEqual([[], false]);
  });

  it('goes back when the drag is broken off', () => {
    const { drag, told } = pick();
    drag.begin(point('pointerdown', 0), 'card');
    window.dispatchEvent(point('pointermove', 20));
    window.dispatchEvent(point('pointercancel', 20));
    expect([told, drag.item]).toEqual([['lift card', 'back'], undefined]);
  });

  it('follows no other pointer, no other button, and no finger that is to scroll', () => {
    const { drag, told } = pick(false);
    drag.begin(point('pointerdown', 0, { pointerType: 'touch' }), 'card');
    drag.begin(point('pointerdown', 0, { button: 2 }), 'card');
    drag.begin(point('pointerdown', 0), 'card');
    window.dispatchEvent(point('pointermove', 50, { pointerId: 2 }));
    expect(told).toEqual([]);
  });
});

describe('what is said again', () => {
  it('stays the same object until it says something else', () => {
    const keep = steadily<{ tiles: number[] }>();
    const first = keep({ tiles: [1] });
    expect(keep({ tiles: [1] })).toBe(first);
    const other = keep({ tiles: [2] });
    expect(other).toEqual({ tiles: [2] });
    expect(keep(other)).toBe(other);
  });
});

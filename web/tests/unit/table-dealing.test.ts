// What browsers add to a deal: committed to, revealed and checked, without anybody pressing anything.

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command, TableShown } from '../../src/gen';
import { commitmentOf, shareOf } from '../../src/lib/shares';
import { checkDeal } from '../../src/table/end/deal';
import { Sharing } from '../../src/table/sharing';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a deal', () => {
  const [a, b] = ['a'.repeat(64), 'b'.repeat(64)] as const;
  const hash = hashOf('salt:7');
  const shares = [
    { seat: 1, hash: hashOf(b), share: b },
    { seat: 0, hash: hashOf(a), share: a },
  ];
  const deal = { hash, salt: 'salt', seed: '7', shares };

  it('is the mix of what everybody added, in the order of the seats', () => {
    // printf %s "7:aa…:bb…" | sha256sum | head -c 32
    const mixed = 'eecd0f5a7ea7cd34c473ddb23040ed70';
    expect(checkDeal(deal)).toMatchObject({ isKept: true, isGood: true, mixed });
    expect(checkDeal(deal).shares.map(({ seat, state }) => [seat, state])).toEqual([
      [0, 'good'],
      [1, 'good'],
    ]);
  });

  it('is the number of the server, where nobody added anything', () => {
    expect(checkDeal({ ...deal, shares: [] })).toMatchObject({ isGood: true, mixed: '7' });
  });

  it('is good without what was not revealed in time', () => {
    const late = { ...deal, shares: [shares[1]!, { seat: 1, hash: hashOf(b) }] };
    const { isGood, mixed, shares: checked } = checkDeal(late);
    expect(isGood).toBe(true);
    expect(mixed).toBe(hashOf(`7:${a}`).slice(0, 32));
    expect(checked[1]).toEqual({ seat: 1, state: 'missing' });
  });

  it('is not good if the server or a seat shows something else than it committed itself to', () => {
    expect(checkDeal({ ...deal, seed: '8' })).toMatchObject({ isKept: false, isGood: false });
    const swapped = { ...deal, shares: [{ seat: 0, hash: hashOf(a), share: b }] };
    expect(checkDeal(swapped)).toMatchObject({ isKept: true, isGood: false });
    expect(checkDeal(swapped).shares[0]?.state).toBe('bad');
  });
});

// oxlint-disable-next-line max-lines-per-function -- a group of tests that share what is dealt with, each of them short
describe('shares', () => {
  let texts: Map<string, string>;
  let sent: Command[];
  let sharing: Sharing;

  type Change = Partial<Pick<TableShown, 'stage' | 'yours' | 'deal' | 'starting' | 'copy_of'>>;
  const tend = (change: Change = {}): void =>
    sharing.tend({ stage: 'open', yours: [0], deal: { hash: '', shares: [] }, ...change });
  const dealOf = (...hashes: string[]): TableShown['deal'] => ({
    hash: '',
    shares: hashes.map((hash, seat) => ({ seat, hash })),
  });
  const starting = { until: 0, waiting: [0] };

  beforeEach(() => {
    vi.useFakeTimers();
    texts = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => void texts.set(name, text),
    });
    sent = [];
    sharing = new Sharing('t', (command) => {
      sent.push(command);
      return Promise.reject(new Error('nobody is told of it'));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are 64 digits, one for each table and seat, of which only the hash is told', () => {
    const hash = commitmentOf('t', 0);
    const share = shareOf('t', 0) ?? '';
    expect(share).toMatch(/^[0-9a-f]{64}$/);
    expect(hash).toBe(hashOf(share));
    expect(commitmentOf('t', 0)).toBe(hash);
    expect(commitmentOf('t', 1)).not.toBe(hash);
    expect(commitmentOf('u', 0)).not.toBe(hash);
    expect(shareOf('u', 1)).toBeUndefined();
  });

  it('do not fill the storage for ever', () => {
    for (let n = 0; n < 300; n += 1) commitmentOf(`t${n}`, 0);
    expect(shareOf('t0', 0)).toBeUndefined();
    expect(shareOf('t299', 0)).toBeDefined();
  });

  it('are committed to once for each seat that one has', () => {
    tend({ yours: [0, 2] });
    tend({ yours: [0, 2] });
    expect(sent).toEqual([
      { do: 'commit', seat: 0, hash: commitmentOf('t', 0) },
      { do: 'commit', seat: 2, hash: commitmentOf('t', 2) },
    ]);
  });

  it('are not committed to again if the table knows', () => {
    tend({ deal: dealOf(commitmentOf('t', 0)) });
    expect(sent).toEqual([]);
  });

  it('are committed to anew after a while away from the seat, and in the place of a browser that is gone', () => {
    tend();
    tend({ yours: [] });
    tend();
    expect(sent).toHaveLength(2);
    sent = [];
    sharing = new Sharing('t', (command) => Promise.resolve(sent.push(command)));
    tend({ deal: dealOf('other') });
    // The other browser is there after all: whoever came last reveals.
    tend({ deal: dealOf('other') });
    expect(sent).toHaveLength(1);
  });

  it('are revealed at once when the game starts, and once', () => {
    tend();
    sent = [];
    const deal = dealOf(commitmentOf('t', 0));
    tend({ deal, starting });
    tend({ deal, starting });
    expect(sent).toEqual([{ do: 'reveal', seat: 0, share: shareOf('t', 0) }]);
  });

  it('are given up if they are lost, but not before another browser had time to reveal them', () => {
    tend({ deal: dealOf('other'), starting });
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([{ do: 'reveal', seat: 0 }]);
  });

  it('are nobody else’s to reveal, and of no use in a game that runs', () => {
    tend({ yours: [1], deal: dealOf('a', 'b'), starting });
    tend({ stage: 'running' });
    tend({ copy_of: { table: 'u', seq: 1 } });
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });
});

// What of the browser may be missing is asked for in one place, which knows another way.

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { copyText } from '../../src/lib/browser/clipboard';
import { newId, randomHex } from '../../src/lib/browser/random';
import { sha256 } from '../../src/lib/browser/sha256';
import { Kept } from '../../src/lib/browser/storage';
import { sources } from './sources';

afterEach(() => vi.unstubAllGlobals());

describe('the SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of a text that is known is right', (text, hash) => {
    expect(sha256(text)).toBe(hash);
  });

  it('is right for every length around a block, and for letters of every kind', () => {
    for (let length = 0; length < 200; length += 1) {
      const text = 'ä…𝕏z'.repeat(length).slice(0, length);
      expect(sha256(text), `${length}`).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe('ids', () => {
  it('need no more than random bytes, and are never the same', () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const ids = new Set(Array.from({ length: 1000 }, newId));
    expect(ids.size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(randomHex(32)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('what is kept', () => {
  const storage = (text: Map<string, string>): Storage =>
    ({
      getItem: (name: string) => text.get(name) ?? null,
      setItem: (name: string, value: string) => void text.set(name, value),
      removeItem: (name: string) => void text.delete(name),
    }) as unknown as Storage;
  const forbidden = (): never => {
    throw new DOMException('access is denied', 'SecurityError');
  };
  const full = { ...storage(new Map([['a', 'old']])), setItem: forbidden };

  it('is in the storage of the browser', () => {
    const texts = new Map([['a', '1']]);
    const kept = new Kept(() => storage(texts));
    expect(kept.get('a')).toBe('1');
    kept.set('b', '2');
    expect(texts.get('b')).toBe('2');
    // Another window writes, and is heard.
    texts.set('b', '3');
    expect(kept.get('b')).toBe('3');
    kept.remove('b');
    expect(kept.get('b')).toBeUndefined();
    expect(texts.has('b')).toBe(false);
  });

  it.each([
    ['is forbidden', forbidden],
    ['is missing', () => undefined as unknown as Storage],
    ['is full', () => full],
    ['only pretends', () => ({ ...storage(new Map()), setItem: () => undefined })],
  ])('is remembered where storage %s', (_, open) => {
    const kept = new Kept(open);
    kept.set('a', '1');
    expect(kept.get('a')).toBe('1');
    kept.set('a', '2');
    expect(kept.get('a')).toBe('2');
    expect(kept.get('b')).toBeUndefined();
    expect(() => kept.remove('a')).not.toThrow();
  });
});

describe('copying', () => {
  const copied: string[] = [];
  let command: () => boolean;

  beforeEach(() => {
    copied.length = 0;
    command = () => true;
    const page = { append: () => undefined };
    let field = { value: '', select: () => undefined, remove: () => undefined };
    vi.stubGlobal('HTMLElement', class {});
    vi.stubGlobal('document', {
      body: page,
      activeElement: null,
      querySelectorAll: () => [],
      createElement: () => (field = { ...field }),
      execCommand: () => {
        const works = command();
        if (works) copied.push(field.value);
        return works;
      },
    });
  });

  it('uses the clipboard where there is one', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('a link')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a link');
    expect(copied).toEqual([]);
  });

  it.each([
    ['is missing', {}],
    ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } }],
  ])('selects the text where the clipboard %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await copyText('a link')).toBe(true);
    expect(copied).toEqual(['a link']);
  });

  it('says so where nothing works', async () => {
    vi.stubGlobal('navigator', {});
    command = () => false;
    expect(await copyText('a link')).toBe(false);
    command = () => {
      throw new Error('not supported');
    };
    expect(await copyText('a link')).toBe(false);
  });
});

describe('the bare ones', () => {
  const BARE = /\b(?:localStorage|sessionStorage|indexedDB|crypto|clipboard|execCommand)\b/;
  /** Code without its comments. */
  const code = (source: string): string =>
    source
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/<!--[^]*?-->/g, '')
      .replace(/\/\/.*$/gm, '')
      // What is imported from the one place is not bare.
      .replace(/^\s*import .*$/gm, '');

  test('are found where there are some', () => {
    expect(code('const id = crypto.randomUUID();')).toMatch(BARE);
    expect(code("  localStorage['a'] = 1; // kept")).toMatch(BARE);
    expect(code("import { copyText } from '../lib/browser/clipboard';")).not.toMatch(BARE);
  });

  const others = [...sources('.svelte', '.ts')].filter(
    ([name]) => !name.startsWith('lib/browser/'),
  );
  test.each(others)('are not in %s', (_, source) => {
    expect(code(source)).not.toMatch(BARE);
  });
});

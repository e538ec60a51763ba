// SHA-256 (FIPS 180-4). `crypto.subtle` is missing where the page was not fetched over https.

/** Of a block, in bytes. */
const LENGTH = 64;

type Eight = [number, number, number, number, number, number, number, number];

/** The fractional parts of the square roots of the first primes. */
// prettier-ignore
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

/** The fractional parts of the cube roots of the first primes. */
// prettier-ignore
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
] as const;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with a one behind it, zeros up to a whole block, and its length in bits. */
function pad(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / LENGTH);
  const padded = new Uint8Array(blocks * LENGTH);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return view;
}

/** Stirs a block into the state. */
function stir(state: Int32Array, block: DataView, at: number): void {
  const words = new Int32Array(ROUNDS.length);
  for (let n = 0; n < words.length; n += 1) {
    if (n < 16) {
      words[n] = block.getInt32(at + 4 * n);
      continue;
    }
    const early = words[n - 15]!;
    const late = words[n - 2]!;
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[n] = words[n - 16]! + first + words[n - 7]! + second;
  }
  let [a, b, c, d, e, f, g, h] = [...state] as Eight;
  for (const [n, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g);
    const stirred = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + stirred + choice + ROUNDS[n]! + word) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) state[n]! += word;
}

/** The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const block = pad(new TextEncoder().encode(text));
  const state = Int32Array.from(START);
  for (let at = 0; at < block.byteLength; at += LENGTH) stir(state, block, at);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

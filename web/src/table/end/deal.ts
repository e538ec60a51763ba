// Whether a deal is what everybody committed to before the game.

import type { Deal } from '../../gen';
import { sha256 } from '../../lib/browser/sha256';

/** How long a seed is, in hexadecimal digits. */
const SEED = 32;

export interface Proof {
  /** Whether the server has shown the number that it committed itself to. */
  isKept: boolean;
  /** What each seat that committed itself has added. */
  shares: { seat: number; state: 'good' | 'bad' | 'missing'; share?: string }[];
  /** What the game was really dealt from. */
  mixed: string;
  isGood: boolean;
}

/** Checks a deal, once its secrets are told. */
export function checkDeal({ hash, salt = '', seed = '', shares: told }: Deal): Proof {
  const isKept = sha256(`${salt}:${seed}`) === hash;
  const shares = told
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, hash: promised, share }): Proof['shares'][number] => {
      if (share === undefined) return { seat, state: 'missing' };
      return { seat, state: sha256(share) === promised ? 'good' : 'bad', share };
    });
  const revealed = shares.flatMap(({ share }) => (share === undefined ? [] : [share]));
  const mixed = revealed.length === 0 ? seed : sha256([seed, ...revealed].join(':')).slice(0, SEED);
  return { isKept, shares, mixed, isGood: isKept && shares.every(({ state }) => state !== 'bad') };
}

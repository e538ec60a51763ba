// One of each thing that people are told of, as `cargo xtask types` writes them down.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '../../src/games/message';

/** An event or an action with what the engine itself tells of it, or what is told of a refusal. */
export interface Sample {
  event?: object;
  action?: object;
  refusal?: Message;
  key?: string;
  /** The names of the arguments. */
  args?: string[];
}

/** A position, and what can be told in it. */
export interface Moment {
  view: unknown;
  ground: unknown;
  told: Sample[];
}

export function readSamples(game: string): Moment[] {
  const text = readFileSync(join(import.meta.dirname, `samples/${game}.jsonl`), 'utf8');
  let ground: unknown;
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const moment = JSON.parse(line) as Moment;
      // It is written down only where it is another than in the line before.
      ground = moment.ground ?? ground;
      return { ...moment, ground };
    });
}

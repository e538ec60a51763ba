// Tests that drive a real Chromium against a real server. Two files at a time: each has a server and a browser.

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest. Begun first, it does not keep the other half of the machine waiting in the end. */
const LONGEST = ['roads-full', 'screens', 'lesson', 'roads-layout', 'roads-clicks'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const nth = LONGEST.findIndex((name) => moduleId.includes(name));
      return nth < 0 ? LONGEST.length : nth;
    };
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Nothing here waits for a clock; this only ends what would never end.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});

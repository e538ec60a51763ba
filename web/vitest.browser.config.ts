// Tests that drive a real Chromium against a real server. Two files at a time: each has a server and a browser.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    maxWorkers: 2,
    // Nothing here waits for a clock; this only ends what would never end.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});

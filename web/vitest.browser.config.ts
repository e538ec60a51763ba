// Tests that drive a real Chromium against a real server. One file after the other: each has a server and a browser.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    // Nothing here waits for a clock; this only ends what would never end.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});

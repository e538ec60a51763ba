import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { startTexts } from './scripts/start-texts.ts';

// A server that runs beside `npm run dev`.
const server = process.env.TOWPATH ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte(), startTexts()],
  build: {
    outDir: process.env.TOWPATH_DIST ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The page's rules allow nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // Read by `scripts/sizes.mjs`.
    manifest: true,
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    // Words and boards lie beside this folder.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: { include: ['tests/unit/**/*.test.ts'] },
});

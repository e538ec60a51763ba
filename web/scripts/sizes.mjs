// Adds up what the first view loads, compressed, and fails if that is too much for a slow line.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MOST = 200_000;
const LANGUAGES = readdirSync(new URL('../../locales/', import.meta.url));
const folder = process.env.TOWPATH_DIST ?? new URL('../dist/', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** Fonts are compressed already; everything else is sent compressed. */
const size = (file) => {
  const bytes = readFileSync(join(folder, file));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
};

/** A chunk with everything that it imports at once. */
function loaded(name, files = new Set()) {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) loaded(other, files);
  return files;
}

const assets = readdirSync(join(folder, 'assets'));
const fonts = (pattern) =>
  assets
    .filter((name) => name.endsWith('.woff2') && pattern.test(name))
    .map((name) => `assets/${name}`);
const home = ['index.html', 'icon.svg', ...loaded('index.html'), ...fonts(/latin-wght/)];

let isTooMuch = false;
for (const language of LANGUAGES) {
  const files = [...home, ...loaded(`../locales/${language}/page.ftl?raw`)];
  // Polish needs letters beyond Latin-1.
  if (language === 'pl') files.push(...fonts(/central/));
  const total = files.reduce((sum, file) => sum + size(file), 0);
  if (language === LANGUAGES[0]) {
    for (const file of files)
      console.log(`${(size(file) / 1000).toFixed(1).padStart(8)} kB  ${file}`);
  }
  console.log(`${(total / 1000).toFixed(1).padStart(8)} kB  first view in ${language}, compressed`);
  isTooMuch ||= total > MOST;
}
if (isTooMuch) {
  console.error(`The first view is to stay below ${MOST / 1000} kB.`);
  process.exitCode = 1;
}

/** Writes the sprites from the drawings: `npx tsx packages/web/scripts/art.ts`, after any change in `art/`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { SHEETS, sheet } from './sprite.ts';

const ART = new URL('../art/', import.meta.url);
const SPRITES = new URL('../src/art/sprites/', import.meta.url);

let total = 0;
for (const [name, files] of Object.entries(SHEETS)) {
  const text = sheet(
    name,
    files.map((file) => readFileSync(new URL(`${file}.svg`, ART), 'utf8')),
  );
  writeFileSync(new URL(`${name}.svg`, SPRITES), text);
  const size = gzipSync(text, { level: 9 }).length;
  total += size;
  console.log(`${name.padEnd(12)} ${size} bytes gzipped`);
}
console.log(`${'all'.padEnd(12)} ${total} bytes gzipped`);

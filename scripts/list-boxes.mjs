/**
 * Writes packages/tokaido/src/boxes.ts from the folders that are there, so that a box is removed by removing
 * its folder. The order is fixed: a state lays the boxes out one after the other.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ORDER = ['crossroads', 'matsuri', 'promos'];
const NEEDS = new Map([['matsuri', 'crossroads']]);

/** @param {string} source the folder packages/tokaido/src */
export function listBoxes(source) {
  const here = ORDER.filter((box) => existsSync(join(source, box, 'index.ts')));
  const whole = here.filter((box) => here.includes(NEEDS.get(box) ?? box));
  const lines = [
    '/** The boxes that are here, in the order of the layout. Written by scripts/list-boxes.mjs. */',
    '',
    ...whole.map((box) => `import './${box}/index.ts';`),
  ];
  if (whole.length === 0) lines.push('export {};');
  const text = `${lines.join('\n')}\n`;
  const file = join(source, 'boxes.ts');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return whole;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  listBoxes(join(dirname(fileURLToPath(import.meta.url)), '../packages/tokaido/src'));
}

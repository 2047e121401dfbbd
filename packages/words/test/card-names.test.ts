/** Nothing outside a card's own file names it, words and drawings aside. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { IDS, namings } from './card-names.ts';

test('no code names a traveler or a card that is not its own', () => {
  expect(namings(fileURLToPath(new URL('../../', import.meta.url)))).toEqual([]);
});

test('strings and keys are found, comments and own files are not', () => {
  expect(IDS.size).toBeGreaterThan(100);
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  mkdirSync(join(folder, 'web/src'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, 'web/src', name), text);
  write('power.ts', "// kinko\nconst a = 'use vitality';\nconst b = {\n  kinko: 1,\n};\n/* 'soba' */\n");
  write('kinko.ts', "export const kinko = { id: 'kinko' };\n");
  expect(namings(folder)).toEqual([
    { file: 'web/src/power.ts', line: 2, id: 'vitality' },
    { file: 'web/src/power.ts', line: 4, id: 'kinko' },
  ]);
  rmSync(folder, { recursive: true });
});

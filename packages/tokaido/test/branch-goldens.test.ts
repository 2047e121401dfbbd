/**
 * What branches of the golden records deal, as it was when branches came: a phrase deals the same cards for ever, or
 * records of branches would no longer replay. `goldens/branches.md` is written again only with a new version of the rules
 * (npx vitest run packages/tokaido/test/branch-goldens.test.ts -u).
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dealAgain, recordFromText, replay } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import { tokaido } from '../src/index.ts';
import { FOLDER } from './goldens/file.ts';
import { GOLDENS } from './goldens/golden-games.ts';

/** Parts of a game after which a branch leaves it. */
const PARTS = [0, 0.25, 0.5, 0.75];

function dealt(name: string): string[] {
  const record = recordFromText(readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8'));
  if (!record.ok) throw new Error(record.error);
  return PARTS.map((part, seat) => {
    const move = Math.floor(part * record.value.moves.length);
    const left = replay(tokaido, { ...record.value, moves: record.value.moves.slice(0, move), result: null });
    if (!left.ok) throw new Error(left.error);
    const players = left.value.state.players;
    const own = seat % players;
    const state = dealAgain(tokaido, left.value.state, own, `golden-${seat}`);
    // Each seat sees its own cards; the draws to come belong to a shuffle, not to the deal.
    const seen = Array.from({ length: players }, (_, who) => tokaido.observe(state, who));
    return `| ${name} | ${move} | ${own} | ${digest(JSON.stringify(seen))} |`;
  });
}

function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const char of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

test('[record.golden] a phrase deals what it always dealt', async () => {
  const rows = GOLDENS.flatMap(({ name }) => dealt(name));
  const head = '| record | move | seat | what everybody sees |\n| --- | --- | --- | --- |\n';
  await expect(`${head}${rows.join('\n')}\n`).toMatchFileSnapshot(
    fileURLToPath(new URL('branches.md', FOLDER)),
  );
});

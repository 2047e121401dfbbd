/** A game in another language: no word of the terminal, the game or the bots may come from anywhere but the catalogues. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECONSTRUCTED } from '@tokaido/duo';
import { setLocale } from '@tokaido/words';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { player } from '../../test/player.ts';
import { textWidth } from '../terminal/text-style.ts';
import type { PlayFlags } from './command.ts';
import { play } from './command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokaido-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await setLocale('en');
});

/** Types all that can be typed once, then numbers one after the other until the game is over. */
async function played(flags: PlayFlags): Promise<string> {
  const pages = ['?', 'h', 'j', 'c', 'd', 'm', 's', 'help', 'nonsense', 'u', '99', '1 2', ''];
  const save = join(folder, 'game.txt');
  const person = player((_screen, count) => pages[count - 1] ?? String((count % 16) + 1));
  expect(await play({ seed: 'fuji', level: 'pilgrim', save, ...flags }, person)).toBe(0);
  expect(readFileSync(save, 'utf8')).toMatch(/^result /m);
  return person.all();
}

/** What stands in a text as it is in every language: the seed, files, commands, and places of the island by number. */
const AS_IT_IS = /npx tokaido.*|\S*game\S*\.txt|\b(fuji|pilgrim)\b|\b[cmsa]\d+(-[cm]\d)?\b|\bj \d+\b/g;

/** Said by no catalogue: the conjunction of lists, the letter of a command, and the towns on the map. */
const KNOWN: ReadonlySet<string> = new Set([
  'and',
  'help',
  ...Object.values(RECONSTRUCTED.drawing?.townNames ?? {}),
]);

/** Words without the accents and tildes of the pseudo-language; a name that was cut has still its accents. */
function leaks(text: string): string[] {
  const words = text.replaceAll(AS_IT_IS, '').match(/[\p{L}~]+/gu) ?? [];
  return [...new Set(words)].filter((word) => /^[A-Za-z]{3,}$/.test(word) && !KNOWN.has(word));
}

const GAMES: readonly (readonly [string, PlayFlags])[] = [
  ['base', {}],
  [
    'everything',
    { boxes: 'crossroads,matsuri,new-encounters,promo-travelers', variants: 'good-luck', players: 5 },
  ],
  ['duo', { game: 'duo' }],
];

describe.each(GAMES)('%s', (_name, flags) => {
  it.each([false, true])('no word of English is left in the pseudo-language, plain: %s', async (plain) => {
    const text = await played({ ...flags, plain, lang: 'xx' });
    expect(leaks(text).slice(0, 20)).toEqual([]);
  });
});

/** Words that English sentences can hardly do without, and Spanish ones never have. */
const ENGLISH = /\b(the|you|your|and|of|with|coins?|points?|buys?|walks?|turn|inn|nothing|draws?|takes?)\b/i;

it.each(GAMES)('a game in Spanish is Spanish to its end: %s', async (_name, flags) => {
  const text = (await played({ ...flags, lang: 'es' })).replaceAll(AS_IT_IS, '');
  expect(
    text
      .split('\n')
      .filter((line) => ENGLISH.test(line))
      .slice(0, 5),
  ).toEqual([]);
  expect(text).toMatch(/Fin: (ganas tú|gana \S+)\./);
});

it.each(['es', 'fr', 'ja'])('lines of %s fit into 80 columns', async (lang) => {
  const text = await played({ boxes: 'crossroads,matsuri', lang });
  const longest = Math.max(
    ...text.split('\n').map((line) => (line.includes('game.txt') ? 0 : textWidth(line))),
  );
  expect(longest).toBeLessThanOrEqual(80);
});

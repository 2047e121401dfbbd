/** The fields of the game without their meanings are the same fields. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutMeanings } from '../scripts/field-meanings.ts';

test('only the meanings go', () => {
  const source = `export const TABLE = {
  players: 'seats with a player',
  'two-words': 'it\\'s "quoted"',
  long:
    'on a line of its own',
  draws: [DRAWS, 'draws made'],
  springs: [2, 'cards left'],
} as const;

const message = { kept: 'this is no list of fields' };
`;
  expect(withoutMeanings(source)).toBe(`export const TABLE = {
  players: '',
  'two-words': '',
  long:
    '',
  draws: [DRAWS, ''],
  springs: [2, ''],
} as const;

const message = { kept: 'this is no list of fields' };
`);
});

test.each(['', 'crossroads/', 'matsuri/', 'new-encounters/'])(
  'the fields of tokaido/src/%sstate.ts',
  (folder) => {
    const file = fileURLToPath(new URL(`../../tokaido/src/${folder}state.ts`, import.meta.url));
    const source = readFileSync(file, 'utf8');
    const short = withoutMeanings(source);
    const names = (text: string) => text.match(/^ {2}\w+:/gm);
    expect(names(short)).toEqual(names(source));
    expect(short.length).toBeLessThan(source.length);
    expect(short).not.toMatch(/^ {2}\w+: '[^']/m);
  },
);

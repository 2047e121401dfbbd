/** Every table the command can set up is played, told and written down without a gap. */

import { recordFromText, recordToText, verify } from '@tokaido/kernel';
import { BOXES, VARIATIONS } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import { readBots } from './bots.ts';
import { findGame } from './games.ts';
import { playMatch } from './match.ts';
import type { Wish } from './playable.ts';
import { retell } from './retell.ts';

function tables(): [game: string, wish: Wish][] {
  const list: [string, Wish][] = [['duo', {}]];
  const boxes = [...BOXES.keys()].join(',');
  for (let players = 2; players <= 5; players++) {
    list.push(['tokaido', { players }]);
    if (BOXES.size > 0) list.push(['tokaido', { players, boxes }]);
    for (const variants of VARIATIONS.keys()) {
      // Some variations come with a box.
      const alone = findGame('tokaido')?.options({ players, variants }).ok;
      list.push(['tokaido', alone ? { players, variants } : { players, variants, boxes }]);
    }
  }
  return list;
}

describe('the journal', () => {
  it.each(tables())('tells %s %j', (id, wish) => {
    const table = findGame(id);
    const bots = readBots('random,greedy');
    if (table === undefined || !bots.ok) throw new Error('no such game');
    const options = table.options(wish);
    if (!options.ok) throw new Error(options.error);
    const lines: string[] = [];
    const teller = retell(table, ['Ann', 'Bob'], (line) => lines.push(line));
    const match = playMatch(table, options.value, `journal ${JSON.stringify(wish)}`, bots.value, teller.hear);
    teller.end();
    const told = lines.join('\n');
    expect(told).toContain('Points');
    expect(told).not.toMatch(/undefined|NaN|\[object|number \d/);
    const read = recordFromText(recordToText(match.record()));
    expect(read.ok && verify(table.game, read.value)).toMatchObject({ ok: true, value: { sealed: true } });
  });
});

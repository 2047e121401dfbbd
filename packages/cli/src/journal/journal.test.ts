/** Every table the command can set up is played, told and written down without a gap. */

import { recordFromText, recordToText, verify } from '@tokaido/kernel';
import { BOXES, VARIATIONS } from '@tokaido/tokaido';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBots } from '../bots/bot-list.ts';
import { playMatch } from '../bots/bot-match.ts';
import { findGame } from '../games/game-list.ts';
import type { GameFlags } from '../games/game-support.ts';
import { useLanguage } from '../terminal/language.ts';
import { journalPrinter } from './journal-printer.ts';

beforeAll(() => useLanguage('en'));

function tables(): [game: string, wish: GameFlags][] {
  const list: [string, GameFlags][] = [['duo', {}]];
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
  it.each(tables())('tells %s %j', async (id, wish) => {
    const table = findGame(id);
    const bots = readBots('random,greedy');
    if (table === undefined || !bots.ok) throw new Error('no such game');
    const options = table.options(wish);
    if (!options.ok) throw new Error(options.error);
    const lines: string[] = [];
    const printer = journalPrinter(table, ['Ann', 'Bob'], (line) => lines.push(line));
    const match = await playMatch(
      table,
      options.value,
      `journal ${JSON.stringify(wish)}`,
      bots.value,
      printer.listener,
    );
    printer.end();
    const told = lines.join('\n');
    expect(told).toContain('Points');
    expect(told).not.toMatch(/undefined|NaN|\[object|number \d/);
    const read = recordFromText(recordToText(match.record()));
    expect(read.ok && verify(table.game, read.value)).toMatchObject({ ok: true, value: { sealed: true } });
  });
});

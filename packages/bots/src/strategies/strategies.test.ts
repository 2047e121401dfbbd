import type { State } from '@tokaido/kernel';
import { Actions, FastChance, fail } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { allTables, begin } from '../../test/tables.ts';
import type { Budget, SlowBot, Strategy } from '../bot.ts';
import { LEVELS } from '../level-skills.ts';
import type { BotSource } from './registry.ts';
import { botFor, botForms, readBot, SLOW_BOT_SOURCES, splitBudget, strategyBots } from './registry.ts';

/** Little time to think: what counts here is that everything is legal. */
const BUDGET = { ms: 0, playouts: 3 };
const CHEAP = ['random', 'nearby', 'greedy', 'heuristic'];
const SCALE = Number(process.env['SCALE'] ?? 1);
const SEARCHES = ['flat', 'uct', 'ismcts'];

/** Plays a game with the same kind of bot in each seat; returns its actions in words. */
function play(bot: string, game: string, options: string, seed: number): string[] {
  const chance = new FastChance(seed);
  const { known, s } = begin(game, options, chance);
  const bots = Array.from({ length: 5 }, (_, seat) => botFor(bot, game, seed * 10 + seat, BUDGET));
  const legal = new Actions();
  const words: string[] = [];
  for (;;) {
    const pending = known.game.pending(s);
    if (pending === null) return words;
    known.game.legal(s, legal);
    const action = bots[pending.seat].decide(known.game.observe(s, pending.seat));
    if (!legal.has(action)) throw new Error(`${bot}, seed ${seed}: ${action} is not legal at ${options}`);
    words.push(known.game.rules.describe(action));
    known.game.play(s, action, { chance, tell: null });
    if (words.length > 3000) throw new Error(`${bot}, seed ${seed}: no end at ${options}`);
  }
}

describe('every strategy plays every table', () => {
  // In a short run each table sees one of the quick strategies, by turns.
  const tables = allTables().map(
    (table, i) => [...table, SCALE < 1 ? [CHEAP[i % CHEAP.length]] : CHEAP] as const,
  );

  it.each(tables)('%s %s', (game, options, bots) => {
    for (const bot of bots) expect(play(bot, game, options, 7).length).toBeGreaterThan(20);
  });

  it.each(SEARCHES)('%s', (bot) => {
    // Each search sees a third of the tables, and Duo.
    const seen = allTables().filter((_, i) => i === 0 || i % 3 === SEARCHES.indexOf(bot));
    for (const [game, options] of seen) expect(play(bot, game, options, 8).length).toBeGreaterThan(20);
  });

  it.each(LEVELS.map(({ id }) => id))('%s', (bot) => {
    expect(play(bot, 'duo', 'board=reconstructed-1', 9).length).toBeGreaterThan(20);
    expect(play(bot, 'tokaido', 'players=3 boxes=crossroads,matsuri', 9).length).toBeGreaterThan(20);
  });
});

describe('the same seed', () => {
  it.each(['random', 'greedy', 'heuristic', 'uct', 'pilgrim'])('gives the same game of %s', (bot) => {
    const table = ['tokaido', 'players=3 boxes=crossroads'] as const;
    const first = play(bot, ...table, 3);
    expect(play(bot, ...table, 3)).toEqual(first);
    expect(play(bot, ...table, 4)).not.toEqual(first);
  });
});

describe('bots in words', () => {
  it('are names, with a budget of their own where one is given', () => {
    expect(splitBudget('greedy')).toEqual({ name: 'greedy', budget: null });
    expect(splitBudget('ismcts@100')).toEqual({ name: 'ismcts', budget: { ms: 100, playouts: 0 } });
    expect(splitBudget('uct:500')).toEqual({ name: 'uct', budget: { ms: 0, playouts: 500 } });
    for (const words of ['greedy', ' ismcts@100 ', 'uct:500']) expect(readBot(words).ok).toBe(true);
    for (const words of ['', 'nobody', 'uct:', 'uct:x', 'uct@1:2', 'uct:99999999']) {
      expect(readBot(words)).toEqual(fail(`unknown bot "${words}"; there are ${botForms()}`));
    }
  });

  it('are thought for as long as their own words say, and otherwise as long as anybody asks', () => {
    const asked: Budget[] = [];
    const strategy = (): Strategy<State> => ({
      name: 'watch',
      choose: (_s, _seat, actions, _rng, budget) => {
        asked.push(budget);
        return actions[0];
      },
    });
    const { known, s } = begin('tokaido', 'players=3', new FastChance(1));
    const view = known.game.observe(s, known.game.pending(s)?.seat ?? -1);
    for (const own of [null, splitBudget('watch:5').budget]) {
      strategyBots(strategy, own)('tokaido', 1, BUDGET).decide(view);
    }
    expect(asked).toEqual([BUDGET, { ms: 0, playouts: 5 }]);
  });

  it('come from every source, and a source says what is wrong with its own words', () => {
    const source: BotSource<SlowBot> = {
      forms: () => ['far:NAME'],
      read: (words) => (words.startsWith('far:') ? fail('too far') : null),
    };
    SLOW_BOT_SOURCES.push(source);
    try {
      expect(readBot('far:off')).toEqual(fail('too far'));
      expect(readBot('near')).toMatchObject({ ok: false, error: expect.stringContaining('far:NAME') });
      // Whoever cannot wait is not given a bot that must be waited for.
      expect(() => botFor('far:off', 'tokaido', 1)).toThrow('unknown bot');
    } finally {
      SLOW_BOT_SOURCES.pop();
    }
  });
});

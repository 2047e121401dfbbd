import { FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { freeGains } from '../test/free-gains.ts';
import { AT_ONCE } from './bot.ts';
import type { Skill } from './levels.ts';
import { DEFAULT_LEVEL, LEVELS, skilled, skillOf } from './levels.ts';
import type { ActionRater } from './strategies/action-rater.ts';

const GAMES = ['tokaido', 'duo'];
const SEED = Number(process.env['SEED'] ?? 20261116);
const SCALE = Number(process.env['SCALE'] ?? 1);

/** Actions that are worth these numbers, at a question about where to go or about something else. */
function rater(worth: readonly number[], asksWhere = true): ActionRater<{ m: number[] }> {
  return {
    name: 'table',
    point: 1,
    asksWhere: () => asksWhere,
    rate: (_s, _seat, actions) => actions.map((action) => worth[action]),
    choose: () => worth.indexOf(Math.max(...worth)),
  };
}

/** The share of best actions among many choices. */
function accuracy(skill: Skill, worth: readonly number[], asksWhere = true): number {
  const rng = new FastChance(SEED);
  const strategy = skilled('some', skill, rater(worth, asksWhere));
  const actions = worth.map((_, i) => i);
  const best = worth.indexOf(Math.max(...worth));
  let found = 0;
  for (let i = 0; i < 1000; i++) if (strategy.choose({ m: [] }, 0, actions, rng, AT_ONCE) === best) found++;
  return found / 1000;
}

const STEPS = [1, 2, 3, 4, 5, 6];

describe.each(GAMES)(`levels at %s (seed ${SEED})`, (game) => {
  const skills = LEVELS.map((level) => skillOf(level, game));

  it('are five, each sees more or thinks longer than the one before', () => {
    expect(skills).toHaveLength(5);
    for (let i = 1; i < skills.length; i++) {
      const [before, skill] = [skills[i - 1], skills[i]];
      expect(skill.sight).toBeGreaterThanOrEqual(before.sight);
      expect(skill.noise).toBeLessThanOrEqual(before.noise);
      expect(skill.noise < before.noise || skill.playouts > before.playouts).toBe(true);
    }
  });

  it('find the best way the more often the higher they are; the last one always', () => {
    const found = skills.map((skill) => accuracy(skill, STEPS));
    expect([...found].sort((a, b) => a - b)).toEqual(found);
    expect(found[0]).toBeLessThan(0.8);
    expect(found[4]).toBe(1);
  });

  it('misjudge by what is at stake: a hundred times as much is misjudged as often', () => {
    for (const skill of skills) {
      const more = STEPS.map((worth) => 100 * worth);
      expect(accuracy(skill, more)).toBe(accuracy(skill, STEPS));
    }
  });

  it('never miss the only good way, nor one of two', () => {
    for (const skill of skills) {
      expect(accuracy(skill, [0, 0, 3, 0, 0, 0])).toBe(1);
      expect(accuracy(skill, [0.1, 0])).toBe(1);
    }
  });

  it('misjudge nothing but where to go', () => {
    for (const skill of skills) expect(accuracy(skill, STEPS, false)).toBe(1);
  });
});

describe(`free gains (seed ${SEED})`, () => {
  const games = Math.max(2, Math.ceil(6 * SCALE));
  const below = LEVELS.slice(0, 3);

  it.each(below.map((level) => [level.id, level] as const))('%s takes those of Duo', (_, level) => {
    const { offered, declined, againstJudgment } = freeGains(
      level,
      ['duo', 'board=reconstructed-1'],
      games,
      SEED,
    );
    expect(offered).toBeGreaterThan(20 * games);
    expect(againstJudgment).toBe(0);
    expect(declined / offered).toBeLessThan(0.1);
  });

  it('the lowest level takes those of the boxes', () => {
    const table = ['tokaido', 'players=3 boxes=crossroads,matsuri'] as const;
    const { offered, againstJudgment } = freeGains(LEVELS[0], table, 2, SEED);
    expect(offered).toBeGreaterThan(0);
    expect(againstJudgment).toBe(0);
  });
});

it('the default level is one of them, and not the first or the last', () => {
  const at = LEVELS.findIndex(({ id }) => id === DEFAULT_LEVEL);
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(LEVELS.length - 1);
});

import { FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { absurdChoices, OFFERS } from '../test/absurd-choices.ts';
import { AT_ONCE } from './bot.ts';
import { DEFAULT_LEVEL } from './default-level.ts';
import type { Skill } from './level-skills.ts';
import { LADDERS, LEVELS, levelPlayer, skillOf } from './level-skills.ts';
import { skilled } from './levels.ts';
import type { ActionRater } from './strategies/action-rater.ts';
import { netAbout } from './trained-nets.ts';

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

describe.each(Object.entries(LADDERS))(`levels at %s (seed ${SEED})`, (_, skills) => {
  it('are one skill for each, none worse in any way than the one before by the same player', () => {
    expect(skills).toHaveLength(LEVELS.length);
    for (let i = 1; i < skills.length; i++) {
      const [before, skill] = [skills[i - 1], skills[i]];
      if (skill.player !== before.player) continue;
      expect(skill.sight).toBeGreaterThanOrEqual(before.sight);
      expect(skill.regard).toBeGreaterThanOrEqual(before.regard);
      expect(skill.noise).toBeLessThanOrEqual(before.noise);
      expect(skill.playouts).toBeGreaterThanOrEqual(before.playouts);
      expect(skill).not.toEqual(before);
    }
  });

  it('take the net for the higher levels, never for a lower one alone', () => {
    const first = skills.findIndex(({ player }) => player === 'net');
    expect(skills.slice(first < 0 ? skills.length : first).every(({ player }) => player === 'net')).toBe(
      true,
    );
  });

  it('end with one that misjudges nothing and forgets nobody', () => {
    expect(skills[4]).toMatchObject({ sight: 1, regard: 1, noise: 0 });
    expect(accuracy(skills[4], STEPS)).toBe(1);
    expect(accuracy(skills[0], STEPS)).toBeLessThan(0.9);
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

describe('a level at a table', () => {
  const highest = LEVELS[4].id;

  it('plays by the net where one is trained, and by rules of thumb elsewhere or without nets at hand', () => {
    expect(skillOf(highest, 'tokaido', 'players=4').player).toBe('net');
    expect(skillOf(highest, 'duo', 'board=reconstructed-1').player).toBe('net');
    expect(skillOf(highest, 'duo', 'board=mine hash=12345678').player).toBe('heuristic');
    expect(skillOf(highest, 'tokaido', 'players=4', false).player).toBe('heuristic');
  });

  it.each([
    ['tokaido', 'players=2'],
    ['tokaido', 'players=3 boxes=crossroads'],
    ['tokaido', 'players=4'],
    ['tokaido', 'players=4 boxes=crossroads,matsuri'],
    ['tokaido', 'players=5'],
    ['duo', 'board=reconstructed-1'],
  ])('without nets at hand is no worse than the level below it: %s, %s', (game, words) => {
    const skills = LEVELS.map(({ id }) => skillOf(id, game, words, false));
    for (let i = 1; i < skills.length; i++) {
      const [before, skill] = [skills[i - 1], skills[i]];
      expect(skill.player).toBe('heuristic');
      expect(skill.sight).toBeGreaterThanOrEqual(before.sight);
      expect(skill.regard).toBeGreaterThanOrEqual(before.regard);
      expect(skill.noise).toBeLessThanOrEqual(before.noise);
    }
  });

  it('is set by the number of players before the boxes', () => {
    expect(skillOf(highest, 'tokaido', 'players=4 boxes=crossroads')).toBe(LADDERS['tokaido-4-boxes'][4]);
    expect(skillOf(highest, 'tokaido', 'players=2 boxes=crossroads')).toBe(LADDERS['tokaido-2'][4]);
    expect(skillOf(highest, 'tokaido', 'players=4')).toBe(LADDERS.tokaido[4]);
  });

  it('is the same without nets at hand where it needs none', () => {
    const [lowest] = LEVELS;
    expect(skillOf(lowest.id, 'tokaido', 'players=4', false)).toBe(LADDERS.tokaido[0]);
    expect(skillOf(lowest.id, 'duo', 'board=mine hash=12345678')).toBe(LADDERS['duo-untrained'][0]);
  });

  it('can say what it plays by', () => {
    const said = (level: string, words: string, game = 'tokaido') => levelPlayer(level, game, words)?.kind;
    expect(levelPlayer(highest, 'duo', 'board=reconstructed-1')).toEqual({
      kind: 'search',
      games: netAbout('duo', 'board=reconstructed-1')?.games,
      ms: expect.any(Number),
    });
    expect(levelPlayer(highest, 'tokaido', 'players=4')).toMatchObject({
      kind: 'search',
      games: netAbout('tokaido', 'players=4')?.games,
    });
    expect(said(LEVELS[3].id, 'players=4')).toBe('netErring');
    expect(said(LEVELS[0].id, 'players=4')).toBe('thumb');
    expect(said(highest, 'board=mine hash=12345678', 'duo')).toBe('untrained');
    expect(said('emperor', 'players=4')).toBeUndefined();
  });

  it('must be one of the five', () => {
    expect(() => skillOf('emperor', 'tokaido', 'players=4')).toThrow('there is no level emperor');
  });
});

describe(`absurd choices (seed ${SEED})`, () => {
  const games = Math.max(2, Math.ceil(4 * SCALE));
  const tables = [
    ['duo', 'board=reconstructed-1'],
    ['tokaido', 'players=3 boxes=crossroads,matsuri'],
  ] as const;
  const below = LEVELS.slice(0, 3).map(({ id }) => id);

  it.each(below.flatMap((id) => tables.map((table) => [id, table] as const)))(
    '%s makes none at %s',
    (id, table) => {
      const counts = absurdChoices(id, table, games, SEED);
      const sum = (key: 'offered' | 'declined' | 'absurd') =>
        OFFERS.reduce((all, offer) => all + counts[offer][key], 0);
      expect(sum('offered')).toBeGreaterThan(10 * games);
      expect(sum('declined') / sum('offered')).toBeLessThan(0.15);
      expect(sum('absurd')).toBe(0);
    },
  );
});

it('the default level is one of them, and not the first or the last', () => {
  const at = LEVELS.findIndex(({ id }) => id === DEFAULT_LEVEL);
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(LEVELS.length - 1);
});

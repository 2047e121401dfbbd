import type { State } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { begin, positions } from '../test/tables.ts';
import { temperGames } from '../test/temper-games.ts';
import { AT_ONCE } from './bot.ts';
import { DEFAULT_LEVEL } from './default-level.ts';
import { readCharacter, skilled } from './levels.ts';
import type { ActionRater } from './strategies/action-rater.ts';
import type { GameKnowledge } from './strategies/game-knowledge.ts';
import { gameKnowledge, searchKnowledge } from './strategies/registry.ts';
import { TEMPERS } from './temper-names.ts';
import { likingFor, MOST_LIKED } from './tempers.ts';

const SEED = Number(process.env['SEED'] ?? 20261116);
const SCALE = Number(process.env['SCALE'] ?? 1);

function legalAt({ game }: GameKnowledge, s: State): number[] {
  const legal = new Actions();
  game.legal(s, legal);
  return legal.toArray();
}

describe('a bot in words', () => {
  it('is a level, and may have a temper', () => {
    expect(readCharacter('porter')).toEqual({ level: 'porter', temper: null });
    expect(readCharacter('daimyo+devout')).toEqual({ level: 'daimyo', temper: 'devout' });
  });

  it.each(['', 'emperor', 'heuristic+devout', 'porter+', 'porter+angry', 'porter+devout+stroller'])(
    'is nothing else: "%s"',
    (words) => {
      expect(readCharacter(words)).toBeNull();
    },
  );
});

describe(`a temper (seed ${SEED})`, () => {
  const flat: ActionRater<{ m: number[] }> = {
    name: 'flat',
    point: 1,
    rate: (_s, _seat, actions) => actions.map((action) => (action === 0 ? MOST_LIKED + 0.1 : 0)),
    choose: () => 0,
  };
  const skill = { player: 'heuristic', sight: 1, regard: 1, noise: 0, playouts: 0 } as const;
  const choose = (liked: number) =>
    skilled('some', skill, flat, () => [0, liked]).choose({ m: [] }, 0, [0, 1], new FastChance(1), AT_ONCE);

  it('decides between what is about as good, and not beyond that', () => {
    expect(choose(MOST_LIKED)).toBe(0);
    expect(choose(MOST_LIKED + 0.2)).toBe(1);
  });

  it('never likes or dislikes anything by more than its bound, at any table', () => {
    const rng = new FastChance(SEED);
    let liked = 0;
    let seen = 0;
    for (const { known, s, seat } of positions(SEED)) {
      const searched = searchKnowledge(known.game);
      const actions = legalAt(searched, s);
      for (const temper of TEMPERS) {
        const values = likingFor(searched, known.likes[temper])(searched.game.clone(s), seat, actions, rng);
        expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(MOST_LIKED);
        if (new Set(values).size > 1) liked++;
      }
      if (++seen >= Math.max(100, 300 * SCALE)) break;
    }
    expect(liked).toBeGreaterThan(seen / 4);
  });
});

describe(`games of tempers (seed ${SEED})`, () => {
  const games = Math.max(24, Math.ceil(40 * SCALE));

  it.each(TEMPERS)('%s gets clearly more of what it is fond of than others of its level', (temper) => {
    const { own, others } = temperGames(DEFAULT_LEVEL, temper, ['tokaido', 'players=4'], games, SEED);
    expect(own).toBeGreaterThan(1.08 * others);
  });
});

it('every game says what each temper is fond of', () => {
  for (const [id, options] of [
    ['tokaido', 'players=2'],
    ['duo', 'board=reconstructed-1'],
  ] as const) {
    const { s } = begin(id, options, new FastChance(SEED));
    for (const temper of TEMPERS) expect(gameKnowledge(id).likes[temper](s, 0)).toEqual(expect.any(Number));
  }
});

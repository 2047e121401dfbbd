/** Every kind of table the bots must be able to play at. */

import type { State } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import { BOXES, VARIATIONS } from '@tokaido/tokaido';
import type { GameKnowledge } from '../src/strategies/game-knowledge.ts';
import { gameKnowledge } from '../src/strategies/registry.ts';

/** `[game, options in words]`: all boxes and numbers of players, each variation somewhere, and Duo. */
export function allTables(): (readonly [game: string, options: string])[] {
  const tables: [string, string][] = [['duo', 'board=reconstructed-1']];
  const mixes = [
    '',
    'crossroads',
    'crossroads,matsuri',
    'new-encounters',
    'promo-travelers',
    [...BOXES.keys()].join(','),
  ];
  const variations = [...VARIATIONS.keys()];
  let next = 0;
  for (const boxes of mixes) {
    for (let players = 2; players <= 5; players++) {
      const words = [`players=${players}`];
      if (boxes !== '') words.push(`boxes=${boxes}`);
      const name = variations[next++ % variations.length];
      const box = VARIATIONS.get(name)?.box;
      if (box === undefined || boxes.includes(box)) words.push(`variations=${name}`);
      tables.push(['tokaido', words.join(' ')]);
    }
  }
  return tables;
}

export function begin(game: string, options: string, rng: FastChance): { known: GameKnowledge; s: State } {
  const known = gameKnowledge(game);
  const read = known.game.rules.parseOptions(options);
  if (!read.ok) throw new Error(read.error);
  return { known, s: known.game.setup(read.value, { chance: rng, tell: null }) };
}

/** Positions with a choice from random games at all tables in turn. */
export function* positions(
  seed: number,
): Generator<{ known: GameKnowledge; s: State; seat: number; table: string }> {
  const rng = new FastChance(seed);
  const legal = new Actions();
  const tables = allTables();
  for (let game = 0; ; game++) {
    const [id, options] = tables[game % tables.length];
    const { known, s } = begin(id, options, rng);
    for (;;) {
      const count = known.game.legal(s, legal);
      if (count === 0) break;
      const action = legal.list[rng.below(count)];
      const seat = known.game.rules.frames.seat(s);
      // A few of each game, so that many games are seen.
      if (count > 1 && rng.below(4) === 0) yield { known, s, seat, table: options };
      known.game.play(s, action, { chance: rng, tell: null });
    }
  }
}

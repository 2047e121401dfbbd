/** Who judges at a table: the net that comes with the game, and one from a file. */

import type { PuzzleSearch } from '@tokaido/bots';
import { analysedGame, botMisfit, evaluatorFor } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { netFile } from '../bots/net-files.ts';
import { findGame } from '../games/game-list.ts';
import type { PuzzlePlan } from './plan.ts';

/** `words` are the options of the table. */
export function searchAt(
  plan: Pick<PuzzlePlan, 'game' | 'judge' | 'until'>,
  words: string,
): Result<{ readonly search: PuzzleSearch; readonly options: unknown }> {
  const support = findGame(plan.game);
  if (support === undefined) return fail(`unknown game "${plan.game}"`);
  const { game } = support;
  const options = game.rules.parseOptions(words);
  if (!options.ok) return options;
  const own = evaluatorFor(game, options.value);
  if (!own.ok) return own;
  const other = netFile(plan.judge);
  if (!other.ok) return other;
  const misfit = botMisfit(`net=${plan.judge}`, game, options.value);
  if (misfit !== null) return fail(misfit);
  const search: PuzzleSearch = {
    of: analysedGame(game),
    judges: [own.value, other.value.evaluator],
    persona: (s, seat) => support.persona(s, seat),
    isLate: () => plan.until !== null && Date.now() > plan.until,
  };
  return ok({ search, options: options.value });
}

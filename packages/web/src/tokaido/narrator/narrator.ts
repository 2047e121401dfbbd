/** Tokaido without sight, as the narrator asks for it. */

import { t } from '@tokaido/words';
import type { GameNarrator } from '../../narrator/game-narrator.ts';
import type { Tokaido } from '../model.ts';
import { interpret } from './interpret.ts';
import { Choices, Position } from './parts.tsx';
import { sayChoices, sayClosed, sayScores } from './tell.ts';

export const tokaidoNarrator: GameNarrator<Tokaido> = {
  words: () => ({ examples: t('page.examples'), board: t('page.road'), over: t('page.over') }),
  interpret,
  // The stops of a leg are many and have a command of their own.
  choices: (seen, model) =>
    seen.turn?.decision === 'travel' ? [] : [...sayChoices(seen, model), ...sayClosed(seen, model)],
  scores: sayScores,
  Choices,
  Position,
};

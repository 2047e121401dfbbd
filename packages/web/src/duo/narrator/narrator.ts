/** Duo without sight, as the narrator asks for it. */

import '@tokaido/words/locales/en/duo-narrator';
import '@tokaido/words/locales/en/duo-underway';
import '@tokaido/words/locales/en/narrator';
import '@tokaido/words/locales/en/underway';
import { t } from '@tokaido/words';
import type { GameNarrator } from '../../narrator/game-narrator.ts';
import type { Duo } from '../model.ts';
import { Choices } from './choice-buttons.tsx';
import { interpret } from './interpret.ts';
import { Position } from './position.tsx';
import { sayChoices, sayScores } from './tell.ts';

export const duoNarrator: GameNarrator<Duo> = {
  words: () => ({
    examples: t('duo.narrate.examples'),
    board: t('duo.narrate.board'),
    over: t('duo.say.end'),
  }),
  interpret,
  choices: sayChoices,
  scores: sayScores,
  Choices,
  Position,
};

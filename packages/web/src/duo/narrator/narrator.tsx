/** Duo without sight, as the narrator asks for it. */

import { sayAction } from '@tokaido/words/duo';
import type { GameNarrator } from '../../narrator/game-narrator.ts';
import type { Duo } from '../model.ts';

export const duoNarrator: GameNarrator<Duo> = {
  interpret: () => ({ kind: 'say', lines: [] }) as never,
  choices: (seen) => seen.legal.map((action) => sayAction(action, seen).name),
  scores: () => [],
  Choices: () => null,
  Position: () => <div />,
};

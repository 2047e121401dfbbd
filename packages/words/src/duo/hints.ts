/** A hint of Duo in words. */

import '../locales/en/duo-hints.ts';
import { CHARACTERS } from '@tokaido/duo';
import type { HintWords, SaidHint, SaidTerm } from '../hints.ts';
import { hintInWords } from '../hints.ts';
import { nameOf, t } from '../messages/index.ts';
import { sayAction } from './actions.ts';
import type { Seated, Seen } from './seen.ts';

const MOVES: readonly string[] = [...CHARACTERS, 'again'];

function isMove(action: string): boolean {
  return MOVES.includes(action.split(' ')[0] ?? '');
}

function sayTerm({ id, points }: SaidTerm): string {
  return nameOf('duo.hint', id, { sign: points < 0 ? 'minus' : 'plus' });
}

export function hintWords(seen: Seen): HintWords {
  return {
    nudge: (code) => nameOf('duo.nudge', code),
    title: ({ choices }) =>
      t(choices.every(({ action }) => isMove(action)) ? 'duo.hint.moves' : 'hint.choices', {
        count: choices.length,
      }),
    name: (action) => sayAction(action, seen).name,
    term: sayTerm,
    // Whose turn it is next does not depend on the choice.
    turns: () => '',
  };
}

export function sayHint(hint: SaidHint, seen: Seen, _info: Seated): string[] {
  return hintInWords(hint, hintWords(seen));
}

/** Why something is closed in Duo, in words: one entry for each code of the engine. */

import type { Reason, State } from '@tokaido/duo';
import { CHARACTERS, ICONS, WARES, WAVES } from '@tokaido/duo';
import type { Reason as AnyReason } from '@tokaido/kernel';
import { colorName } from './places.ts';

type Told<W extends Reason['why']> = Extract<Reason, { readonly why: W }>;
type Words = { readonly [W in Reason['why']]: (reason: Told<W>, s: State) => string };

const WORDS: Words = {
  'other-decision': () => 'something else must be decided first',
  'die-taken': ({ character }) => `the die of the ${CHARACTERS[character]} is taken`,
  'wrong-distance': ({ die, to }) => `a ${die} does not lead there${to.length === 0 ? ', nor anywhere' : ''}`,
  revisited: () => 'no place may be entered twice in a move',
  occupied: ({ by }) => `${colorName(by)} has somebody there`,
  'must-move': () => 'while there is a way, the die must be used',
  'other-character': ({ character }) => `the token repeats only the move of the ${CHARACTERS[character]}`,
  'already-yours': () => 'it is yours already',
  'choose-wave': () => 'say which wave tile you take',
  'no-seashore': () => 'waves are taken at a seashore',
  'board-first': () => 'tiles on the board go first',
  'no-mountain-town': () => 'wares are drawn in mountain towns',
  'no-coastal-town': () => 'wares are sold in coastal towns',
  number: ({ least, most }) => (least === most ? `it must be ${least}` : `it must be ${least} to ${most}`),
  boutique: ({ ware }) => `this town buys ${WARES[ware]}`,
  wares: ({ have }) => `you have ${have} of them`,
  'no-wave': ({ character, side }) => `it needs the wave ${WAVES[character]?.[side] ?? ''}`,
  'nobody-here': () => 'nobody is in this area',
  'all-revealed': () => 'all your paintings are turned',
  'face-down': () => 'your first painting is still face down',
  icon: ({ icon }) => `your first painting shows a ${ICONS[icon]}, and this is no place for it`,
};

/** An unknown code is shown as it is: better than silence. */
export function reasonWords(s: State, reason: AnyReason): string {
  const say = WORDS[reason.why as Reason['why']] as ((reason: AnyReason, s: State) => string) | undefined;
  return say?.(reason, s) ?? reason.why;
}

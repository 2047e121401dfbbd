/** Why something is closed in Duo, in a sentence: one entry for each code of the engine. */

import type { Reason } from '@tokaido/duo';
import { CHARACTERS, WARES } from '@tokaido/duo';
import type { Reason as AnyReason } from '@tokaido/kernel';
import { isKey, t } from '../messages/index.ts';
import type { TableRefusal } from '../refusals.ts';
import { refusalText } from '../refusals.ts';
import { playerName, sideName } from './names.ts';
import { characterTo, iconId, PILGRIM } from './places.ts';
import type { Seated, Seen } from './seen.ts';

/** What the game can say, and what any table can. */
type Said = Reason | { readonly why: 'over' } | { readonly why: 'not-your-turn'; readonly turn: number };
type Told<W extends Said['why']> = Extract<Said, { readonly why: W }>;
type Words = { readonly [W in Said['why']]: (reason: Told<W>, seen: Seen, info: Seated) => string };

const character = (number: number) => ({ character: CHARACTERS[number] ?? '' });

const WORDS: Words = {
  over: () => t('duo.say.end'),
  'not-your-turn': ({ turn }, _seen, info) => t('why.not-your-turn', { name: playerName(turn, info) }),
  'other-decision': () => t('why.other-decision'),
  'die-taken': (reason) => t('duo.why.die-taken', character(reason.character)),
  'wrong-distance': ({ die }) => t('duo.why.wrong-distance', { die }),
  revisited: () => t('duo.why.revisited'),
  occupied: ({ by }, seen, info) =>
    by === seen.me ? t('duo.why.occupied.you') : t('duo.why.occupied', { name: playerName(by, info) }),
  'must-move': () => t('duo.why.must-move'),
  'other-character': (reason) => t('duo.why.other-character', character(reason.character)),
  'already-yours': () => t('duo.why.already-yours'),
  'choose-wave': () => t('duo.why.choose-wave'),
  'no-seashore': () => t('duo.why.no-seashore'),
  'board-first': () => t('duo.why.board-first'),
  'no-mountain-town': () => t('duo.why.no-mountain-town'),
  'no-coastal-town': () => t('duo.why.no-coastal-town'),
  number: ({ least, most }) => t(least === most ? 'duo.why.number.one' : 'duo.why.number', { least, most }),
  boutique: ({ ware }) => t('duo.why.boutique', { ware: WARES[ware] ?? '' }),
  wares: ({ have }) => t('duo.why.wares', { have }),
  'no-wave': (reason) => t('duo.why.no-wave', { side: sideName(reason.character, reason.side) }),
  'nobody-here': () => t('duo.why.nobody-here'),
  'all-revealed': () => t('duo.why.all-revealed'),
  'face-down': () => t('duo.why.face-down'),
  icon: ({ icon }) => t('duo.why.icon', { icon: iconId(icon) }),
};

/** All codes that have words. */
export const SPOKEN_REASONS: readonly string[] = Object.keys(WORDS);

export function sayReason(reason: AnyReason, seen: Seen, info: Seated): string {
  const say = Object.hasOwn(WORDS, reason.why)
    ? (WORDS[reason.why as Said['why']] as (reason: AnyReason, seen: Seen, info: Seated) => string)
    : null;
  return say?.(reason, seen, info) ?? t('why.unknown');
}

/** A word or two, where there is no room for the sentence. */
export function briefReason({ why }: AnyReason): string {
  const key = `duo.brief.${why}`;
  return isKey(key) ? t(key) : t(why === 'occupied' ? 'brief.occupied' : 'brief.other');
}

/** Topics of the rules of Duo that say why. */
type RuleTopic =
  | 'duo-turn'
  | 'duo-pilgrim'
  | 'duo-merchant'
  | 'duo-artist'
  | 'duo-waves'
  | 'duo-spring'
  | 'duo-end';

const RULES: { readonly [W in Said['why']]: RuleTopic } = {
  over: 'duo-end',
  'not-your-turn': 'duo-turn',
  'other-decision': 'duo-turn',
  'die-taken': 'duo-turn',
  'wrong-distance': 'duo-turn',
  revisited: 'duo-turn',
  // Of a Pilgrim, see below.
  occupied: 'duo-merchant',
  'must-move': 'duo-merchant',
  'other-character': 'duo-spring',
  'already-yours': 'duo-waves',
  'choose-wave': 'duo-waves',
  'no-seashore': 'duo-waves',
  'board-first': 'duo-waves',
  'no-mountain-town': 'duo-merchant',
  'no-coastal-town': 'duo-merchant',
  number: 'duo-merchant',
  boutique: 'duo-merchant',
  wares: 'duo-merchant',
  'no-wave': 'duo-waves',
  'nobody-here': 'duo-artist',
  'all-revealed': 'duo-artist',
  'face-down': 'duo-artist',
  icon: 'duo-artist',
};

/** The topic of the rules that says why an action is closed, as in `/rules/:topic`. */
export function ruleOf({ why }: AnyReason, action: string): RuleTopic {
  const [, place = ''] = action.split(' ');
  // Both can find a place occupied, and the reason does not say who moves.
  if (why === 'occupied' && characterTo(place) === PILGRIM) return 'duo-pilgrim';
  return Object.hasOwn(RULES, why) ? RULES[why as Said['why']] : 'duo-turn';
}

/** Says the reason of the game where there is one. */
export function sayRefused(refused: TableRefusal, seen: Seen | null, info: Seated): string {
  return refusalText(refused, seen === null ? null : (reason) => sayReason(reason, seen, info));
}

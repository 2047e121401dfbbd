/** Why something is closed, in a sentence, with the topic of the rules that explains it. */

import type { Reason as AnyReason } from '@tokaido/kernel';
import type { Reason } from '@tokaido/tokaido';
import { DISHES, PANORAMAS } from '@tokaido/tokaido';
import { list, nameOf, sentence, t } from '../messages/index.ts';
import type { TableRefusal } from '../refusals.ts';
import { refusalText } from '../refusals.ts';
import { yourSeat } from '../subjects.ts';
import { playerName, playerOrYou, spokenOf } from './names.ts';
import type { Seated, Seen } from './seen.ts';

/** The topics of the rules to which reasons point. */
export type RuleTopic =
  | 'turns'
  | 'road'
  | 'places'
  | 'inns'
  | 'coins'
  | 'panoramas'
  | 'amulets'
  | 'festivals'
  | 'supplies'
  | 'end';

/** What the game can say, and what any table can. */
type Said = Reason | { readonly why: 'over' } | { readonly why: 'not-your-turn'; readonly turn: number };
type Told<W extends Said['why']> = Extract<Said, { readonly why: W }>;

interface Entry<W extends Said['why']> {
  readonly rule: RuleTopic;
  say(reason: Told<W>, seen: Seen, info: Seated): string;
  /** A word or two for a narrow row. */
  brief?(reason: Told<W>): string;
}

function standing(seats: readonly number[], seen: Seen, info: Seated): string {
  if (seats.length === 1 && seats[0] === yourSeat(seen, info)) return t('why.occupied.you');
  const names = list(seats.map((seat) => playerOrYou(seat, seen, info)));
  return sentence(t('why.occupied', { names, count: seats.length }));
}

const WORDS: { readonly [W in Said['why']]: Entry<W> } = {
  over: { rule: 'end', say: () => t('why.over') },
  'not-your-turn': {
    rule: 'turns',
    say: ({ turn }, seen, info) => t('why.not-your-turn', { name: playerName(turn, seen, info) }),
  },
  'other-decision': { rule: 'turns', say: () => t('why.other-decision') },
  'behind-you': { rule: 'road', say: () => t('why.behind-you'), brief: () => t('brief.behind-you') },
  'beyond-the-inn': {
    rule: 'inns',
    say: () => t('why.beyond-the-inn'),
    brief: () => t('brief.beyond-the-inn'),
  },
  occupied: {
    rule: 'places',
    say: ({ by }, seen, info) => standing(by, seen, info),
    brief: () => t('brief.occupied'),
  },
  'second-place': {
    rule: 'places',
    say: ({ by, players }, seen, info) => {
      const names = list(by.map((seat) => playerName(seat, seen, info)));
      return sentence(t('why.second-place', { names, count: by.length, players }));
    },
    brief: () => t('brief.second-place'),
  },
  shut: { rule: 'festivals', say: () => t('why.shut'), brief: () => t('brief.shut') },
  'not-joinable': { rule: 'amulets', say: () => t('why.not-joinable'), brief: () => t('brief.not-joinable') },
  coins: {
    rule: 'coins',
    say: ({ have, need }, seen, info) => t('why.coins', { ...spokenOf(seen.me, seen, info), have, need }),
    brief: ({ need }) => t('brief.coins', { need }),
  },
  'panorama-complete': {
    rule: 'panoramas',
    say: ({ panorama }) => t('why.panorama-complete', { panorama: PANORAMAS[panorama] ?? '' }),
    brief: () => t('brief.panorama-complete'),
  },
  'supply-empty': {
    rule: 'supplies',
    say: () => t('why.supply-empty'),
    brief: () => t('brief.supply-empty'),
  },
  'not-held': { rule: 'amulets', say: () => t('why.not-held') },
  'not-now': { rule: 'amulets', say: () => t('why.not-now') },
  'nothing-new': { rule: 'inns', say: () => t('why.nothing-new') },
  'dish-eaten': {
    rule: 'inns',
    say: ({ dish }) => t('why.dish-eaten', { dish: nameOf('dish', DISHES[dish] ?? '') }),
    brief: () => t('brief.dish-eaten'),
  },
  'not-offered': { rule: 'supplies', say: () => t('why.not-offered') },
  'must-take': { rule: 'turns', say: () => t('why.must-take') },
  'must-pay': { rule: 'amulets', say: () => t('why.must-pay') },
};

/** All codes that have words. */
export const SPOKEN_REASONS: readonly string[] = Object.keys(WORDS);

interface AnyEntry {
  readonly rule: RuleTopic;
  say(reason: AnyReason, seen: Seen, info: Seated): string;
  brief?(reason: AnyReason): string;
}
function find(why: string): AnyEntry | undefined {
  return Object.hasOwn(WORDS, why) ? WORDS[why as Said['why']] : undefined;
}

export function sayReason(reason: AnyReason, seen: Seen, info: Seated): string {
  return find(reason.why)?.say(reason, seen, info) ?? t('why.unknown');
}

/** A word or two, where there is no room for the sentence. */
export function briefReason(reason: AnyReason): string {
  return find(reason.why)?.brief?.(reason) ?? t('brief.other');
}

/** The topic of the rules, as in `/rules/:topic`. */
export function ruleOf(reason: AnyReason): RuleTopic {
  return find(reason.why)?.rule ?? 'turns';
}

/** Says the reason of the game where there is one. */
export function sayRefused(refused: TableRefusal, seen: Seen | null, info: Seated): string {
  return refusalText(refused, seen === null ? null : (reason) => sayReason(reason, seen, info));
}

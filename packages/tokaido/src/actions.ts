/** Actions: a verb and what it is about, packed into one integer and written as words. */

import { members } from '@tokaido/kernel';
import { DISHES } from './data/meals.ts';
import { PANORAMAS } from './data/panoramas.ts';
import { END } from './data/road.ts';
import { SOUVENIRS } from './data/souvenirs.ts';
import { LARGEST_DONATION } from './data/temple.ts';
import { ENCOUNTERS } from './encounters/deck.ts';
import { TRAVELERS } from './moments.ts';
import type { Verb } from './parts.ts';
import { OPTIONS } from './spaces/space.ts';

/** What stands where nothing is taken of what might be. */
export const NOTHING = '-';

/** A verb whose object is one id of a list; `orNothing` allows to take none (written as the last value). */
export function named(word: string, ids: () => readonly string[], orNothing = false): Verb {
  return {
    word,
    object: (value) => (orNothing && value === ids().length ? NOTHING : ids()[value]),
    parse(words) {
      if (words.length !== 1) return null;
      if (orNothing && words[0] === NOTHING) return ids().length;
      const value = ids().indexOf(words[0]);
      return value < 0 ? null : value;
    },
  };
}

/** A verb whose object is a number from `least` to `most`. */
export function counted(word: string, least: number, most: number): Verb {
  return {
    word,
    object: (value) => (value >= least && value <= most ? String(value) : undefined),
    parse(words) {
      if (words.length !== 1 || !/^\d{1,3}$/.test(words[0])) return null;
      const value = Number(words[0]);
      return value >= least && value <= most ? value : null;
    },
  };
}

/** A verb whose object is a set of ids, in the order of the list; the empty set is written as a dash. */
export function several(word: string, ids: () => readonly string[]): Verb {
  return {
    word,
    object: (value) =>
      value === 0
        ? NOTHING
        : members(value)
            .map((card) => ids()[card])
            .join(' '),
    parse(words) {
      if (words.length === 1 && words[0] === NOTHING) return 0;
      let mask = 0;
      let last = -1;
      for (const id of words) {
        const card = ids().indexOf(id);
        if (card <= last) return null;
        mask |= 1 << card;
        last = card;
      }
      return mask === 0 ? null : mask;
    },
  };
}

/** A verb without an object. */
export function plain(word: string): Verb {
  return {
    word,
    object: (value) => (value === 0 ? '' : undefined),
    parse: (words) => (words.length === 0 ? 0 : null),
  };
}

/** All verbs by number; `compose.ts` adds those of the boxes. */
export const VERBS: Verb[] = [
  named('choose', () => TRAVELERS.map((t) => t.id)),
  counted('travel', 0, END),
  several('buy', () => SOUVENIRS),
  counted('give', 1, LARGEST_DONATION),
  named('keep', () => ENCOUNTERS.map((e) => e.id)),
  named('panorama', () => PANORAMAS, true),
  named('eat', () => DISHES, true),
  named('accept', () => DISHES),
  plain('refuse'),
  {
    word: 'option',
    object: (value) => (value === NO_OPTION ? NOTHING : OPTIONS[value]?.id),
    parse(words) {
      if (words.length !== 1) return null;
      if (words[0] === NOTHING) return NO_OPTION;
      const value = OPTIONS.findIndex((option) => option?.id === words[0]);
      return value < 0 ? null : value;
    },
  },
  named('pledge', () => SOUVENIRS),
  named('leave', () => ['first', 'in-turn']),
];

export const CHOOSE = 0;
export const TRAVEL = 1;
export const BUY = 2;
export const GIVE = 3;
export const KEEP = 4;
export const PANORAMA = 5;
export const EAT = 6;
export const ACCEPT = 7;
export const REFUSE = 8;
export const OPTION = 9;
export const PLEDGE = 10;
export const LEAVE = 11;

/** The object of `panorama` and `eat` that means none. */
export const NO_PANORAMA = PANORAMAS.length;
export const NO_DISH = DISHES.length;

/** The objects of `leave`. */
export const FIRST = 0;
export const IN_TURN = 1;

/** The object of `option` that means no further one; above all options. */
export const NO_OPTION = 63;

const SHIFT = 24;

export function act(verb: number, object = 0): number {
  return (verb << SHIFT) | object;
}
export function verbOf(action: number): number {
  return action >> SHIFT;
}
export function objectOf(action: number): number {
  return action & ((1 << SHIFT) - 1);
}

/** The words of an action; empty for a number that is none. */
export function describe(action: number): string {
  const verb: Verb | undefined = VERBS[verbOf(action)];
  const object = verb?.object(objectOf(action));
  return object === undefined ? '' : `${verb.word} ${object}`.trim();
}

/** Null for words that are no action, or not written the one way that `describe` writes it. */
export function parse(text: string): number | null {
  const [word, ...rest] = text.split(' ');
  const verb = VERBS.findIndex((v) => v?.word === word);
  if (verb < 0) return null;
  const object = VERBS[verb].parse(rest);
  if (object === null) return null;
  const action = act(verb, object);
  return describe(action) === text ? action : null;
}

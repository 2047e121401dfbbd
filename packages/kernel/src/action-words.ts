/**
 * Actions as words. An action is a verb and its object, packed into one integer; a game lists its verbs by
 * number and says how their objects are written.
 */

import { members } from './bits.ts';

/** What an action does, and how its object is written. */
export interface Verb {
  readonly word: string;
  /** The object of the action in words; undefined for a number that means nothing. */
  object(value: number): string | undefined;
  parse(words: readonly string[]): number | null;
}

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

/** Stands where something could be taken and nothing is. */
export const NOTHING = '-';

/** The ids are asked for when needed: boxes may add to a list after the verb is made. */
type Ids = () => readonly string[];

/** A verb whose object is one id of a list; with `orNothing` also none of them, numbered after the last. */
export function idVerb(word: string, ids: Ids, orNothing = false): Verb {
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

/** A verb whose object is a set of ids, in the order of the list; the empty set is written as a dash. */
export function idSetVerb(word: string, ids: Ids): Verb {
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

/** A verb whose object is a number from `least` to `most`. */
export function numberVerb(word: string, least: number, most: number): Verb {
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

/** A verb without an object. */
export function plainVerb(word: string): Verb {
  return {
    word,
    object: (value) => (value === 0 ? '' : undefined),
    parse: (words) => (words.length === 0 ? 0 : null),
  };
}

/** Verbs by number; a box that is not there leaves a gap. */
type Verbs = readonly (Verb | undefined)[];

/** The action in words; empty for a number that is no action. */
export function describeAction(verbs: Verbs, action: number): string {
  const verb = verbs[verbOf(action)];
  const object = verb?.object(objectOf(action));
  return verb === undefined || object === undefined ? '' : `${verb.word} ${object}`.trim();
}

/** Null for words that are no action, or are not written exactly as `describeAction` writes them. */
export function parseAction(verbs: Verbs, text: string): number | null {
  const [word, ...rest] = text.split(' ');
  const number = verbs.findIndex((verb) => verb?.word === word);
  const object = verbs[number]?.parse(rest) ?? null;
  if (object === null) return null;
  const action = act(number, object);
  return describeAction(verbs, action) === text ? action : null;
}

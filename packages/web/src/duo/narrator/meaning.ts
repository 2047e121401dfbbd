/** The actions that typed words may mean, open or closed: the narrator takes an open one, and says why not otherwise. */

import type { State } from '@tokaido/duo';
import { AREA_NAMES, CHARACTERS, TOWN_NAMES, WARES } from '@tokaido/duo';
import { nameOf } from '@tokaido/words';
import {
  iconId,
  placeId,
  placeName,
  placeTitle,
  sayAction,
  sideName,
  stationType,
  townOf,
} from '@tokaido/words/duo';
import { fit, plain } from '../../narrator/typed-names.ts';
import { waveSides } from '../boards/holdings.ts';
import type { Seen } from '../model.ts';
import { ARTIST, MERCHANT, moveTo, PILGRIM } from '../targets.ts';
import { choicesOf } from './choices.ts';
import type { Deciding } from './commands.ts';

/** Everything by which a place may be called. */
function placeNames(s: State, character: number, place: number): readonly string[] {
  const names = [placeId(character, place), placeTitle(s, character, place), placeName(s, character, place)];
  if (character === ARTIST) {
    const icon = iconId(s.island.icons[place] ?? -1);
    return [...names, icon, nameOf('duo.icon', icon)];
  }
  const town = townOf(s, character, place);
  return [...names, character === PILGRIM ? stationType(s, place) : '', placeId(MERCHANT, town)];
}

function placesOf({ island }: State, character: number): number {
  if (character === ARTIST) return AREA_NAMES.length;
  return character === PILGRIM ? island.ring.length : TOWN_NAMES.length;
}

/** Those that fit best: the very name before the beginning of one. */
function best<T>(all: readonly T[], text: string, namesOf: (each: T) => readonly string[]): readonly T[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const fits = all.map((each) => [each, fit(wanted, namesOf(each).map(plain).filter(Boolean))] as const);
  const how = Math.max(0, ...fits.map(([, n]) => n));
  return how === 0 ? [] : fits.flatMap(([each, n]) => (n === how ? [each] : []));
}

/** Moves of a character to a place of that name; all of its open ones where no place is named. */
function moves(character: number, place: string, { s, turn, legal }: Seen): readonly string[] {
  const decision = turn?.decision ?? '';
  const all = Array.from({ length: placesOf(s, character) }, (_, at) => at);
  const named = best(all, place, (at) => placeNames(s, character, at));
  const words = named.map((at) => moveTo(decision, character, placeId(character, at)));
  if (place !== '') return place === 'stay' ? ['merchant stay'] : words;
  const verb = moveTo(decision, character, '').trim();
  return legal.filter((action) => action.startsWith(`${verb} `));
}

/** The kind of ware that a word means, in any number: −1 for none. */
function wareCalled(word: string): number {
  return WARES.findIndex((id) =>
    [id, nameOf('duo.ware', id)].map(plain).some((name) => word.startsWith(name) || name.startsWith(word)),
  );
}

/** `2 kimono 1 fan` as counts by kind; null where a word is no ware. */
function waresIn(words: readonly string[]): readonly number[] | null {
  const counts = WARES.map(() => 0);
  let n = 1;
  for (const word of words) {
    if (/^\d+$/.test(word)) {
      n = Number(word);
      continue;
    }
    const ware = wareCalled(word);
    if (ware < 0) return null;
    counts[ware] = (counts[ware] ?? 0) + n;
    n = 1;
  }
  return counts;
}

function keeps(rest: readonly string[], isNothing: boolean): readonly string[] {
  const counts = isNothing ? [] : waresIn(rest);
  if (counts === null) return [];
  const words = WARES.flatMap((ware, kind) => {
    const n = counts[kind] ?? 0;
    return n > 0 ? [`${n} ${ware}`] : [];
  });
  return [`keep ${words.length === 0 ? '-' : words.join(' ')}`];
}

/** Open actions of a verb with that number, the one that brings most first; alone the largest number. */
function counted(verb: string, [count]: readonly string[], { legal }: Seen): readonly string[] {
  const open = legal.filter((words) => words.startsWith(`${verb} `));
  const size = (words: string) => (words.match(/\d+/g) ?? []).map(Number);
  const order = [...open].sort((a, b) => {
    const [x = 0, more = 0] = size(a);
    const [y = 0, also = 0] = size(b);
    return y - x || also - more;
  });
  if (count === undefined) return order.slice(0, 1);
  const wanted = order.filter((words) => size(words)[0] === Number(count));
  return wanted.slice(0, 1);
}

/** The waves by their character, or by the side that is up. */
function waves(name: string, seen: Seen): readonly string[] {
  const sides = waveSides(seen);
  return best(
    CHARACTERS.map((_, character) => character),
    name,
    (character) => {
      const id = CHARACTERS[character] ?? '';
      return [id, nameOf('duo.character', id), sideName(character, sides[character] ?? 0)];
    },
  ).map((character) => `wave ${CHARACTERS[character]}`);
}

/** Choices by their number, or by their words. */
export function choicesCalled(rest: readonly string[], seen: Seen): readonly string[] {
  const choices = choicesOf(seen);
  const [word = '', ...more] = rest;
  if (/^\d+$/.test(word) && more.length === 0)
    return choices.flatMap(({ number, words }) => (number === Number(word) ? [words] : []));
  return best(
    choices.map(({ words }) => words),
    rest.join(' '),
    (words) => [words, sayAction(words, seen).name],
  );
}

/** Whether words mean nothing: `keep nothing`. */
type IsNothing = (words: readonly string[]) => boolean;
type Meaning = (rest: readonly string[], seen: Seen, isNothing: IsNothing) => readonly string[];

const moveOf =
  (character: number): Meaning =>
  (rest, seen) =>
    moves(character, rest.join(' '), seen);

const anyMove: Meaning = (rest, seen) =>
  CHARACTERS.flatMap((_, character) => moves(character, rest.join(' '), seen));

const countedBy =
  (verb: string): Meaning =>
  (rest, seen) =>
    counted(
      verb,
      rest.filter((word) => /^\d+$/.test(word)),
      seen,
    );

const MEANINGS: Readonly<Record<Deciding, Meaning>> = {
  pilgrim: moveOf(PILGRIM),
  merchant: moveOf(MERCHANT),
  artist: moveOf(ARTIST),
  go: anyMove,
  again: anyMove,
  visit: () => ['visit'],
  draw: countedBy('draw'),
  sell: countedBy('sell'),
  keep: (rest, _seen, isNothing) => keeps(rest, isNothing(rest)),
  return: (rest, { legal }) =>
    rest.length === 0
      ? legal
      : rest.flatMap((word) => {
          const ware = WARES[wareCalled(word)];
          return ware === undefined ? [] : [`return ${ware}`];
        }),
  wave: (rest, seen) =>
    rest.length === 0 ? seen.legal.filter((words) => words.startsWith('wave ')) : waves(rest.join(' '), seen),
  paint: countedBy('paint'),
  gift: () => ['gift'],
  choose: choicesCalled,
  nothing: (_rest, { turn }) => (turn?.decision === 'keep' ? ['keep -'] : ['pass']),
  yes: (_rest, { legal }) => legal.filter((words) => words !== 'pass'),
};

/** What a command may mean with the words after it. */
export function actionsMeant(
  command: Deciding,
  rest: readonly string[],
  seen: Seen,
  isNothing: IsNothing,
): readonly string[] {
  return MEANINGS[command](rest, seen, isNothing);
}

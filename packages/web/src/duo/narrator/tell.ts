/** What the narrator tells when asked: the choices, the island, the boards, scores, the journal. */

import type { State } from '@tokaido/duo';
import { AREA_NAMES, CHARACTERS, COLORS, ICONS, TOWN_NAMES } from '@tokaido/duo';
import { list, nameOf, sentence, t } from '@tokaido/words';
import {
  boutiqueNote,
  placeId,
  placeName,
  playerName,
  sayAction,
  sayArrival,
  sayEffect,
  sayQuestion,
  sideName,
  wareList,
} from '@tokaido/words/duo';
import { sayLine } from '@tokaido/words/duo/journal-line';
import { sayEnds, saySum, spokenOf } from '@tokaido/words/duo/status';
import type { Narrated as NarratedTable } from '../../narrator/game-narrator.ts';
import { holdingsOf, waveSides } from '../boards/holdings.ts';
import type { Duo, Seen } from '../model.ts';
import { ARTIST, MERCHANT, PILGRIM, targetOf } from '../targets.ts';
import { choicesOf } from './choices.ts';

/** What telling needs of a table. */
export type Narrated = NarratedTable<Duo>;

/** More choices than this are told only to those who ask. */
const MANY = 16;

/** What it does: where a move leads and what for, or what is gained at once. */
export function noteOf(words: string, seen: Seen, { info }: Pick<Narrated, 'info'>): string {
  if (targetOf(words) !== null) return sayArrival(words, seen, info.value);
  return sayAction(words, seen).note ?? sayEffect(words, seen, info.value);
}

function numbered(seen: Seen, model: Pick<Narrated, 'info'>): string[] {
  return choicesOf(seen).map(({ number, words }) => {
    const { name } = sayAction(words, seen);
    const note = noteOf(words, seen, model);
    return note === '' ? t('choice', { number, name }) : t('choice.note', { number, name, note });
  });
}

/** How wares to keep are typed; empty at any other decision. */
export function howToKeep(seen: Seen): string[] {
  if (!seen.mine || seen.turn?.decision !== 'keep') return [];
  const example = choicesOf(seen)[0]?.words ?? '';
  return [t('duo.narrate.keepHow', { example, n: holdingsOf(seen, seen.me).places })];
}

/** Told unasked: the choices, or how to make one where there are too many. */
export function sayChoices(seen: Seen, model: Narrated): string[] {
  return choicesOf(seen).length > MANY ? howToKeep(seen) : [...numbered(seen, model), ...howToKeep(seen)];
}

export function sayDecision(seen: Seen, model: Narrated): string[] {
  return [sayQuestion(seen, model.info.value), ...numbered(seen, model), ...howToKeep(seen)];
}

/** The pieces on a place, of any of these characters. */
export function whoIsAt(
  seen: Seen,
  model: Pick<Narrated, 'info'>,
  isAt: (character: number, place: number) => boolean,
): readonly string[] {
  return seen.s.players.flatMap(({ seat, pilgrim, merchant, artist }) =>
    [pilgrim, merchant, artist].flatMap((place, character) =>
      isAt(character, place)
        ? [
            t('duo.narrate.piece', {
              ...spokenOf(seat, seen, model.info.value),
              character: CHARACTERS[character] ?? '',
            }),
          ]
        : [],
    ),
  );
}

export interface Told {
  readonly id: string;
  readonly name: string;
  /** What it is for; empty where its name says it. */
  readonly what: string;
  readonly who: readonly string[];
  /** Where one gets from here, or what lies beside it. */
  readonly next: readonly string[];
}

/** With its id, by which it can be typed. */
function called(s: State, character: number, place: number): string {
  return t('duo.narrate.called', {
    name: placeName(s, character, place),
    id: placeId(character, place),
  });
}

/** The towns at the other end of a town's routes. */
function routesFrom(s: State, town: number): readonly string[] {
  const id = TOWN_NAMES[town];
  return s.island.board.routes.flatMap(({ from, to }) => {
    const other = from === id ? to : to === id ? from : null;
    return other === null ? [] : [called(s, MERCHANT, TOWN_NAMES.indexOf(other))];
  });
}

function tellTown(seen: Seen, model: Pick<Narrated, 'info'>, town: number): Told {
  const { s } = seen;
  const isAt = (character: number, place: number) =>
    character === MERCHANT ? place === town : character === PILGRIM && s.island.townAt[place] === town;
  return {
    id: TOWN_NAMES[town] ?? '',
    name: called(s, MERCHANT, town),
    what: boutiqueNote(seen, town),
    who: whoIsAt(seen, model, isAt),
    next: routesFrom(s, town),
  };
}

/** The stations clockwise from the first. */
export function stations(seen: Seen, model: Pick<Narrated, 'info'>): readonly Told[] {
  const { s } = seen;
  return s.island.ring.map((_, station) => {
    const town = s.island.townAt[station] ?? -1;
    if (town >= 0) return tellTown(seen, model, town);
    const who = whoIsAt(seen, model, (character, place) => character === PILGRIM && place === station);
    return { id: String(station), name: called(s, PILGRIM, station), what: '', who, next: [] };
  });
}

export function mountainTowns(seen: Seen, model: Pick<Narrated, 'info'>): readonly Told[] {
  return TOWN_NAMES.flatMap((_, town) =>
    (seen.s.island.wares[town] ?? 0) > 0 ? [tellTown(seen, model, town)] : [],
  );
}

export function areas(seen: Seen, model: Pick<Narrated, 'info'>): readonly Told[] {
  const { s } = seen;
  return AREA_NAMES.map((id, area) => {
    const beside = s.island.board.routes.flatMap(({ between }) =>
      between.includes(id) ? between.filter((each) => each !== id) : [],
    );
    return {
      id,
      name: called(s, ARTIST, area),
      what: '',
      who: whoIsAt(seen, model, (character, place) => character === ARTIST && place === area),
      next: [...new Set(beside)].map((each) => called(s, ARTIST, AREA_NAMES.indexOf(each))),
    };
  });
}

function sayPlace({ name, what, who, next }: Told, nextWords: (list: string) => string): string {
  const parts = [what, ...who, next.length === 0 ? '' : nextWords(list(next))].filter((part) => part !== '');
  return parts.length === 0
    ? `${name}.`
    : t('duo.narrate.place', { place: name, what: parts.join(t('duo.do.comma')) });
}

const byRoute = (towns: string) => t('duo.narrate.routes', { towns });

export function sayMap(seen: Seen, model: Narrated): string[] {
  return [...stations(seen, model), ...mountainTowns(seen, model)].map((each) => sayPlace(each, byRoute));
}

export function sayAreas(seen: Seen, model: Narrated): string[] {
  return areas(seen, model).map((each) =>
    sayPlace(each, (names) => t('duo.narrate.borders', { areas: names })),
  );
}

/** Who has each wave tile and the token. */
export function sayTokens(seen: Seen, model: Pick<Narrated, 'info'>): string[] {
  const { s, view } = seen;
  const holder = (at: number) =>
    at === 0
      ? t('duo.narrate.onBoard')
      : at > COLORS.length
        ? t('duo.narrate.inUse')
        : playerName(at - 1, model.info.value);
  const waves = waveSides(seen).map((side, character) => [
    t('duo.narrate.wave', { side: sideName(character, side), character: CHARACTERS[character] ?? '' }),
    holder((view.table.waveHolders as readonly number[])[character] ?? 0),
  ]);
  return [...waves, [t('duo.narrate.token'), holder(s.spring)]].map(([what = '', name = '']) =>
    sentence(t('duo.narrate.holder', { what, name })),
  );
}

/** What a player has on each of the three boards. */
export function boardsOf(seen: Seen, seat: number): readonly (readonly string[])[] {
  const has = holdingsOf(seen, seat);
  const [pilgrim = 0, merchant = 0, artist = 0] = has.points;
  const stored = has.wares.reduce((sum, n) => sum + n, 0);
  const ahead = has.tiles.slice(has.gifted, has.revealed);
  const named = list(ahead.map((icon) => nameOf('duo.icon', ICONS[icon] ?? '')));
  return [
    [t('duo.narrate.pilgrim', { temple: has.temple, garden: has.garden, points: pilgrim })],
    [
      t('duo.narrate.merchant', { slabs: has.slabs, points: merchant, coins: has.coins }),
      t('duo.narrate.wares', {
        n: stored,
        all: has.places,
        wares: stored === 0 ? t('duo.narrate.none') : wareList(has.wares),
      }),
    ],
    [
      t('duo.narrate.artist', { gifts: has.gifted, points: artist }),
      t('duo.narrate.toGive', { paintings: named === '' ? t('duo.narrate.none') : named }),
      t('duo.narrate.faceDown', { n: has.tiles.length - has.revealed }),
    ],
  ];
}

export function sayBoards(seen: Seen, model: Narrated, seat: number): string[] {
  const parts = boardsOf(seen, seat)
    .flat()
    .map((part) => `${sentence(part)}.`);
  return [saySum(seat, seen, model.info.value), parts.join(' ')];
}

export function sayEndsOfAll(seen: Seen, model: Narrated): string[] {
  const said = seen.s.players.map(({ seat }) => sayEnds(seat, seen, model.info.value));
  return [...said, t('duo.narrate.endsNote')];
}

export function sayScores(seen: Seen, model: Narrated): string[] {
  const scores = [...model.scores.value].sort((a, b) => a.place - b.place);
  return scores.flatMap(({ seat, points, place }) => [
    t('tell.score', { place, name: playerName(seat, model.info.value), points }),
    saySum(seat, seen, model.info.value),
  ]);
}

/** Lines of the journal in words, those without words left out. */
export function sayLines(seen: Seen, model: Narrated): string[] {
  const lines = model.journal.value;
  return lines
    .map((line) => sayLine(line, seen, model.info.value, lines).join(' '))
    .filter((text) => text !== '');
}

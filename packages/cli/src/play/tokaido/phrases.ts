/** Every action in words for people: one entry for each verb, found by its word. */

import type { State } from '@tokaido/tokaido';
import {
  END,
  PANORAMA_LENGTHS,
  PANORAMAS,
  row,
  SEAT_AT,
  SOUVENIR_TYPE,
  SOUVENIR_TYPES,
  SOUVENIRS,
  TRAVELERS,
} from '@tokaido/tokaido';
import { capital, coinWords } from '../../sentences.ts';
import type { Phrase, Seen } from '../face.ts';
import { wordsOf } from '../face.ts';
import type { Ink } from '../ink.ts';
import { mark } from '../ink.ts';
import { askedOf } from './candidates.ts';
import { AMULETS, CALLIGRAPHY, FESTIVALS, LEGENDS, named, OPTIONS, PEOPLE } from './cards.ts';
import { POWERS } from './powers.ts';
import { isReturning, lookAt, nameOf, standingAt } from './road.ts';

type Say = (id: string, seen: Seen<State>, ink: Ink, more: readonly string[]) => Phrase;

const PHRASES: Readonly<Record<string, Say>> = {
  choose: (id) => ({ name: capital(id), glyph: genderGlyph(id), note: POWERS[id] ?? '' }),
  travel: (number, seen, ink) => stop(Number(number), seen, ink),
  buy: (id, _seen, _ink, more) => (id === '-' ? { name: 'Buy nothing' } : goods([id, ...more])),
  collect: (id, _seen, _ink, more) => (id === '-' ? { name: 'Buy nothing' } : goods([id, ...more])),
  'collect-legend': (id, seen, _ink, more) => {
    const asked = askedOf(seen);
    const offered = asked.decision === 'collect' ? asked.details.legend : null;
    const legend = named(LEGENDS, offered ?? 'the legendary object');
    if (id === '-') return { name: legend.name, note: legend.does };
    return { name: `${goods([id, ...more]).name} and ${legend.name}` };
  },
  give: (coins) => ({ name: `Give ${coinWords(Number(coins))}` }),
  donate: (coins) => ({ name: coins === '0' ? 'Give nothing' : `Give ${coinWords(Number(coins))}` }),
  keep: (id) => person(id),
  invite: (id) => (id === '-' ? { name: 'Draw a card as usual' } : person(id)),
  panorama: (id, seen) =>
    id === '-' ? { name: 'Take none' } : { name: `Paint the ${id}`, note: done(seen, id) },
  eat: (id) => ({ name: id === '-' ? 'Eat nothing' : capital(id) }),
  accept: (id) => ({ name: `Take the ${id}` }),
  refuse: () => ({ name: 'Decline it' }),
  option(id) {
    if (id === '-') return { name: 'Do nothing more', short: 'nothing' };
    const [name, short] = OPTIONS[id] ?? [id, id];
    return { name, short };
  },
  pledge: (id) => ({ name: capital(id) }),
  'pledge-legend': () => ({ name: 'The legendary object' }),
  leave: (id) => ({ name: id === 'first' ? 'Leave before everybody' : 'Leave when it is your turn' }),
  roll: (id) => ({ name: id === 'again' ? 'Roll again' : 'Keep the roll' }),
  luck: (id) => ({ name: id === 'yes' ? 'Buy an amulet for luck' : 'Save the coin' }),
  bet: (id) => ({ name: id === 'yes' ? 'Bet a coin on the die' : 'Do not bet' }),
  pay: (id) => ({ name: id === 'yes' ? 'Pay a coin' : 'Pay nothing' }),
  meet: (id) => ({ name: id === 'yes' ? 'Meet somebody first' : 'Meet nobody' }),
  rest: () => ({ name: 'Rest here' }),
  amulet: (id) => ({ name: named(AMULETS, id).name, note: named(AMULETS, id).does }),
  use: (id) => ({
    name: `Use the amulet ${named(AMULETS, id).name}`,
    glyph: '✦',
    note: named(AMULETS, id).does,
  }),
  calligraphy: (id) => ({ name: named(CALLIGRAPHY, id).name, note: named(CALLIGRAPHY, id).does }),
  publish: (id) => ({ name: named(CALLIGRAPHY, id).name, note: named(CALLIGRAPHY, id).does }),
  festival: (id) => ({ name: named(FESTIVALS, id).name, glyph: '❖', note: named(FESTIVALS, id).does }),
  legend(id) {
    if (id === '-') return { name: 'Buy nothing' };
    const { name, does } = named(LEGENDS, id);
    return { name, note: does };
  },
};

/** The order of the legendary objects in the box. */

/** Falls back to the bare words, so that a new verb can be chosen before it has better ones. */
export function phrase(seen: Seen<State>, words: string, ink: Ink): Phrase {
  const [verb, [object = '', ...more]] = wordsOf(words);
  return PHRASES[verb]?.(object, seen, ink, more) ?? { name: capital(words) };
}

/** All verbs that have words. */
export const SPOKEN_VERBS: readonly string[] = Object.keys(PHRASES);

function genderGlyph(id: string): string {
  const gender = TRAVELERS.find((traveler) => traveler.id === id)?.gender;
  return gender === 'feminine' ? '♀' : gender === 'masculine' ? '♂' : '·';
}

function goods(ids: readonly string[]): Phrase {
  const [id, ...more] = ids;
  const kind = (SOUVENIR_TYPES[SOUVENIR_TYPE[SOUVENIRS.indexOf(id)]] ?? '').replace('-', ' ');
  return more.length > 0 ? { name: ids.map(capital).join(', ') } : { name: `${capital(id)} (${kind})` };
}

function person(id: string): Phrase {
  const { name, does } = named(PEOPLE, id);
  return { name, glyph: '☺', note: does };
}

/** How much of a panorama is painted. */
function done(seen: Seen<State>, panorama: string): string {
  const kind = (PANORAMAS as readonly string[]).indexOf(panorama);
  const taken = row(seen.s.all[seen.me], SEAT_AT.panoramas, kind);
  return `${taken} of ${PANORAMA_LENGTHS[kind]} painted`;
}

function stop(number: number, seen: Seen<State>, ink: Ink): Phrase {
  const { s } = seen;
  const { id, name, glyph, tint, note } = lookAt(number);
  const at = isReturning(s) ? END - number : number;
  const here = standingAt(s, at);
  const who = here.map((p) => mark(ink, p.seat, s.players) + shortName(s, p.seat, ink, here.length));
  const [, panorama] = /^panorama-(\w+)$/.exec(id) ?? [];
  const says = panorama === undefined ? note : done(seen, panorama);
  return {
    name,
    glyph,
    tint,
    who: who.join(ink.plain ? ' and ' : ' ').replaceAll(/ +/g, ' '),
    ...(says === undefined || (s.boxes !== 0 && panorama === undefined && id !== 'inn')
      ? {}
      : { note: says }),
  };
}

/** Marks tell who it is; the name stays short so that two fit beside each other. */
function shortName(s: State, seat: number, ink: Ink, count: number): string {
  const name = nameOf(s, seat);
  if (ink.plain) return name;
  return count > 2 ? '' : name.slice(0, 7);
}

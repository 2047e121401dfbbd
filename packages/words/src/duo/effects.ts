/**
 * What an action of Duo does, in numbers, before it is taken: `sell 3 dolls at 4: 12 coins`. The engine plays it on a
 * copy and tells its events, so that no rule is written twice.
 */

import type { Event } from '@tokaido/duo';
import { CHARACTERS, faith, ICONS, stored, WARES } from '@tokaido/duo';
import { Actions, FastChance } from '@tokaido/kernel';
import { list, t } from '../messages/index.ts';
import { yourSeat } from '../subjects.ts';
import { gameOn, nextDecision } from './forecast.ts';
import { playerName, sideName } from './names.ts';
import {
  ARTIST,
  characterTo,
  MERCHANT,
  PILGRIM,
  placeNumber,
  stationType,
  stationUnder,
  townOf,
} from './places.ts';
import type { Seated, Seen } from './seen.ts';

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** A position after an action, and what was told on the way. */
export interface Played {
  readonly events: readonly Event[];
  readonly s: Seen['s'];
}

/** Plays an action on a copy. Nothing happens where it is closed. */
export function played({ s, me }: Seen, words: string): Played {
  const game = gameOn(s.island.board);
  const action = game.rules.parse(words);
  const after = game.clone(s);
  const events: Event[] = [];
  if (action === null || game.explain(after, me, action) !== null) return { events, s: after };
  // Which wares or tiles come is not told, so that any will do.
  game.play(after, action, { chance: new FastChance(action), tell: (event) => events.push(event) });
  return { events, s: after };
}

function told<T extends Event['type']>(events: readonly Event[], type: T): Told<T>[] {
  return events.filter((event): event is Told<T> => event.type === type);
}

export const nth = (n: number) => t('duo.nth', { n });

/** `12 coins, third slab: +7 points for 10 coins`. */
function coinsGained(seen: Seen, { events, s }: Played): string {
  const [gain] = told(events, 'coins');
  const slabs = told(events, 'slab');
  const coins = gain?.coins ?? 0;
  const parts = [t('duo.do.coins', { coins })];
  const last = slabs.at(-1)?.slabs ?? 0;
  if (slabs.length > 0) {
    const worth = s.island.board.slabs;
    parts.push(
      t('duo.do.slab', {
        count: slabs.length,
        nth: nth(last),
        points: (worth[last] ?? 0) - (worth[last - slabs.length] ?? 0),
        coins: (seen.s.players[seen.me]?.coins ?? 0) + coins - (s.players[seen.me]?.coins ?? 0),
      }),
    );
  }
  return parts.join(t('duo.do.comma'));
}

/** `step to temple 5: 4 × 3 becomes 5 × 3, +3 points`. */
function step(seen: Seen, track: 'temple' | 'garden', { s }: Played): string {
  const [before, after] = [seen.s.players[seen.me], s.players[seen.me]];
  if (before === undefined || after === undefined) return '';
  const { temple, garden } = s.island.board;
  return t('duo.do.step', {
    track,
    slot: after[track],
    before: `${temple[before.temple - 1]} × ${garden[before.garden - 1]}`,
    after: `${temple[after.temple - 1]} × ${garden[after.garden - 1]}`,
    points: faith(s, after) - faith(seen.s, before),
  });
}

/** Wares that may stay after a draw, where not all of them may; 0 otherwise. */
function roomFor({ s }: Played, me: number): number {
  const game = gameOn(s.island.board);
  const turn = game.pending(s);
  if (turn?.decision !== 'keep' || turn.seat !== me) return 0;
  const actions = new Actions();
  game.legal(s, actions);
  const sizes = actions.toArray().map((action) => sizeOf(game.rules.describe(action)));
  return Math.max(...sizes);
}

function sizeOf(kept: string): number {
  return [...kept.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0);
}

/** All wares that a player stores. */
export function wareCount(s: Seen['s'], seat: number): number {
  return WARES.reduce((sum, _, kind) => sum + stored(s, seat, kind), 0);
}

/** The icon of the painting that can be given next; empty while it is face down. */
export function firstPainting({ view, s, me }: Pick<Seen, 'view' | 's' | 'me'>): string {
  const tiles = (view.seats[me]?.tiles ?? []) as readonly number[];
  return ICONS[(tiles[s.players[me]?.gifted ?? 0] ?? 0) - 1] ?? '';
}

type Effect = (objects: readonly string[], seen: Seen, after: Played, info: Seated) => string;

const EFFECTS: Readonly<Record<string, Effect>> = {
  visit(_, seen, after, info) {
    const station = stationUnder(seen);
    if (station === 'temple' || station === 'garden') return step(seen, station, after);
    if (station === 'coastal-town') return t('duo.do.earn', { gain: coinsGained(seen, after) });
    const from = told(after.events, 'spring-taken')[0]?.from ?? -1;
    return t('duo.do.spring', { from: from < 0 ? 'board' : 'player', name: playerName(from, info) });
  },
  wave([character = ''], { view }, { events }, info) {
    const [taken] = told(events, 'wave-taken');
    const from = taken?.from ?? -1;
    const side = (view.table.waveSides as readonly number[])[taken?.character ?? 0] ?? 0;
    return t('duo.do.wave', {
      character,
      side: sideName(taken?.character ?? 0, side),
      from: from < 0 ? 'board' : 'player',
      name: playerName(from, info),
    });
  },
  draw([count = '0'], seen, after) {
    const drawn = t('duo.do.draw', { n: Number(count) });
    const room = roomFor(after, seen.me);
    return room === 0 ? drawn : t('duo.do.room', { drawn, room, all: wareCount(after.s, seen.me) });
  },
  sell([count = '', ware = '', , crafty = '0'], seen, after) {
    const price = (seen.view.table.boutiques as readonly number[])[seen.s.players[seen.me]?.merchant ?? 0];
    return t('duo.do.sell', {
      wares: t('duo.wares', { ware, n: Number(count) }),
      price: (price ?? 0) & 15,
      crafty: crafty === '0' ? 'none' : crafty === count ? 'all' : crafty,
      gain: coinsGained(seen, after),
    });
  },
  keep(objects, { s, me }) {
    const n = wareCount(s, me) - sizeOf(objects.join(' '));
    return n === 0 ? '' : t('duo.do.back', { n });
  },
  paint: ([count = '0']) => t('duo.do.paint', { n: Number(count) }),
  gift(_, seen, { events, s }) {
    const gifts = told(events, 'gifted')[0]?.gifts ?? 0;
    const worth = s.island.board.gifts;
    return t('duo.do.gift', {
      icon: firstPainting(seen),
      nth: nth(gifts),
      points: (worth[gifts] ?? 0) - (worth[gifts - 1] ?? 0),
    });
  },
};

/** What an open action does where the character stands; empty where its name says all. */
export function sayEffect(words: string, seen: Seen, info: Seated): string {
  const [verb = '', ...objects] = words.split(' ');
  const effect = EFFECTS[verb];
  if (effect === undefined || !seen.legal.includes(words)) return '';
  const after = played(seen, words);
  const said = effect(objects, seen, after, info);
  const ends = told(after.events, 'last-turn').length > 0;
  return ends ? [said, t('duo.do.ends')].filter(Boolean).join(t('duo.do.comma')) : said;
}

/** What is open where a move ends, the best of each kind, and the position it is open in. */
export interface Arrival {
  readonly at: Seen;
  readonly best: readonly string[];
}

/** Null where there is nothing to do. */
export function arrivalOf(words: string, seen: Seen): Arrival | null {
  const next = nextDecision(seen, words);
  if (next === null || !['visit', 'trade', 'compose'].includes(next.turn?.decision ?? '')) return null;
  const open = next.legal.filter((action) => action !== 'pass');
  // Larger numbers come later, so the last action of a kind brings the most; each wave is of its own kind.
  const best = new Map(
    open.map((action) => [action.startsWith('wave ') ? action : action.split(' ')[0], action]),
  );
  return open.length === 0 ? null : { at: next, best: [...best.values()] };
}

/** What can be done where a move ends: the best of each kind, or why there is nothing to do. */
export function sayArrival(words: string, seen: Seen, info: Seated): string {
  const arrival = arrivalOf(words, seen);
  const [, id = ''] = words.split(' ');
  if (arrival === null) return nothingThere(words, characterTo(id), seen, info);
  const { at, best } = arrival;
  const waves = best.filter((action) => action.startsWith('wave '));
  if (waves.length > 1)
    return t('duo.do.waves', {
      waves: list(
        waves.map((wave) => waveTile(wave, at)),
        'or',
      ),
    });
  const effects = best.map((action) => sayEffect(action, at, info));
  return effects.length > 1 ? list(effects, 'or') : effects.join('');
}

/** The side of a wave tile that an action takes. */
export function waveTile(wave: string, { view }: Seen): string {
  const character = (CHARACTERS as readonly string[]).indexOf(wave.split(' ')[1] ?? '');
  return sideName(character, (view.table.waveSides as readonly number[])[character] ?? 0);
}

function nothingThere(words: string, character: number, seen: Seen, info: Seated): string {
  const { s, me } = seen;
  const place = placeNumber(character, words.split(' ')[1] ?? '');
  const mine = { who: yourSeat(seen, info) === me ? 'you' : 'other', name: playerName(me, info) };
  if (character === ARTIST) {
    const tiles = s.island.board.gifts.length - 1;
    return t((s.players[me]?.revealed ?? 0) < tiles ? 'duo.do.none.nobody' : 'duo.do.none.revealed', mine);
  }
  const town = townOf(s, character, place);
  const boutique = (seen.view.table.boutiques as readonly number[])[town];
  if (character === MERCHANT && boutique !== undefined)
    return t('duo.do.none.wares', { ware: WARES[boutique >> 4] ?? '', price: boutique & 15 });
  if (character !== PILGRIM) return '';
  return t('duo.do.none.station', { ...mine, station: stationType(s, place) });
}

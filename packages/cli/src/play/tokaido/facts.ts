/** What is always in sight on the road: the festival, the order of march, your own purse and collection. */

import { popcount } from '@tokaido/kernel';
import type { Player } from '@tokaido/tokaido';
import {
  ENCOUNTERS,
  isHomeward,
  PANORAMA_LENGTHS,
  PANORAMAS,
  row,
  SEAT_AT,
  SPRING_POINTS,
  TRAVELERS,
  timesMet,
} from '@tokaido/tokaido';
import type { Key } from '@tokaido/words';
import { list, nameOf, paragraph, sentence, t } from '@tokaido/words';
import type { Seen } from '@tokaido/words/tokaido';
import { festivalsHeld, innName, inns, march, playerName, travelerName } from '@tokaido/words/tokaido';
import { holdings } from '@tokaido/words/tokaido/collection';
import { handOf } from '@tokaido/words/tokaido/hidden-cards';
import { NO_NAMES } from '../../games/game-text.ts';
import type { TextStyle } from '../../terminal/text-style.ts';
import { amounts, mark, pair } from '../../terminal/text-style.ts';
import type { Fact } from '../terminal-game.ts';

/** Legs of the road; the last inn begins none. */
const LEGS = 4;

export function title({ s, me, turn }: Seen): string {
  if (turn?.decision === 'choose') return t('tell.before');
  const all = inns(s);
  const { position = 0, traveler = 0 } = s.all[me] ?? {};
  const inn = all.indexOf(position);
  const leg = Math.min(LEGS, all.filter((at) => at <= position).length);
  const place = nameOf('place', isHomeward(s) ? 'kyoto' : 'edo');
  const where =
    inn > 0 && turn?.decision !== 'travel'
      ? t('tell.atInn', { inn: innName(s, position) })
      : t('tell.leg', { leg, place });
  if (traveler === 0) return where;
  return paragraph([where, t('term.youAre', { name: travelerName(TRAVELERS[traveler]?.id ?? '') })]);
}

export function facts(seen: Seen, style: TextStyle): Fact[][] {
  const { s, me, turn } = seen;
  const p = s.all[me];
  if (p === undefined || (p.traveler === 0 && turn?.decision === 'choose')) return [];
  const own = style.plain ? holdings(seen, me).map(spokenHolding) : collectionFacts(seen, p);
  return [...festivals(seen, style), marching(seen, style), own];
}

function festivals(seen: Seen, style: TextStyle): Fact[][] {
  return festivalsHeld(seen).map((id) => {
    const festival = nameOf('festival', id);
    const does = nameOf('festival', `${id}.does`);
    return [
      {
        short: `${style.tint('red', '❖')} ${pair(festival, nameOf('table.festival', id))}`,
        full: t('tell.festival', { festival, does }),
      },
    ];
  });
}

/** Screen readers get the order first, then what everybody has. */
function marching(seen: Seen, style: TextStyle): Fact[] {
  const { s, me } = seen;
  const order = march(s);
  const name = ({ seat }: Player) =>
    seat === me ? sentence(t('say.you')) : playerName(seat, seen, NO_NAMES);
  if (style.plain) {
    const names = list(order.map((p) => (p.seat === me ? t('say.you') : name(p))));
    const purses = order.flatMap((p) => {
      if (p.seat >= s.players) return [];
      const who = p.seat === me ? 'you' : 'other';
      return [t('tell.purse', { who, name: name(p), points: p.points, coins: p.coins })];
    });
    return [t('tell.march', { names }), ...purses].map((full) => ({ short: full, full }));
  }
  return order.map((p) => {
    const purse = p.seat < s.players ? ` ${amounts(style, p.points, p.coins)}` : '';
    const short = `${mark(style, p.seat, s.players)}${sentence(name(p))}${purse}`;
    return { short: p.seat === me ? style.bold(short) : short, full: short };
  });
}

function spokenHolding({ what, things }: { readonly what: string; readonly things: string }): Fact {
  const full = pair(what, things);
  return { short: full, full };
}

/** As short as can be. Things that are not there are left out; cards in hand are named. */
function collectionFacts(seen: Seen, p: Player): Fact[] {
  const shown = PANORAMAS.map((id, kind) => {
    const done = row(p, SEAT_AT.panoramas, kind);
    return `${nameOf('panorama', id)} ${done}/${PANORAMA_LENGTHS[kind]}`;
  });
  const add = (what: Key, count: number | undefined) => {
    if (count !== undefined && count > 0) shown.push(`${t(what)} ${count}`);
  };
  add('hold.souvenirs', popcount(p.souvenirs));
  add('hold.meals', popcount(p.dishes));
  add('hold.springs', sum(SPRING_POINTS.map((_, kind) => row(p, SEAT_AT.springs, kind))));
  add('hold.people', sum(ENCOUNTERS.map((_, kind) => timesMet(p.encounters, kind))));
  add('hold.temple', p.offerings);
  if (seen.s.boxes !== 0) {
    add('hold.trees', p.cherryTrees);
    add('hold.bathhouses', p.bathhouses);
    add('hold.legends', popcount(p.legends ?? 0));
    for (const [family, kind] of [
      ['amulets', 'amulet'],
      ['calligraphy', 'calligraphy'],
    ] as const) {
      const { known } = handOf(seen, family, p.seat);
      if (known.length > 0)
        shown.push(pair(t(`hold.${family}`), known.map((id) => nameOf(kind, id)).join(', ')));
    }
    add('hold.dolls', p.dolls);
  }
  return shown.map((short) => ({ short, full: short }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

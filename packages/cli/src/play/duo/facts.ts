/** What is always in sight in Duo: the dice, the tokens, and both players' boards in a few lines. */

import type { Player, State } from '@tokaido/duo';
import { commerce, culture, faith, stored, WARES } from '@tokaido/duo';
import { list, nameOf, sentence, t } from '@tokaido/words';
import type { Seen } from '@tokaido/words/duo';
import { ARTIST, colorName, diceList, iconId, MERCHANT, PILGRIM, wareList } from '@tokaido/words/duo';
import type { TextStyle } from '../../terminal/text-style.ts';
import { amounts, mark, pair } from '../../terminal/text-style.ts';
import type { Fact } from '../terminal-game.ts';
import { titleWithId } from './place-ids.ts';
import { tiles, whereIs } from './tiles.ts';

const PLAYERS = 2;
/** Paintings that are always in sight; the page of both boards has them all. */
const SHOWN = 3;

export function title({ s, me }: Seen): string {
  return t('duo.see.turn', { turn: s.turn, last: s.ending === 0 ? 'no' : 'yes', color: colorName(me) });
}

export function facts(seen: Seen, style: TextStyle): Fact[][] {
  const { me } = seen;
  return [[dice(seen), ...tokens(seen)], ...[me, 1 - me].flatMap((seat) => board(seen, seat, style))];
}

const same = (text: string): Fact => ({ short: text, full: text });

function dice({ view, s }: Seen): Fact {
  return same(
    t('duo.see.dice', { dice: diceList(view.table.dice as readonly number[]), name: colorName(s.roller) }),
  );
}

/** Where the wave tiles and the hot spring token are, place by place. */
function tokens(seen: Seen): Fact[] {
  const places = new Map<string, string[]>();
  for (const tile of tiles(seen)) {
    const where = sentence(whereIs(tile, seen.me));
    places.set(where, [...(places.get(where) ?? []), tile.name]);
  }
  return [...places].map(([where, names]) => same(t('duo.see.tiles', { where, tiles: list(names) })));
}

/** A player's boards and whereabouts; of many paintings only the first, unless all are asked for. */
export function board(seen: Seen, seat: number, style: TextStyle, paintings = SHOWN): Fact[][] {
  const { s, me } = seen;
  const p = s.players[seat];
  if (p === undefined) return [];
  const points = faith(s, p) + commerce(s, p) + culture(s, p);
  const name = seat === me ? sentence(t('say.you')) : colorName(seat);
  const head = `${mark(style, seat, PLAYERS)}${style.bold(name)} ${amounts(style, points, p.coins)}`;
  const full = style.plain ? pair(name, amounts(style, points, p.coins)) : head;
  const places = t('duo.see.where', { places: list(whereabouts(s, p)) });
  return [[{ short: head, full }, ...pegs(seen, p, style, paintings), same(places)]];
}

function pegs({ s, view }: Seen, p: Player, style: TextStyle, most: number): Fact[] {
  const wares = wareList(WARES.map((_, kind) => stored(s, p.seat, kind)));
  const turned = (view.seats[p.seat]?.tiles ?? []) as readonly number[];
  const queue = turned.slice(p.gifted, p.revealed).map((icon) => nameOf('duo.icon', iconId(icon - 1)));
  const first = queue.slice(0, most).join(', ');
  const toGive = queue.length > most ? t('duo.see.some', { paintings: first, n: queue.length }) : first;
  const goals = s.island.board;
  const outOf = (n: number, of: number) => (style.plain ? t('term.duo.outOf', { n, of }) : `${n}/${of}`);
  return [
    t('duo.see.temple', { slot: outOf(p.temple, goals.temple.length) }),
    t('duo.see.garden', { slot: outOf(p.garden, goals.garden.length) }),
    t('duo.see.gold', { n: outOf(p.slabs, goals.slabs.length - 1) }),
    wares === '' ? t('duo.see.wares.none') : t('duo.see.wares', { wares }),
    t('duo.see.gifts', { n: outOf(p.gifted, goals.gifts.length - 1) }),
    ...(queue.length === 0 ? [] : [t('duo.see.toGive', { paintings: toGive })]),
  ].map(same);
}

function whereabouts(s: State, p: Player): string[] {
  return [
    titleWithId(s, PILGRIM, p.pilgrim),
    titleWithId(s, MERCHANT, p.merchant),
    titleWithId(s, ARTIST, p.artist),
  ];
}

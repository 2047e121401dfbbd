/** What happens in Duo, in words: one entry for each type of event, so that a new one fails the type check. */

import type { Event } from '@tokaido/duo';
import { CHARACTERS, ICONS, TRIGGERS, WARES } from '@tokaido/duo';
import { list, nameOf, t } from '../messages/index.ts';
import type { Subject } from '../subjects.ts';
import { yourSeat } from '../subjects.ts';
import { diceList, drawnWares, paintingList, playerOrYou, sideName, wareList } from './names.ts';
import { whereTo } from './places.ts';
import type { Seated, Seen } from './seen.ts';
import { waveName } from './waves.ts';

/** Where an event is told. */
export interface Telling {
  readonly seen: Pick<Seen, 'me' | 's'>;
  readonly info: Seated;
  /** `who` and `name` of the subject of the next sentence, as the messages want them. */
  subject(seat: number): Subject;
}

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Words = { readonly [T in Event['type']]: (event: Told<T>, at: Telling) => string | null };

const character = (number: number) => ({ character: CHARACTERS[number] ?? '' });

function end({ scores }: Told<'end'>, { seen, info }: Telling): string {
  const best = scores.filter(({ place }) => place === 1);
  const names = list(best.map(({ seat }) => playerOrYou(seat, seen, info)));
  const alone = best.length === 1 && best[0]?.seat === yourSeat(seen, info);
  const won = { who: alone ? 'you' : 'other', names, count: best.length, points: best[0]?.points ?? 0 };
  return `${t('duo.say.end')} ${t('say.won', won)}`;
}

/** Who had what was taken; `from` is `board` where nobody had it. */
export function lostBy(
  from: number,
  seen: Pick<Seen, 'me'>,
  info: Seated,
): Readonly<Record<'from' | 'loser', string>> {
  return from < 0 ? { from: 'board', loser: '' } : { from: 'player', loser: playerOrYou(from, seen, info) };
}

const WORDS: Words = {
  setup: ({ compass, waves }, at) =>
    t('duo.say.setup', { ...at.subject(compass), waves: list(waves.map((side, of) => sideName(of, side))) }),
  turn: ({ turn, roller, dice }, at) =>
    t('duo.say.turn', { ...at.subject(roller), turn, dice: diceList(dice) }),
  die: ({ seat, character: of, value }, at) =>
    t('duo.say.die', { ...at.subject(seat), ...character(of), value }),
  moved: ({ character: of, from, to }, { seen }) =>
    from === to
      ? t('duo.say.stays', character(of))
      : t('duo.say.moved', { ...character(of), to: whereTo(seen.s, of, to) }),
  blocked: ({ seat }, at) => t('duo.say.blocked', at.subject(seat)),
  temple: ({ seat, slot }, at) => t('duo.say.temple', { ...at.subject(seat), slot }),
  garden: ({ seat, slot }, at) => t('duo.say.garden', { ...at.subject(seat), slot }),
  // What is paid for gold is told with the gold.
  coins: ({ seat, coins }, at) => (coins > 0 ? t('duo.say.coins', { ...at.subject(seat), coins }) : null),
  slab: ({ seat, slabs }, at) =>
    t('duo.say.slab', { ...at.subject(seat), slabs, points: at.seen.s.island.board.slabs[slabs] ?? 0 }),
  'spring-taken': ({ seat, from }, at) =>
    t('duo.say.spring-taken', { ...at.subject(seat), ...lostBy(from, at.seen, at.info) }),
  'spring-used': ({ seat }, at) => t('duo.say.spring-used', at.subject(seat)),
  'spring-returned': () => t('duo.say.spring-returned'),
  'wave-taken': ({ seat, character: of, from }, at) =>
    t('duo.say.wave-taken', {
      ...at.subject(seat),
      ...character(of),
      side: waveName(at.seen.s, of),
      ...lostBy(from, at.seen, at.info),
    }),
  drew: ({ seat, wares }, at) => t('duo.say.drew', { ...at.subject(seat), wares: drawnWares(wares) }),
  returned: ({ seat, wares }, at) =>
    wares.every((count) => count === 0)
      ? null
      : t('duo.say.returned', { ...at.subject(seat), wares: wareList(wares) }),
  sold: ({ seat, ware, count }, at) =>
    t('duo.say.sold', {
      ...at.subject(seat),
      wares: t('duo.wares', { ware: WARES[ware] ?? '', n: count }),
    }),
  painted: ({ seat, icons }, at) =>
    t('duo.say.painted', { ...at.subject(seat), paintings: paintingList(icons) }),
  gifted: ({ seat, icon, gifts }, at) =>
    t('duo.say.gifted', {
      ...at.subject(seat),
      icon: ICONS[icon] ?? '',
      gifts,
      points: at.seen.s.island.board.gifts[gifts] ?? 0,
    }),
  'last-turn': ({ trigger }) =>
    t('duo.say.last-turn', { trigger: nameOf('duo.trigger', TRIGGERS[trigger] ?? '') }),
  end,
};

/** All types of event that have words. */
export const SPOKEN_EVENTS = Object.keys(WORDS) as readonly Event['type'][];

/** The sentence of an event; null where nothing need be said. */
export function sayEvent(event: Event, at: Telling): string | null {
  const say = WORDS[event.type] as ((event: Event, at: Telling) => string | null) | undefined;
  return say?.(event, at) ?? null;
}

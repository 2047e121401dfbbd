/**
 * A whole use of a die in one sentence: `Matsu’s Merchant goes to Takamatsu, sells 3 pieces of pottery for 12 coins and
 * gets the third slab`. Points are beside it, see `sayMoveAloud`.
 */

import type { Event } from '@tokaido/duo';
import { CHARACTERS, WARES } from '@tokaido/duo';
import { list, sentence, t } from '../messages/index.ts';
import { subjects, yourSeat } from '../subjects.ts';
import { lostBy } from './events.ts';
import { drawnWares, paintingList, playerName, wareList } from './names.ts';
import { ARTIST, MERCHANT, PILGRIM, shortWhereTo } from './places.ts';
import { gained } from './points.ts';
import type { Line, Seated, Seen } from './seen.ts';
import { waveName } from './waves.ts';

interface Move {
  readonly lines: readonly Line[];
}

/** Where a step is told. */
interface StepTelling {
  readonly seen: Pick<Seen, 'me' | 's'>;
  readonly info: Seated;
  readonly who: 'you' | 'other';
  /** All that happened in the move. */
  readonly events: readonly Event[];
}

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Steps = { readonly [T in Event['type']]: (event: Told<T>, at: StepTelling) => string | null };

/** Told with something else, for everybody, or not worth a word. */
const untold = () => null;

const STEPS: Steps = {
  setup: untold,
  turn: untold,
  die: untold,
  moved: ({ character, to }, { seen, events }) =>
    t('duo.move.goes', {
      to: shortWhereTo(seen.s, character, to),
      again: events.some(({ type }) => type === 'spring-used') ? 'yes' : 'no',
    }),
  blocked: () => t('duo.move.blocked'),
  temple: ({ slot }) => t('duo.move.track', { track: 'temple', slot }),
  garden: ({ slot }) => t('duo.move.track', { track: 'garden', slot }),
  coins: ({ coins, from }) => (from === 'sale' ? null : t('duo.move.coins', { coins })),
  slab: ({ slabs }) => t('duo.move.slab', { slabs }),
  'spring-taken': ({ from }, { seen, info }) => t('duo.move.spring', lostBy(from, seen, info)),
  'spring-used': untold,
  'spring-returned': untold,
  'wave-taken': ({ character, from }, { seen, info }) =>
    t('duo.move.wave', { side: waveName(seen.s, character), ...lostBy(from, seen, info) }),
  drew: ({ wares }) => t('duo.move.draws', { wares: drawnWares(wares) }),
  returned: ({ wares }, { who }) =>
    wares.every((count) => count === 0) ? null : t('duo.move.returns', { who, wares: wareList(wares) }),
  sold: (sale, { events }) =>
    t('duo.move.sells', {
      wares: t('duo.wares', { ware: WARES[sale.ware] ?? '', n: sale.count }),
      coins: coinsOf(sale, events),
    }),
  painted: ({ icons }) => t('duo.move.paints', { paintings: paintingList(icons) }),
  gifted: ({ gifts }) => t('duo.move.gifts', { gifts }),
  'last-turn': untold,
  end: untold,
};

/** What a sale brought: the coins right after it. */
export function coinsOf(sale: Told<'sold'>, events: readonly Event[]): number {
  const paid = events.slice(events.indexOf(sale)).find(({ type }) => type === 'coins');
  return paid?.type === 'coins' ? paid.coins : 0;
}

/** Whose business each type of event is, where no move says it. */
const DOER: Readonly<Partial<Record<Event['type'], number>>> = {
  temple: PILGRIM,
  garden: PILGRIM,
  'spring-taken': PILGRIM,
  'wave-taken': PILGRIM,
  blocked: MERCHANT,
  drew: MERCHANT,
  sold: MERCHANT,
  painted: ARTIST,
  gifted: ARTIST,
};

/** The use of a die, or what follows from one: a move may bring about the next, where that can only be one. */
interface Use {
  readonly seat: number;
  readonly events: Event[];
}

function usesOf(seat: number, events: readonly Event[]): readonly Use[] {
  const uses: Use[] = [{ seat, events: [] }];
  for (const event of events) {
    if (event.type === 'die' || event.type === 'spring-used') uses.push({ seat: event.seat, events: [] });
    uses.at(-1)?.events.push(event);
  }
  return uses;
}

function doerOf(events: readonly Event[]): number | undefined {
  for (const event of events) {
    if (event.type === 'die' || event.type === 'moved') return event.character;
    if (event.type === 'coins' && event.from === 'town') return PILGRIM;
    const doer = DOER[event.type];
    if (doer !== undefined) return doer;
  }
  return undefined;
}

export function sayMove({ lines }: Move, seen: Pick<Seen, 'me' | 's'>, info: Seated): string {
  const [first] = lines;
  if (first === undefined) return '';
  const events = lines.flatMap((line) => line.events);
  const you = yourSeat(seen, info);
  const subject = subjects(first, you, (seat) => playerName(seat, info));
  const clauses = usesOf(first.seat, events).flatMap((use) => {
    const doer = CHARACTERS[doerOf(use.events) ?? -1];
    const seats = new Set([
      use.seat,
      ...use.events.flatMap((event) => ('seat' in event ? [event.seat] : [])),
    ]);
    return [...seats].flatMap((seat) => {
      const own = use.events.filter((event) => 'seat' in event && event.seat === seat);
      const at = { seen, info, who: seat === you ? 'you' : 'other', events: use.events } as const;
      const steps = own.flatMap((event) => sayStep(event, at) ?? []);
      if (steps.length === 0) return [];
      const values = { ...subject(seat), who: at.who, steps: list(steps) };
      return seat === use.seat && doer !== undefined
        ? [t('duo.move.clause', { ...values, character: doer })]
        : [t('duo.move.player', values)];
    });
  });
  clauses.push(...events.flatMap(sayForAll));
  const [main = t('duo.move.nothing', subject(first.seat)), ...more] = clauses;
  return sentence(more.reduce((move, also) => t('move.also', { move, also }), main));
}

/** With its points, for whoever hears it; `lines` are those that led to the position. */
export function sayMoveAloud(
  move: Move,
  seen: Pick<Seen, 'me' | 's'>,
  info: Seated,
  lines: readonly Line[],
): string {
  const points = move.lines.reduce((sum, line) => sum + gained(line, seen, lines), 0);
  return t('move.aloud', { move: sayMove(move, seen, info), points });
}

function sayStep(event: Event, at: StepTelling): string | null {
  const say = STEPS[event.type] as ((event: Event, at: StepTelling) => string | null) | undefined;
  return say?.(event, at) ?? null;
}

/** What changes the game for everybody. */
function sayForAll({ type }: Event): string[] {
  if (type === 'end') return [t('duo.move.over')];
  return type === 'last-turn' ? [t('duo.move.lastTurn')] : [];
}

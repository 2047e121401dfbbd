/**
 * A small game to test the kernel with. Two seats draw lanterns face down, show some of them for points, may
 * give points away, and each hopes for a color that only it knows. The wind has 40 quarters, so that a draw
 * needs more than 32 bits.
 */

import { members } from '../src/bits.ts';
import { defineGame } from '../src/define-game.ts';
import type { Dealer, Reason } from '../src/frames.ts';
import { Actions, EVERYBODY, Frames, only } from '../src/frames.ts';
import type { Game } from '../src/game.ts';
import { HiddenFamily } from '../src/hidden-cards.ts';
import type { Fields } from '../src/layout.ts';
import { Layout } from '../src/layout.ts';
import { fail, ok } from '../src/result.ts';
import type { Kit } from '../src/testkit/index.ts';

const COLORS = ['red', 'blue', 'gold'];
const LANTERNS = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2];
const MOST_ROUNDS = 5;

const TABLE = {
  rules: 'the rules version it began under',
  rounds: 'rounds to play',
  round: 'the round that is played',
  decisions: 'decisions taken so far',
  draws: [3, 'draws made from each stream'],
} as const;
const SEAT = { points: 'points', shown: [3, 'lanterns shown of each color'] } as const;
const OWN = { hope: 'the color that brings points at the end' } as const;

const layout = new Layout(2);

class Seat {
  readonly m: number[];
  readonly seat: number;
  constructor(m: number[], seat: number) {
    this.m = m;
    this.seat = seat;
  }
}
class Table {
  readonly m: number[];
  readonly all: readonly (Seat & Fields<typeof SEAT> & Fields<typeof OWN>)[];
  constructor(m: number[]) {
    this.m = m;
    this.all = [0, 1].map((seat) => new Seat(m, seat)) as unknown as typeof this.all;
  }
}
export type Toy = Table & Fields<typeof TABLE>;
const AT = layout.addTable(Table.prototype, TABLE);
const SEAT_AT = layout.addSeat(Seat.prototype, SEAT);
layout.addSeat(Seat.prototype, OWN, true);
export const lanterns = new HiddenFamily('lanterns', LANTERNS, 3, (_, pile) =>
  pile < HANDS ? 0 : only(pile - HANDS),
);
layout.addFamily(lanterns);
const DECK = 0;
const HANDS = 1;

export interface ToyEvent {
  readonly type: 'wind' | 'drew' | 'hand' | 'shown' | 'gave' | 'end';
  readonly seat?: number;
  readonly value?: number | readonly number[];
}
export interface ToyOptions {
  readonly rounds: number;
}
type Deal = Dealer<ToyEvent>;

const frames = new Frames<Toy, ToyEvent>(layout, 6);
const HOPE = 0;
const WIND = 1;
const LANTERN = 2;
const QUARTERS = [-1, 0xff] as const;

function draw(s: Toy, d: Deal, stream: number, low: number, high = 0): number {
  return d.chance.draw(stream, s.m[AT.draws + stream]++, low, high);
}

const ROUND = 0;
const TURN = 1;
const SHOW = 2;
const GIFT = 3;

const KEEP = 3;
const GIVE = 10;
const CLOSED: Reason = { why: 'closed' };

function shownAt(seat: number, color: number): number {
  return SEAT_AT.shown + seat * SEAT_AT.stride + color;
}

frames.add(ROUND, {
  name: 'round',
  run(s, d) {
    if (s.round === s.rounds) {
      for (const p of s.all) if (s.m[shownAt(p.seat, p.hope)] > 0) p.points += 5;
      d.tell?.({ type: 'end', value: s.all.map((p) => p.points) }, EVERYBODY);
      return;
    }
    s.round++;
    const wind = draw(s, d, WIND, ...QUARTERS);
    d.tell?.({ type: 'wind', value: wind }, EVERYBODY);
    frames.push(s, ROUND, 0);
    frames.push(s, TURN, 1 - (wind & 1));
    frames.push(s, TURN, wind & 1);
  },
});

frames.add(TURN, {
  name: 'turn',
  run(s, d, seat) {
    const card = lanterns.canonical(s.m, DECK, draw(s, d, LANTERN, lanterns.cards(s.m, DECK)));
    lanterns.move(s.m, DECK, HANDS + seat, card, only(seat));
    d.tell?.({ type: 'drew', seat }, EVERYBODY);
    const colors = members(lanterns.cards(s.m, HANDS + seat)).map((held) => LANTERNS[held]);
    d.tell?.({ type: 'hand', seat, value: colors }, only(seat));
    frames.push(s, SHOW, seat);
  },
});

/** Not quiet: what a seat could show is its secret. */
frames.add(SHOW, {
  name: 'show',
  legal(s, out, seat) {
    for (let color = 0; color < COLORS.length; color++) {
      if (lanterns.ofKind(s.m, HANDS + seat, color) >= 0) out.add(color);
    }
    out.add(KEEP);
  },
  play(s, action, d, seat) {
    if (action === KEEP) return;
    lanterns.reveal(s.m, HANDS + seat, lanterns.ofKind(s.m, HANDS + seat, action));
    // Up to version 6 all colors were worth the same.
    s.all[seat].points += s.rules < 7 ? 1 : action + 1;
    s.m[shownAt(seat, action)]++;
    d.tell?.({ type: 'shown', seat, value: action }, EVERYBODY);
    frames.push(s, GIFT, seat);
  },
  explain: () => CLOSED,
});

/** Quiet: whoever has fewer than three points has nothing to decide. */
frames.add(GIFT, {
  name: 'gift',
  quiet: true,
  legal(s, out, seat) {
    const most = s.all[seat].points >= 3 ? 2 : 0;
    for (let points = 0; points <= most; points++) out.add(GIVE + points);
  },
  play(s, action, d, seat) {
    s.all[seat].points -= action - GIVE;
    s.all[1 - seat].points += action - GIVE;
    d.tell?.({ type: 'gave', seat, value: action - GIVE }, EVERYBODY);
  },
  explain: () => CLOSED,
});

const WORDS = new Map<number, string>([
  ...COLORS.map((color, i): [number, string] => [i, `show ${color}`]),
  [KEEP, 'keep'],
  ...[0, 1, 2].map((points): [number, string] => [GIVE + points, `give ${points}`]),
]);

function word(stream: number, value: number): string {
  return stream === WIND ? `wind-${value}` : COLORS[stream === HOPE ? value : LANTERNS[value]];
}

export const toy: Game<Toy, ToyOptions, ToyEvent> = defineGame<Toy, ToyOptions, ToyEvent>(
  {
    id: 'toy',
    version: 7,
    oldest: { version: 6, program: '0.6.0' },
    format: 2,
    layout,
    frames,
    streams: ['hope', 'wind', 'lantern'],
    wrap: (m) => new Table(m) as Toy,
    versionOf: (s) => s.rules,
    begin({ rounds }, d, version) {
      const s = new Table(new Array(layout.size).fill(0)) as Toy;
      s.rules = version;
      s.rounds = rounds;
      lanterns.reset(s.m, 2 ** LANTERNS.length - 1, HANDS + 2);
      for (const p of s.all) p.hope = draw(s, d, HOPE, 0b111);
      frames.push(s, ROUND, 0);
      return s;
    },
    decisionNumber: (s) => s.decisions,
    countDecision: (s) => {
      s.decisions++;
    },
    seats: () => 2,
    scores: (s) =>
      s.all.map((p) => ({
        seat: p.seat,
        points: p.points,
        place: s.all.some((other) => other.points > p.points) ? 2 : 1,
        by: { points: p.points },
      })),
    redealOwn(s, seat, rng) {
      for (const p of s.all) if (p.seat !== seat) p.hope = rng.below(COLORS.length);
    },
    optionsOf: (s) => ({ rounds: s.rounds }),
    optionWords: ({ rounds }) => `rounds=${rounds}`,
    parseOptions(words) {
      const rounds = Number(/^rounds=(\d)$/.exec(words)?.[1]);
      return rounds >= 1 && rounds <= MOST_ROUNDS ? ok({ rounds }) : fail('rounds must be 1 to 5');
    },
    describe: (action) => WORDS.get(action) ?? '',
    parse: (text) => [...WORDS].find(([, words]) => words === text)?.[0] ?? null,
    outcomeWord: word,
    parseOutcome(stream, text, low, high) {
      const possible = [...members(low), ...members(high).map((bit) => 32 + bit)];
      return possible.find((value) => word(stream, value) === text) ?? null;
    },
  },
  new Actions(),
);

export const toyKit: Kit<Toy, ToyOptions, ToyEvent> = {
  game: toy,
  tables: [{ rounds: 1 }, { rounds: 3 }, { rounds: MOST_ROUNDS }],
  longest: 4 * MOST_ROUNDS,
  passing: (event) => event.type === 'wind',
  broken(s) {
    let cards = 0;
    for (let pile = 0; pile < HANDS + 2; pile++) cards += lanterns.size(s.m, pile);
    for (const p of s.all) for (let color = 0; color < 3; color++) cards += s.m[shownAt(p.seat, color)];
    return cards === LANTERNS.length ? null : `${cards} lanterns`;
  },
};

import type { Player, State } from '@tokaido/duo';
import { COINS_PER_SLAB, DEFAULT_OPTIONS, duo, faith, stored, WARES } from '@tokaido/duo';
import { Actions, FastChance, FirstDraw, silent } from '@tokaido/kernel';
import { expect, it } from 'vitest';
import { duoFeatures } from './duo.ts';
import { FeatureWriter } from './features.ts';

const SEED = Number(process.env['SEED'] ?? 2711);
const GAMES = 20;

const features = duoFeatures();
const { frames } = duo.rules;
const words = (action: number) => duo.rules.describe(action);

function writerOf(x: Float32Array): FeatureWriter {
  const out = new FeatureWriter({ x, list: 0, memory: new Float32Array(4 * x.length) });
  out.names = [];
  return out;
}

/** What a seat sees, by name; the seat itself comes before the opponent. */
function seen(s: State, seat: number, draw = -1, draws = 0): Map<string, number[][]> {
  const x = new Float32Array(features.size);
  const out = writerOf(x);
  features.fill(out, s, seat, draw, s, draws);
  const found = new Map<string, number[][]>();
  let at = 0;
  for (const [, name, size] of (out.names ?? []).join('').matchAll(/(.+?):(\d+);/g)) {
    found.set(name, [...(found.get(name) ?? []), [...x.subarray(at, (at += Number(size)))]]);
  }
  return found;
}

/** Plays random games and shows every position in which somebody must choose. */
function visitPositions(visit: (s: State, seat: number, actions: readonly number[]) => void): void {
  const rng = new FastChance(SEED);
  const legal = new Actions();
  for (let game = 0; game < GAMES; game++) {
    const s = duo.setup(DEFAULT_OPTIONS, silent(rng));
    for (let count = duo.legal(s, legal); count > 0; count = duo.legal(s, legal)) {
      const actions = legal.toArray();
      visit(s, frames.seat(s), actions);
      duo.play(s, actions[rng.below(count)], silent(rng));
    }
  }
}

function holdings(s: State, p: Player): Record<string, number> {
  const wares = WARES.reduce((sum, _, ware) => sum + stored(s, p.seat, ware), 0);
  return {
    coins: p.coins + COINS_PER_SLAB * p.slabs,
    faith: faith(s, p),
    wares,
    paintings: p.revealed,
    gift: p.gifted,
  };
}

/** The most that a seat gains of each thing by a die: all ways to move with it, and all answers there. */
function mostByDie(s: State, seat: number, actions: readonly number[]): Map<string, number> {
  const most = new Map<string, number>();
  const list = new Actions();
  const before = holdings(s, s.players[seat]);
  const note = (character: string, after: State) => {
    for (const [name, value] of Object.entries(holdings(after, after.players[seat]))) {
      const key = `${character} ${name}`;
      most.set(key, Math.max(most.get(key) ?? 0, value - before[name]));
    }
  };
  for (const action of actions) {
    const [character] = words(action).split(' ');
    const moved = duo.clone(s);
    duo.play(moved, action, silent(new FastChance(1)));
    note(character, moved);
    const asked = duo.pending(moved)?.decision ?? '';
    if (frames.seat(moved) !== seat || !['visit', 'trade', 'compose'].includes(asked)) continue;
    duo.legal(moved, list);
    for (const answer of list.toArray()) {
      const after = duo.clone(moved);
      duo.play(after, answer, silent(new FastChance(1)));
      note(character, after);
    }
  }
  return most;
}

const THINGS = [
  'pilgrim coins',
  'pilgrim faith',
  'merchant coins',
  'merchant wares',
  'artist paintings',
  'artist gift',
];

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);

it(`what the dice would bring is the most that they do bring (seed ${SEED})`, () => {
  const met = new Map<string, number>();
  visitPositions((s, seat, actions) => {
    if (duo.pending(s)?.decision !== 'die') return;
    const p = s.players[seat];
    const { slabs, gifts } = s.island.board;
    const slab = p.slabs + 1 < slabs.length ? slabs[p.slabs + 1] - slabs[p.slabs] : 0;
    const gift = p.gifted + 1 < gifts.length ? gifts[p.gifted + 1] - gifts[p.gifted] : 0;
    const most = mostByDie(s, seat, actions);
    const of = (key: string) => most.get(key) ?? 0;
    const found = seen(s, seat);
    const own = (name: string) => sum(found.get(`${name} by die`)?.[0] ?? []);
    const scaled = (value: number, full: number) => Math.min(255, Math.round((value * 64) / full)) / 64;
    expect({
      coins: own('coins'),
      faith: own('faith'),
      sale: own('sale'),
      wares: own('wares'),
      paintings: own('paintings'),
      gift: own('gift'),
    }).toEqual({
      coins: scaled(of('pilgrim coins') * slab, 4 * COINS_PER_SLAB),
      faith: scaled(of('pilgrim faith'), 8),
      sale: scaled(of('merchant coins') * slab, 8 * COINS_PER_SLAB),
      wares: of('merchant wares'),
      paintings: of('artist paintings'),
      gift: scaled(of('artist gift') * gift, 6),
    });
    for (const [key, value] of most) if (value > 0) met.set(key, (met.get(key) ?? 0) + 1);
  });
  for (const thing of THINGS) expect(met.get(thing)).toBeGreaterThan(20);
});

it(`how many wares and tiles an action draws is seen before they are drawn (seed ${SEED})`, () => {
  const firstDraw = new FirstDraw(duo);
  const numbers = new Set<string>();
  visitPositions((s, seat, actions) => {
    for (const action of actions) {
      const [verb, number] = words(action).split(' ');
      if (verb !== 'draw' && verb !== 'paint') continue;
      const after = firstDraw.play(duo.clone(s), action);
      const found = seen(after, seat, firstDraw.stream, firstDraw.draws).get('draws')?.[0] ?? [];
      expect(1 + found.indexOf(1)).toBe(Number(number));
      numbers.add(`${verb} ${number}`);
    }
  });
  expect(numbers).toContain('draw 5');
  expect(numbers).toContain('paint 4');
});

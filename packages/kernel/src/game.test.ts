import { describe, expect, test } from 'vitest';
import type { Toy, ToyEvent } from '../test/toy.ts';
import { toy } from '../test/toy.ts';
import { FastChance } from './chance.ts';
import type { Dealer } from './frames.ts';
import { Actions } from './frames.ts';
import type { Request } from './game.ts';
import { silent } from './game.ts';

function dealer(seed: number): Dealer<ToyEvent> {
  return silent(new FastChance(seed));
}

function begin(seed = 1, rounds = 3): Toy {
  return toy.setup({ rounds }, dealer(seed));
}

function finished(seed = 1): Toy {
  const s = begin(seed);
  const legal = new Actions();
  for (const d = dealer(seed); !toy.isOver(s); ) {
    toy.legal(s, legal);
    toy.play(s, legal.list[0], d);
  }
  return s;
}

describe('a request', () => {
  test('that fits is carried out and counted', () => {
    const s = begin();
    const { seat, number } = toy.pending(s)!;
    expect(number).toBe(0);
    expect(toy.submit(s, { seat, number, action: 'keep' }, dealer(2))).toEqual({ ok: true });
    expect(toy.pending(s)).toMatchObject({ decision: 'show', number: 1, seat: 1 - seat });
  });

  const refusals: [string, (seat: number) => Request, object][] = [
    [
      'for a decision that is gone',
      (seat) => ({ seat, number: 4, action: 'keep' }),
      { why: 'stale', number: 0 },
    ],
    ['out of turn', (seat) => ({ seat: 1 - seat, number: 0, action: 'keep' }), { why: 'not-your-turn' }],
    ['of nobody', (_seat) => ({ seat: -1, number: 0, action: 'keep' }), { why: 'not-your-turn' }],
    ['of a seat that is not there', () => ({ seat: 7, number: 0, action: 'keep' }), { why: 'not-your-turn' }],
    ['in no words of the game', (seat) => ({ seat, number: 0, action: 'dance' }), { why: 'unreadable' }],
    ['in no words at all', (seat) => ({ seat, number: 0, action: '' }), { why: 'unreadable' }],
    [
      'for something closed',
      (seat) => ({ seat, number: 0, action: 'give 2' }),
      { why: 'closed', reason: { why: 'closed' } },
    ],
    [
      'with a number that is none',
      (seat) => ({ seat, number: Number.NaN, action: 'keep' }),
      { why: 'stale' },
    ],
  ];
  test.each(refusals)('%s is refused and changes nothing', (_name, request, refusal) => {
    const s = begin();
    const before = s.m.slice();
    let drawn = 0;
    const watched: Dealer<ToyEvent> = {
      chance: {
        draw: () => {
          drawn++;
          return 0;
        },
      },
      tell: () => {
        drawn++;
      },
    };
    const result = toy.submit(s, request(toy.pending(s)!.seat), watched);
    expect(result).toMatchObject({ ok: false, error: refusal });
    expect(s.m).toEqual(before);
    expect(drawn).toBe(0);
  });

  test('after the end is refused and changes nothing', () => {
    const s = finished();
    const before = s.m.slice();
    expect(toy.submit(s, { seat: 0, number: 0, action: 'keep' }, dealer(1))).toEqual({
      ok: false,
      error: { why: 'over' },
    });
    expect(s.m).toEqual(before);
    expect(toy.pending(s)).toBeNull();
    expect(toy.explain(s, 0, 0)).toEqual({ why: 'over' });
    expect(toy.legal(s, new Actions())).toBe(0);
  });
});

describe('explain', () => {
  test('says whose turn it is, why something is closed, and nothing of what is open', () => {
    const s = begin();
    const { seat } = toy.pending(s)!;
    const keep = toy.rules.parse('keep')!;
    expect(toy.explain(s, seat, keep)).toBeNull();
    expect(toy.explain(s, 1 - seat, keep)).toEqual({ why: 'not-your-turn', turn: seat });
    expect(toy.explain(s, seat, toy.rules.parse('give 1')!)).toEqual({ why: 'closed' });
  });
});

describe('views', () => {
  test('a seat sees its own secret field, others and spectators have no slot for it', () => {
    const s = begin();
    expect(toy.observe(s, 0).seats.map((fields) => 'hope' in fields)).toEqual([true, false]);
    expect(toy.observe(s, 1).seats.map((fields) => 'hope' in fields)).toEqual([false, true]);
    expect(toy.observe(s, -1).seats.map((fields) => 'hope' in fields)).toEqual([false, false]);
  });

  test('a view is plain data: it survives JSON', () => {
    const view = toy.observe(begin(), 1);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(view).toMatchObject({ game: 'toy', who: 1, table: { rounds: 3, round: 1 } });
  });

  test('a state made from a view can be played on by its seat', () => {
    const s = begin();
    const { seat, number } = toy.pending(s)!;
    const own = toy.fromView(toy.observe(s, seat));
    expect(toy.pending(own)).toEqual(toy.pending(s));
    expect(toy.submit(own, { seat, number, action: 'keep' }, dealer(1)).ok).toBe(true);
  });

  test('determinize changes what the seat cannot know, and sometimes really does', () => {
    const s = begin();
    const other = 1 - toy.pending(s)!.seat;
    const view = toy.observe(s, other);
    const rng = new FastChance(5);
    const worlds = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const world = toy.clone(s);
      toy.determinize(world, other, rng);
      expect(toy.observe(world, other)).toEqual(view);
      worlds.add(toy.encode(world));
    }
    expect(worlds.size).toBeGreaterThan(5);
  });
});

describe('copies', () => {
  test('a clone lives its own life', () => {
    const s = begin();
    const before = toy.hash(s);
    const copy = toy.clone(s);
    expect(toy.hash(copy)).toBe(before);
    toy.play(copy, toy.rules.parse('keep')!, dealer(3));
    expect(toy.hash(copy)).not.toBe(before);
    expect(toy.hash(s)).toBe(before);
  });

  test('copyInto makes a used state equal to another', () => {
    const s = begin();
    const used = finished(9);
    toy.copyInto(used, s);
    expect(used.m).toEqual(s.m);
    expect(used.m).not.toBe(s.m);
    expect(used.all[1].hope).toBe(s.all[1].hope);
  });

  test('an encoded state comes back', () => {
    const s = begin(4);
    const text = toy.encode(s);
    expect(text).toMatch(/^toy\.7\.2\.[\w-]+\.[0-9a-z]+$/);
    expect(toy.decode(text)?.m).toEqual(s.m);
  });

  test.each([
    ['another game', (text: string) => text.replace('toy', 'boy')],
    ['another version', (text: string) => text.replace('.7.', '.8.')],
    ['another format', (text: string) => text.replace('.2.', '.1.')],
    ['a text of before there were formats', (text: string) => text.replace('.2.', '.')],
    ['no state', () => 'toy.7.2'],
    ['nothing', () => ''],
    ['a state cut short', (text: string) => text.slice(0, -1)],
    ['letters that are none', (text: string) => `${text.slice(0, -1)}!`],
    ['a state too long', () => 'toy.7.2.__________8.0'],
    ['a state without its check', (text: string) => text.slice(0, text.lastIndexOf('.'))],
    ['another check', (text: string) => `${text.slice(0, text.lastIndexOf('.'))}.0`],
    ['a check written otherwise', (text: string) => text.replace(/[^.]+$/, (check) => `0${check}`)],
    ['integers that are no state', () => 'toy.7.2.AA.0'],
    ['a state with something behind it', (text: string) => `${text}.more`],
  ])('%s is not read', (_name, damage) => {
    expect(toy.decode(damage(toy.encode(begin(4))))).toBeNull();
  });
});

/** The test kit on the toy: it must pass as it is, and fail with every fault that we plant. */

import { describe, expect, test } from 'vitest';
import type { Toy, ToyEvent, ToyOptions } from '../../test/toy.ts';
import { lanterns, toy, toyKit } from '../../test/toy.ts';
import { members } from '../bits.ts';
import type { Chance } from '../chance.ts';
import type { Dealer } from '../frames.ts';
import { EVERYBODY } from '../frames.ts';
import type { Game } from '../game.ts';
import { compareWorlds, playAndCheck } from './index.ts';

type ToyGame = Game<Toy, ToyOptions, ToyEvent>;

const DECK = 0;
const HANDS = 1;

function faulty(fault: Partial<ToyGame>, rules: Partial<ToyGame['rules']> = {}) {
  return { ...toyKit, game: { ...toy, ...fault, rules: { ...toy.rules, ...rules } } };
}

function check(kit: typeof toyKit): string {
  try {
    playAndCheck(kit, 400, 1);
    compareWorlds(kit, 400, 1);
    return 'nothing found';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('the toy', () => {
  test('passes random play', () => {
    const played = playAndCheck(toyKit, 5_000, 1);
    expect(played.decisions).toBeGreaterThanOrEqual(5_000);
    expect(played.games).toBeGreaterThan(400);
  });

  test('tells nothing that it should not', () => {
    const compared = compareWorlds(toyKit, 5_000, 2);
    expect(compared.samples).toBe(5_000);
    expect(compared.different).toBeGreaterThan(1_500);
    expect(compared.played).toBeGreaterThan(1_500);
  });

  test('the same seed plays the same games', () => {
    expect(playAndCheck(toyKit, 300, 8)).toEqual(playAndCheck(toyKit, 300, 8));
    expect(compareWorlds(toyKit, 300, 8)).toEqual(compareWorlds(toyKit, 300, 8));
  });

  test('a taste leads the play', () => {
    const keeper = { ...toyKit, taste: (_s: Toy, actions: readonly number[]) => actions[actions.length - 1] };
    const played = playAndCheck(keeper, 60, 1);
    expect(played.decisions).toBeGreaterThanOrEqual(60);
    expect(compareWorlds(keeper, 60, 1).samples).toBe(60);
  });
});

describe('a planted fault is found', () => {
  test('a view that shows what lies in the deck', () => {
    const kit = faulty({
      observe(s, who) {
        const view = toy.observe(s, who);
        return { ...view, table: { ...view.table, deck: lanterns.cards(s.m, DECK) } };
      },
    });
    expect(check(kit)).toMatch(
      /a view is not the view of what it tells|the view changes|changes of the view/,
    );
  });

  test('a view that shows a hand in disguise', () => {
    const kit = faulty({
      observe: (s, who) => ({ ...toy.observe(s, who), size: s.m.length + (lanterns.cards(s.m, HANDS) & 1) }),
      fromView: (view) => toy.fromView({ ...view, size: toy.rules.layout.size }),
    });
    expect(check(kit)).toMatch(
      /a view is not the view|the view changes with what is hidden|changes of the view/,
    );
  });

  test('legal actions in no order', () => {
    const kit = faulty({
      legal(s, out) {
        const count = toy.legal(s, out);
        out.list.subarray(0, count).reverse();
        return count;
      },
    });
    expect(check(kit)).toContain('legal actions are not ascending');
  });

  test('legal actions that depend on the order of the deck', () => {
    const kit = faulty({
      legal(s, out) {
        const count = toy.legal(s, out);
        if (lanterns.ofKind(s.m, DECK, 2) < 0 && count > 1) out.count--;
        return out.count;
      },
      explain: () => null,
      submit: (s, request, d) =>
        request.action === 'nonsense' ? { ok: false, error: { why: 'over' } } : toy.submit(s, request, d),
    });
    expect(() => compareWorlds(kit, 2_000, 1)).toThrow('legal actions change with what is hidden');
  });

  test('nothing to do in the middle of a game', () => {
    expect(check(faulty({ legal: () => 0 }))).toContain('nothing is legal after 0 decisions');
  });

  test('an encoding that loses something', () => {
    const kit = faulty({
      decode(text) {
        const s = toy.decode(text);
        if (s !== null) s.m[2] = 0;
        return s;
      },
    });
    expect(check(kit)).toContain('encode is not undone');
    expect(check(faulty({ encode: () => 'toy.7.' }))).toContain('encode is not undone');
  });

  test('an open answer that should be hidden', () => {
    const kit = { ...toyKit, secrecy: () => 'hidden' as const };
    expect(check(kit)).toContain('tell them apart');
  });

  test('an event that tells a hand to the wrong seat', () => {
    const kit = faulty({
      play(s, action, d) {
        const tell: Dealer<ToyEvent>['tell'] =
          d.tell && ((event, to) => d.tell?.(event, event.type === 'hand' ? EVERYBODY : to));
        toy.play(s, action, { chance: d.chance, tell });
      },
    });
    expect(check(kit)).toContain('events ');
  });

  // Known gap: what is drawn in the very move is the same in both worlds, so telling it shows no difference.
  test('an event that tells a card to all at the moment it is drawn', () => {
    const kit = faulty({
      play(s, action, d) {
        const chance: Chance = {
          draw(stream, index, low, high) {
            const value = d.chance.draw(stream, index, low, high);
            if (toy.rules.streams[stream] === 'lantern') {
              d.tell?.({ type: 'drew', value: lanterns.kinds[value] }, EVERYBODY);
            }
            return value;
          },
        };
        toy.play(s, action, { chance, tell: d.tell });
      },
    });
    expect(check(kit)).not.toBe('nothing found');
  });

  test('a clone that shares its array', () => {
    expect(check(faulty({ clone: (s) => toy.rules.wrap(s.m) }))).not.toBe('nothing found');
  });

  test('a copy that is none', () => {
    expect(
      check(
        faulty({
          copyInto(target) {
            target.m[0]++;
          },
        }),
      ),
    ).toContain('copyInto is not a copy');
  });

  test('words that mean another action', () => {
    const kit = faulty({}, { describe: (action) => toy.rules.describe(action).replace('gold', 'blue') });
    expect(check(kit)).toContain('is not read back');
  });

  test('an action that is legal and closed at once', () => {
    const kit = faulty({ explain: () => ({ why: 'closed' }) });
    expect(check(kit)).toContain('is legal, yet closed: closed');
  });

  test('a closed action that nobody explains', () => {
    expect(check(faulty({ explain: () => null }))).toContain('is not legal, yet open');
  });

  test('a refusal that changes something', () => {
    const kit = faulty({
      submit(s, request, d) {
        const result = toy.submit(s, request, d);
        if (!result.ok) s.decisions++;
        return result;
      },
    });
    expect(check(kit)).toContain('changed the game');
  });

  test('a request out of turn that is taken', () => {
    const kit = faulty({
      submit: (s, request, d) => toy.submit(s, { ...request, seat: toy.pending(s)?.seat ?? -1 }, d),
    });
    expect(check(kit)).toContain('was taken');
  });

  test('a legal action that is refused', () => {
    const kit = faulty({ submit: () => ({ ok: false, error: { why: 'over' } }) });
    expect(check(kit)).toContain('is legal, yet refused: over');
  });

  test('looking at a position changes it', () => {
    const kit = faulty({
      encode(s) {
        const text = toy.encode(s);
        s.m[0]++;
        return text;
      },
    });
    expect(check(kit)).not.toBe('nothing found');
  });

  test('a card in two places', () => {
    const kit = faulty({
      play(s, action, d) {
        toy.play(s, action, d);
        const [card] = members(lanterns.cards(s.m, DECK));
        if (card !== undefined) lanterns.put(s.m, HANDS, card);
      },
    });
    expect(check(kit)).toMatch(/after 1 decisions: 11 lanterns/);
  });

  test('a game that does not end', () => {
    expect(check({ ...toyKit, longest: 2 })).toContain('more than 2 decisions');
  });

  test('chance outcomes with a word that cannot be read back', () => {
    const word = (stream: number, value: number) =>
      stream === 1 ? 'wind' : toy.rules.outcomeWord(stream, value);
    expect(check(faulty({}, { outcomeWord: word }))).toContain('the record cannot be replayed');
  });

  test('scores that a replay does not give', () => {
    let calls = 0;
    const kit = faulty({ scores: (s) => toy.scores(s).map((score) => ({ ...score, points: calls++ })) });
    expect(check(kit)).toContain('the result says');
  });

  test('and every message names seed, table and game', () => {
    expect(check(faulty({ legal: () => 0 }))).toMatch(/^toy \[seed 1; rounds=1\]: /);
  });
});

/** Branches: what they deal, and their records. */

import { describe, expect, test } from 'vitest';
import type { Toy, ToyEvent, ToyOptions } from '../test/toy.ts';
import { lanterns, toy, toyKit } from '../test/toy.ts';
import type { BranchWish } from './branch.ts';
import { branchRecord, fingerprint } from './branch.ts';
import { FastChance, SealedChance, seedFrom } from './chance.ts';
import { recordFromCompact, recordToCompact } from './compact-record.ts';
import { dealAgain } from './deal-again.ts';
import { Actions } from './frames.ts';
import type { GameRecord } from './record.ts';
import { recordFromText, recordToText } from './record.ts';
import { Recorder, replay, sealedHead, verify } from './replay.ts';
import type { Result } from './result.ts';
import { compareBranches } from './testkit/index.ts';

type ToyRecorder = Recorder<Toy, ToyOptions, ToyEvent>;

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function playOut(recorder: ToyRecorder, rng: FastChance): GameRecord {
  const legal = new Actions();
  while (!toy.isOver(recorder.state)) recorder.play(legal.list[rng.below(toy.legal(recorder.state, legal))]);
  return recorder.record();
}

function played(phrase: string): GameRecord {
  const seed = seedFrom(phrase);
  const chance = new SealedChance(seed, toy.rules.streams);
  return playOut(new Recorder(toy, { rounds: 5 }, chance, sealedHead(seed)), new FastChance(7));
}

/** A branch played to its end, with a shuffle of its own or that of the game it leaves. */
function branchOf(parent: GameRecord, wish: BranchWish, phrase: string): GameRecord {
  const begun = valueOf(branchRecord(parent, wish));
  const seed = begun.seed === null ? seedFrom(phrase) : Uint8Array.from(Buffer.from(begun.seed, 'hex'));
  const { state } = valueOf(replay(toy, begun));
  const rng = new FastChance(wish.move + 1);
  const legal = new Actions();
  const moves = [...begun.moves];
  const chance = new SealedChance(seed, toy.rules.streams);
  while (!toy.isOver(state)) {
    const action = legal.list[rng.below(toy.legal(state, legal))];
    const outcomes: string[] = [];
    toy.play(state, action, {
      chance: {
        draw(stream, index, low, high) {
          const value = chance.draw(stream, index, low, high);
          outcomes.push(toy.rules.outcomeWord(stream, value));
          return value;
        },
      },
      tell: null,
    });
    moves.push({ action: toy.rules.describe(action), outcomes });
  }
  return { ...begun, ...sealedHead(seed), moves, result: toy.scores(state).map(({ points }) => points) };
}

describe('what is dealt', () => {
  test('depends on the view of the seat alone', () => {
    const compared = compareBranches(toyKit, 2_000, 1);
    expect(compared.samples).toBeGreaterThanOrEqual(2_000);
    expect(compared.different).toBeGreaterThan(500);
    expect(compared.dealt).toBeGreaterThan(500);
    expect(compared.playedOn).toBeGreaterThan(300);
  });

  test.each<[string, (s: Toy, dealt: Toy, seat: number, phrase: string) => Toy]>([
    [
      'chooses the deal by a card that is hidden',
      (s, dealt, seat, phrase) =>
        lanterns.cards(s.m, 2 - seat) % 2 === 0 ? dealt : dealAgain(toy, s, seat, `${phrase}!`),
    ],
    ['deals nothing again', (s) => toy.clone(s)],
    [
      'keeps a field that only the others know',
      (s, dealt, seat) => {
        const other = dealt.all[1 - seat];
        if (other !== undefined) other.hope = s.all[1 - seat]?.hope ?? 0;
        return dealt;
      },
    ],
  ])('a dealer who %s is caught', (_, leak) => {
    const leaky = ((_game, s: Toy, seat, phrase) =>
      leak(s, dealAgain(toy, s, seat, phrase), seat, phrase)) as typeof dealAgain;
    expect(() => compareBranches(toyKit, 2_000, 1, leaky)).toThrow('what is dealt changes');
  });

  test('a dealer who lets the others forget their cards is caught', () => {
    const forgetful: typeof dealAgain = (game, s, seat) => game.fromView(game.observe(s, seat));
    expect(() => compareBranches(toyKit, 2_000, 1, forgetful)).toThrow('does not know its own cards');
  });

  test('the same phrase deals the same, another phrase something else', () => {
    const { state } = valueOf(
      replay(toy, { ...played('a'), moves: played('a').moves.slice(0, 4), result: null }),
    );
    const hands = (phrase: string) => lanterns.cards(dealAgain(toy, state, 0, phrase).m, 2);
    expect(hands('fuji')).toBe(hands('fuji'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(hands)).size).toBeGreaterThan(1);
  });
});

describe('the record of a branch', () => {
  const parent = played('parent');

  test.each<[string, BranchWish, string]>([
    ['dealt again', { move: 3, seat: 1, cards: { deal: 'fuji' } }, 'dealt'],
    ['dealt again before the first move', { move: 0, seat: 0, cards: { deal: 'fuji' } }, 'dealt'],
    ['as the cards lay', { move: 5, seat: 0, cards: 'lay' }, 'lay'],
  ])('%s: is verified, written and read again', (_, wish, cards) => {
    const branch = branchOf(parent, wish, 'mine');
    expect(branch.branches).toMatchObject([{ cards, parent: fingerprint(parent) }]);
    expect(branch.moves.slice(0, wish.move)).toEqual(parent.moves.slice(0, wish.move));
    expect(verify(toy, branch)).toEqual({ ok: true, value: { moves: branch.moves.length, sealed: true } });
    const text = recordToText(branch);
    expect(text.split('\n')[0]).toBe('tokaido-record 2');
    expect(valueOf(recordFromText(text))).toEqual(branch);
    const link = valueOf(recordToCompact(toy, branch));
    expect(link.split('.')).toHaveLength(3);
    const back = valueOf(recordFromCompact(toy, link));
    expect(back).toMatchObject({ branches: branch.branches, moves: branch.moves, result: branch.result });
  });

  test('where nobody knows the seed any more, a new shuffle follows', () => {
    const branch = branchOf({ ...parent, seed: null }, { move: 4, seat: 0, cards: 'lay' }, 'mine');
    expect(branch.branches).toMatchObject([{ cards: 'lay-drawn' }]);
    expect(verify(toy, branch).ok).toBe(true);
  });

  test('a shuffle that is not its own is refused', () => {
    const branch = branchOf(parent, { move: 3, seat: 1, cards: { deal: 'fuji' } }, 'mine');
    expect(verify(toy, { ...branch, ...sealedHead(seedFrom('other')) }).ok).toBe(false);
    // The same lines without the branch are no game: the first draws come from another shuffle.
    const { branches: _, ...without } = branch;
    expect(verify(toy, without).ok).toBe(false);
  });

  test('a branch of a branch keeps both', () => {
    const first = branchOf(parent, { move: 3, seat: 1, cards: { deal: 'fuji' } }, 'one');
    const second = branchOf(first, { move: 6, seat: 0, cards: { deal: 'hakone' } }, 'two');
    expect(second.branches?.map(({ move, parent: left }) => [move, left])).toEqual([
      [3, fingerprint(parent)],
      [6, fingerprint(first)],
    ]);
    expect(verify(toy, second).ok).toBe(true);
    expect(valueOf(recordFromText(recordToText(second)))).toEqual(second);
    // Left before it had left itself, only the second one counts; its shuffle cannot go on.
    const early = valueOf(branchRecord(first, { move: 2, seat: 0, cards: 'lay' }));
    expect(early.branches).toMatchObject([{ move: 2, cards: 'lay-drawn' }]);
  });

  test('a game without branches is written as ever, so older programs read it', () => {
    expect(recordToText(parent).startsWith('tokaido-record 1\n')).toBe(true);
  });

  test.each<[string, (text: string) => string, RegExp]>([
    ['a move that is not there', (t) => t.replace('move=3', 'move=99'), /no move 99 to branch from/],
    ['a seat that is not there', (t) => t.replace('seat=1', 'seat=7'), /no seat 7 to branch for/],
    ['a phrase missing', (t) => t.replace(' deal=fuji', ''), /a branch is written/],
    ['unknown cards', (t) => t.replace('cards=dealt', 'cards=seen'), /a branch is written/],
    ['a first line that knows none', (t) => t.replace('record 2', 'record 1'), /is not a line of the head/],
    ['a first line to come', (t) => t.replace('record 2', 'record 3'), /update the program/],
  ])('%s is refused with a sentence', (_, change, sentence) => {
    const branch = branchOf(parent, { move: 3, seat: 1, cards: { deal: 'fuji' } }, 'mine');
    const read = recordFromText(change(recordToText(branch)));
    const result = read.ok ? replay(toy, read.value) : read;
    expect(result).toMatchObject({ ok: false, error: expect.stringMatching(sentence) });
  });

  test.each<[string, BranchWish, RegExp]>([
    ['from a move beyond the end', { move: 900, seat: 0, cards: 'lay' }, /there is no move 900/],
    [
      'with a phrase that no line can hold',
      { move: 1, seat: 0, cards: { deal: 'a b' } },
      /a phrase of at most 40/,
    ],
  ])('%s there is no branch', (_, wish, sentence) => {
    expect(branchRecord(parent, wish)).toMatchObject({ ok: false, error: expect.stringMatching(sentence) });
  });

  test('as the cards lay only in a game that is over', () => {
    const running = { ...parent, moves: parent.moves.slice(0, 6), result: null };
    expect(branchRecord(running, { move: 3, seat: 0, cards: 'lay' }).ok).toBe(false);
    expect(branchRecord(running, { move: 3, seat: 0, cards: { deal: 'a' } }).ok).toBe(true);
  });

  test('a link whose branch was changed is refused', () => {
    const branch = branchOf(parent, { move: 3, seat: 1, cards: { deal: 'fuji' } }, 'mine');
    const link = valueOf(recordToCompact(toy, branch));
    const { parent: left } = branch.branches?.[0] ?? { parent: '' };
    for (const [from, to] of [
      ['fuji', 'hakone'],
      [left, left.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))],
      ['%3D3%2C', '%3D4%2C'],
    ] as const) {
      expect(link).toContain(from);
      expect(recordFromCompact(toy, link.replace(from, to)).ok, `${from} → ${to}`).toBe(false);
    }
  });
});

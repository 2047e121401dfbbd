/** Every decision of the engine has its form, and every open action can be taken from it. */

import type { Options, State } from '@tokaido/tokaido';
import { TRAVELERS, tokaido } from '@tokaido/tokaido';
import { bought, choicesAt, isUse, purchase, wordsOf } from '@tokaido/words/tokaido/choices';
import { handOf } from '@tokaido/words/tokaido/hidden-cards';
import { expect, test } from 'vitest';
import type { Moment } from '../testkit/positions.ts';
import { explainTo, playGame, seenBy } from '../testkit/positions.ts';
import { WAIVE } from './ask.ts';
import { ASKED } from './forms.ts';
import { OPTION_IDS } from './options.ts';

const DECISIONS = tokaido.rules.frames.steps.flatMap((step) => ('run' in step ? [] : [step.name]));
const BOXES = ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'];
const VARIATIONS = ['good-luck'];
const SEED = 41;

test('every decision but the walk has a form, and every form has its decision', () => {
  expect([...ASKED, 'travel'].sort()).toEqual([...DECISIONS].sort());
});

test('every option of the engine has a look', () => {
  const first = tokaido.rules.parse('option souvenirs') ?? -1;
  const ids: string[] = [];
  for (let i = 0; ; i++) {
    const [, [id]] = wordsOf(tokaido.rules.describe(first + i));
    if (id === undefined || id === '-') break;
    ids.push(id);
  }
  expect([...OPTION_IDS].sort()).toEqual(ids.sort());
});

/** Those who are asked what nobody else is asked. */
const TILES = ['rakuren', 'zen-emon', 'felicia', 'iyasaka'];
/** Leads them to an amulet of Devotion, used on the largest purchase. */
const WANTED = [
  'use devotion',
  'amulet devotion',
  'option amulet',
  'option collection',
  'option gaming-room',
];
function keen(legal: readonly string[], s: State, game = 0): string | undefined {
  const tile = TILES[(game >> 1) % TILES.length];
  if (legal.includes(`choose ${tile}`)) return `choose ${tile}`;
  if (TRAVELERS[s.all[tokaido.pending(s)!.seat]!.traveler]?.id !== tile) return undefined;
  const wanted = WANTED.find((action) => legal.includes(action));
  if (wanted !== undefined) return wanted;
  const largest = legal.findLast((action) => bought(action).cards.length > 1);
  return largest ?? legal.find((action) => action.startsWith('travel '));
}

/** What a form lets a player do: its choices, any set of cards, taking nothing, the amulets in hand, paying in full. */
function reachable(seen: ReturnType<typeof seenBy>): string[] {
  const { choices, nothing } = choicesAt(seen, explainTo(seen));
  const open = choices.flatMap(({ action, reason }) => (reason === null ? [action] : []));
  const uses = handOf(seen, 'amulets', seen.me).known.map((id) => `use ${id}`);
  return [...open, ...uses, WAIVE, ...(nothing === null ? [] : [nothing]), ...sets(seen.turn, open)];
}

function sets(turn: { decision: string } | null, open: readonly string[]): string[] {
  if (turn === null || !['buy', 'collect'].includes(turn.decision)) return [];
  const cards = open.flatMap((action) => bought(action).cards);
  const subsets = cards.reduce<string[][]>(
    (all, card) => [...all, ...all.map((set) => [...set, card])],
    [[]],
  );
  return subsets.flatMap((set) => [purchase(turn.decision, set), purchase(turn.decision, set, true)]);
}

test(`whatever is open can be taken from a form; what is closed says why (120 games, seed ${SEED})`, () => {
  const met = new Set<string>();
  const reasons = new Set<string>();
  for (let game = 0; game < 120; game++) {
    const options: Options = {
      players: 2 + (game % 4),
      boxes: game % 3 === 0 ? [] : BOXES,
      variations: game % 3 === 0 ? [] : VARIATIONS,
      tiles: 'any',
    };
    const visit = ({ s, decision, seat }: Moment) => {
      met.add(decision);
      if (decision === 'travel') return false;
      const seen = seenBy(s, seat);
      const can = reachable(seen);
      for (const action of seen.legal) expect(can, `${decision}: ${seen.legal.join(', ')}`).toContain(action);
      for (const { action, reason } of choicesAt(seen, explainTo(seen)).choices) {
        expect(reason === null).toBe(seen.legal.includes(action));
        if (reason !== null) reasons.add(reason.why);
      }
      return false;
    };
    playGame(options, SEED + game, visit, game % 2 === 0 ? (legal, s) => keen(legal, s, game) : undefined);
  }
  expect([...met].sort()).toEqual([...DECISIONS].sort());
  expect([...reasons]).toEqual(
    expect.arrayContaining(['coins', 'dish-eaten', 'panorama-complete', 'supply-empty', 'must-pay']),
  );
});

test('a use of an amulet is never a choice of the list', () => {
  const options: Options = { players: 3, boxes: BOXES, variations: [], tiles: 'any' };
  const usable = ({ s, seat, decision }: Moment) =>
    decision !== 'travel' && seenBy(s, seat).legal.some(isUse);
  const moment = playGame(options, SEED, usable, (legal, s) =>
    keen(
      legal.filter((action) => !isUse(action)),
      s,
    ),
  );
  if (moment === null) throw new Error('no amulet could be used');
  const seen = seenBy(moment.s, moment.seat);
  const { choices } = choicesAt(seen, explainTo(seen));
  expect(choices.filter(({ action }) => isUse(action))).toEqual([]);
});

test('a purchase is written as the engine writes it', () => {
  expect(purchase('buy', ['sake', 'gofu'])).toBe('buy gofu sake');
  expect(purchase('buy', [])).toBe('buy -');
  expect(purchase('collect', ['sake'], true)).toBe('collect-legend sake');
  expect(bought('collect-legend -')).toEqual({ cards: [], legend: true });
  expect(bought('use health')).toEqual({ cards: [], legend: false });
});

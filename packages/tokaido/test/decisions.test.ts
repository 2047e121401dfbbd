/** Every decision of random games carries the details that its name promises, and nothing but plain values. */

import { Actions, FastChance, silent } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import { BOXES } from '../src/composition.ts';
import { DISHES } from '../src/data/meals.ts';
import { SPACE_NAMES } from '../src/data/road.ts';
import { SOUVENIRS } from '../src/data/souvenirs.ts';
import type { DecisionMap, TokaidoDecision } from '../src/decisions.ts';
import { tokaido } from '../src/game.ts';
import { tablesWith } from './kit.ts';

/** Which details come with which name; a decision that is missing here fails the type check. */
const DETAILS: { readonly [K in keyof DecisionMap]: readonly string[] } = {
  choose: [],
  leave: [],
  travel: ['mover'],
  option: ['stop', 'used'],
  buy: ['offer'],
  pledge: ['bought'],
  discount: ['bought'],
  keep: [],
  panorama: ['optional'],
  give: [],
  eat: [],
  look: ['extra'],
  treat: ['dish', 'extra', 'priced'],
  calligraphy: [],
  legend: ['forSale'],
  amulet: [],
  rest: [],
  roll: ['face'],
  luck: [],
  bet: [],
  collect: ['legend', 'offer'],
  'pledge-collection': ['bought', 'legend'],
  festival: [],
  invite: [],
  meet: [],
  donate: [],
  publish: [],
  rob: ['victim'],
  challenge: ['bought', 'left'],
  bonus: ['festival'],
  itamae: [],
  kitoushi: [],
  takuhatsuso: [],
};

/** What is wrong with the ids that a decision names; empty when nothing is. */
function unknownIds(asked: TokaidoDecision): readonly string[] {
  const legends = BOXES.get('crossroads')?.cards.legend ?? [];
  const among = (known: readonly string[], ids: readonly (string | null)[]) =>
    ids.flatMap((id) => (id === null || known.includes(id) ? [] : [id]));
  if (asked.decision === 'buy') return among(SOUVENIRS, asked.details.offer);
  if (asked.decision === 'pledge') return among(SOUVENIRS, asked.details.bought);
  if (asked.decision === 'discount') return among(SOUVENIRS, asked.details.bought);
  if (asked.decision === 'bonus')
    return among(BOXES.get('matsuri')?.cards.festival ?? [], [asked.details.festival]);
  if (asked.decision === 'legend') return among(legends, asked.details.forSale);
  if (asked.decision === 'option') return among(SPACE_NAMES, [asked.details.stop]);
  if (asked.decision === 'treat') return among(DISHES, [asked.details.dish]);
  if (asked.decision !== 'collect') return [];
  return [...among(SOUVENIRS, asked.details.offer), ...among(legends, [asked.details.legend])];
}

/** What is wrong with the details of a decision; empty when they are as promised. */
function wrongWith(asked: TokaidoDecision): string {
  const { decision, details } = asked;
  const found = Object.keys(details).sort();
  if (found.join() !== DETAILS[decision].join()) return `has ${found.join()}`;
  for (const value of Object.values(details)) {
    const isPlain = Array.isArray(value) ? value.every((id) => typeof id === 'string') : value !== undefined;
    if (!isPlain || typeof value === 'function') return 'is not plain';
  }
  return unknownIds(asked).join();
}

/** Every other time what was done least so far, so that few games meet everything; else anything. */
function rarest(legal: Actions, taken: Map<string, number>, rng: FastChance): number {
  const words = legal.toArray().map((action) => tokaido.rules.describe(action));
  const times = words.map((action) => taken.get(action) ?? 0);
  const at = rng.below(2) === 0 ? rng.below(words.length) : times.indexOf(Math.min(...times));
  taken.set(words[at], times[at] + 1);
  return legal.list[at];
}

const GAMES = 250;

/** Asked only of one traveler with one amulet; their details are looked at in that traveler's test. */
const RARE = new Set(['pledge-collection', 'discount', 'challenge']);

test(`the details of every decision are those of its name (seeds 1 to ${GAMES})`, () => {
  const tables = tablesWith([...BOXES.keys()]);
  const met = new Set<string>();
  const wrong: string[] = [];
  const taken = new Map<string, number>();
  const legal = new Actions();
  for (let seed = 1; seed <= GAMES; seed++) {
    const rng = new FastChance(seed);
    const dealer = silent(rng);
    const s = tokaido.setup(tables[seed % tables.length], dealer);
    for (let asked = tokaido.pending(s); asked !== null; asked = tokaido.pending(s)) {
      met.add(asked.decision);
      const fault = wrongWith(asked);
      if (fault !== '') wrong.push(`seed ${seed}, decision ${asked.number}: ${asked.decision} ${fault}`);
      tokaido.legal(s, legal);
      tokaido.play(s, rarest(legal, taken, rng), dealer);
    }
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(DETAILS).filter((name) => !met.has(name) && !RARE.has(name))).toEqual([]);
});

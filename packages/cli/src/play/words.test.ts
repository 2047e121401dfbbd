/** Every action and every card that can come up has words. */

import { Actions, FastChance } from '@tokaido/kernel';
import { BOXES, ENCOUNTERS, TRAVELERS } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import { findGame } from '../games.ts';
import type { Wish } from '../playable.ts';
import { SPOKEN_VERBS as DUO_VERBS } from './duo/phrases.ts';
import { AMULETS, CALLIGRAPHY, FESTIVALS, LEGENDS, OPTIONS, PEOPLE } from './tokaido/cards.ts';
import { QUESTIONS } from './tokaido/facts.ts';
import { SPOKEN_VERBS } from './tokaido/phrases.ts';
import { POWERS } from './tokaido/powers.ts';

/** The verbs, options and decisions of random games. */
function met(id: string, wish: Wish, games: number) {
  const table = findGame(id)!;
  const options = table.options(wish);
  if (!options.ok) throw new Error(options.error);
  const found = { verbs: new Set<string>(), options: new Set<string>(), decisions: new Set<string>() };
  const legal = new Actions();
  for (let seed = 1; seed <= games; seed++) {
    const chance = new FastChance(seed);
    const s = table.game.setup(options.value, { chance, tell: null });
    for (let pending = table.game.pending(s); pending !== null; pending = table.game.pending(s)) {
      table.game.legal(s, legal);
      found.decisions.add(pending.decision);
      for (const action of legal.toArray()) {
        const [verb, object] = table.game.rules.describe(action).split(' ');
        found.verbs.add(verb);
        if (verb === 'option') found.options.add(object);
      }
      table.game.play(s, legal.list[chance.below(legal.count)], { chance, tell: null });
    }
  }
  return found;
}

const EVERYTHING: Wish = { players: 5, boxes: 'crossroads,matsuri,promos', variants: 'good-luck' };

describe('Tokaido', () => {
  const found = met('tokaido', EVERYTHING, 150);

  it('every verb has a phrase', () => {
    expect([...found.verbs].filter((verb) => !SPOKEN_VERBS.includes(verb))).toEqual([]);
    expect(found.verbs.size).toBeGreaterThan(24);
  });

  it('every option of a stop has a name', () => {
    expect([...found.options].filter((id) => id !== '-' && !(id in OPTIONS))).toEqual([]);
  });

  it('every decision has a question; people who ask for a coin share one', () => {
    const asksForCoin = ['itamae', 'kitoushi', 'takuhatsuso'];
    const silent = [...found.decisions].filter((name) => !(name in QUESTIONS) && !asksForCoin.includes(name));
    expect(silent).toEqual([]);
  });

  it('every traveler, person and card has words', () => {
    expect(TRAVELERS.map(({ id }) => id).filter((id) => !(id in POWERS))).toEqual([]);
    expect(ENCOUNTERS.map(({ id }) => id).filter((id) => !(id in PEOPLE))).toEqual([]);
    const worded = { amulet: AMULETS, calligraphy: CALLIGRAPHY, legend: LEGENDS, festival: FESTIVALS };
    for (const box of BOXES.values()) {
      for (const [kind, ids] of Object.entries(box.cards)) {
        expect(ids, kind).toEqual(Object.keys(worded[kind as keyof typeof worded]));
      }
    }
  });
});

it('Duo: every verb has a phrase', () => {
  const { verbs } = met('duo', {}, 60);
  expect([...verbs].filter((verb) => !DUO_VERBS.includes(verb))).toEqual([]);
  expect(verbs.size).toBeGreaterThan(10);
});

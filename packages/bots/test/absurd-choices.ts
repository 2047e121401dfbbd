/**
 * Absurd choices: a free gain, a purchase that scores or a meal that a level declines although its own evaluation, without
 * noise, holds it to be two points better than what it chose. Counts the offers, those declined, and the absurd ones.
 */

import type { State as DuoState } from '@tokaido/duo';
import { duo, stored, WARES } from '@tokaido/duo';
import type { State } from '@tokaido/kernel';
import { Actions, FastChance, popcount } from '@tokaido/kernel';
import type { State as TokaidoState } from '@tokaido/tokaido';
import { createBot } from '../src/bot.ts';
import { skillOf } from '../src/level-skills.ts';
import { raterOf, readCharacter } from '../src/levels.ts';
import { levelNet } from '../src/net/level-net.ts';
import { CommonChance } from '../src/strategies/common-chance.ts';
import type { GameKnowledge } from '../src/strategies/game-knowledge.ts';
import { searchKnowledge, strategyFor } from '../src/strategies/registry.ts';
import { begin } from './tables.ts';

export const OFFERS = ['gain', 'purchase', 'meal'] as const;
export type Offer = (typeof OFFERS)[number];

export interface Declined {
  /** Decisions in which such an offer was open. */
  offered: number;
  declined: number;
  absurd: number;
}

export type Counts = Readonly<Record<Offer, Declined>>;

/** What a seat has; more is better, in each number. The first are its points. */
const HOLDINGS: Readonly<Record<string, (s: State, seat: number) => number[]>> = {
  duo(position, seat) {
    const s = position as DuoState;
    const { temple, garden, coins, slabs, revealed, gifted } = s.players[seat];
    const wares = WARES.reduce((sum, _, ware) => sum + stored(s, seat, ware), 0);
    const waves = [0, 1, 2].filter((tile) => s.m[HOLDERS + tile] === 1 + seat).length;
    const token = s.spring === 1 + seat ? 1 : 0;
    const { points } = duo.scores(s)[seat];
    return [points, temple, garden, slabs, 10 * slabs + coins, wares, revealed, gifted, waves, token];
  },
  tokaido(position, seat) {
    const p = (position as TokaidoState).all[seat];
    const cards = popcount(p.souvenirs) + popcount(p.dishes) + popcount(p.achievements);
    return [p.points, p.coins, p.offerings, cards, p.meetings];
  },
};

const HOLDERS = duo.rules.layout.table.find(({ name }) => name === 'waveHolders')?.at ?? 0;

/** Taking nothing, in the words of a record. */
const NOTHING = /^(pass|refuse|rest|hungry|fast|donate 0|[a-z]+ (no|-))$/;

/** Points by which an evaluation must prefer an offer before declining it is absurd. */
const CLEARLY = 2;

/** What an action offers beside taking nothing: more for nothing, a meal, or points for something else; null for neither. */
function offerOf(
  known: GameKnowledge,
  s: State,
  seat: number,
  nothing: number,
  action: number,
): Offer | null {
  const holdings = (chosen: number) => {
    const after = known.game.clone(s);
    known.game.play(after, chosen, { chance: new CommonChance(1), tell: null });
    return HOLDINGS[known.game.id]?.(after, seat) ?? [];
  };
  const [without, taken] = [holdings(nothing), holdings(action)];
  const isMore = taken.some((n, i) => n > without[i]);
  if (taken.every((n, i) => n >= without[i])) return isMore ? 'gain' : null;
  if (known.game.pending(s)?.decision === 'eat') return 'meal';
  return taken[0] > without[0] ? 'purchase' : null;
}

interface Open {
  readonly known: GameKnowledge;
  readonly s: State;
  readonly seat: number;
  readonly actions: readonly number[];
}

/** The actions of each kind of offer that are open, and the action that takes nothing; null where nothing is offered. */
function offersIn({ known, s, seat, actions }: Open): { nothing: number; by: Map<Offer, number[]> } | null {
  const nothing = actions.find((action) => NOTHING.test(known.game.rules.describe(action)));
  if (nothing === undefined) return null;
  const by = new Map<Offer, number[]>();
  for (const action of actions) {
    const offer = action === nothing ? null : offerOf(known, s, seat, nothing, action);
    if (offer !== null) by.set(offer, [...(by.get(offer) ?? []), action]);
  }
  return by.size === 0 ? null : { nothing, by };
}

/** How many points each action is worth by the evaluation of a level, which misjudges nothing and is fond of nothing. */
function judged(
  words: string,
  { known, seat, actions }: Open,
  view: Parameters<typeof known.game.fromView>[0],
) {
  const searched = searchKnowledge(known.game);
  const s = searched.game.fromView(view);
  const rng = new FastChance(1);
  searched.game.determinize(s, seat, rng);
  const level = readCharacter(words)?.level ?? words;
  const skill = skillOf(level, known.game.id, known.game.rules.optionWords(known.game.rules.optionsOf(s)));
  const rater = raterOf(searched, skill, levelNet);
  const worth = rater.rate(s, seat, actions, rng, { ms: 0, playouts: skill.playouts });
  return new Map(actions.map((action, i) => [action, worth[i] / rater.point]));
}

/** Plays games with the level, which may have a temper, in each seat. */
export function absurdChoices(
  words: string,
  table: readonly [game: string, options: string],
  games: number,
  seed: number,
): Counts {
  const none = (): Declined => ({ offered: 0, declined: 0, absurd: 0 });
  const counts = { gain: none(), purchase: none(), meal: none() };
  const rng = new FastChance(seed);
  const legal = new Actions();
  const [id, options] = table;
  for (let game = 0; game < games; game++) {
    const { known, s } = begin(id, options, rng);
    const strategy = strategyFor(words, known.game);
    while (known.game.legal(s, legal) > 0) {
      const seat = known.game.rules.frames.seat(s);
      const open = { known, s, seat, actions: legal.toArray() };
      const view = known.game.observe(s, seat);
      const chosen = createBot(known.game, strategy, rng.next()).decide(view);
      const offers = offersIn(open);
      for (const [offer, actions] of offers?.by ?? []) {
        counts[offer].offered++;
        if (chosen !== offers?.nothing) continue;
        counts[offer].declined++;
        const worth = judged(words, open, view);
        const best = Math.max(...actions.map((action) => worth.get(action) ?? 0));
        if (best >= (worth.get(chosen) ?? 0) + CLEARLY) counts[offer].absurd++;
      }
      known.game.play(s, chosen, { chance: rng, tell: null });
    }
  }
  return counts;
}

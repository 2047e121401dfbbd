/** Tokaido Duo for the strategies: a greedy evaluation by hand, and a tuned one. Nothing in Duo is hidden. */

import type { Event, Options, Player, State } from '@tokaido/duo';
import { commerce, culture, dropPartialActions, duo, faith, stored, WARES } from '@tokaido/duo';
import type { Game } from '@tokaido/kernel';
import type { DuoWeights } from './duo-weights.ts';
import { DUO_WEIGHTS } from './duo-weights.ts';
import type { GameKnowledge } from './game-knowledge.ts';

/** Set by hand and never tuned. */
const BY_HAND: DuoWeights = {
  temple: 1,
  garden: 1,
  coin: 0.9,
  ware: 0.5,
  painting: 1,
  wave: 1,
  token: 1,
  rival: 0,
  close: 0,
};

const AT = Object.fromEntries(duo.rules.layout.table.map(({ name, at }) => [name, at]));
const COASTAL_TOWNS = 8;
const COINS_A_SLAB = 10;
/** Paintings beyond the next few wait long. */
const SOON = 3;
const LATER = 0.1;

/** What would count if it ended now. */
function points(s: State, p: Player): number {
  return faith(s, p) + commerce(s, p) + culture(s, p);
}

/** What a player may still expect, by where it comes from. */
export const PROSPECTS = {
  /** What the other peg will still make of each peg. */
  pegs: (_s: State, p: Player, w: DuoWeights): number => w.temple * p.temple + w.garden * p.garden,
  coins: (s: State, p: Player, w: DuoWeights): number => coinWorth(s, p) * w.coin * p.coins,
  wares: (s: State, p: Player, w: DuoWeights): number => coinWorth(s, p) * w.ware * stock(s, p),
  paintings: (s: State, p: Player, w: DuoWeights): number => {
    const { gifts } = s.island.board;
    const next = gifts[Math.min(p.gifted + 1, gifts.length - 1)] - gifts[p.gifted];
    const waiting = p.revealed - p.gifted;
    return w.painting * 0.5 * next * (Math.min(waiting, SOON) + LATER * Math.max(0, waiting - SOON));
  },
  waves: (s: State, p: Player, w: DuoWeights): number => {
    let held = 0;
    for (let tile = 0; tile < 3; tile++) if (s.m[AT.waveHolders + tile] === 1 + p.seat) held++;
    return w.wave * held;
  },
  token: (s: State, p: Player, w: DuoWeights): number => (s.spring === 1 + p.seat ? w.token : 0),
};

export function standing(s: State, p: Player, w: DuoWeights): number {
  const { pegs, coins, wares, paintings, waves, token } = PROSPECTS;
  const expected = pegs(s, p, w) + coins(s, p, w) + wares(s, p, w);
  return points(s, p) + expected + paintings(s, p, w) + waves(s, p, w) + token(s, p, w);
}

/** A coin's part of the next gold slab. */
function coinWorth(s: State, { slabs }: Player): number {
  const { board } = s.island;
  const next = Math.min(slabs + 1, board.slabs.length - 1);
  return (board.slabs[next] - board.slabs[next - 1]) / COINS_A_SLAB;
}

/** The coins one's wares would bring at the best boutique for each. */
function stock(s: State, p: Player): number {
  let coins = 0;
  for (let ware = 0; ware < WARES.length; ware++) {
    const count = stored(s, p.seat, ware);
    if (count > 0) coins += count * bestPrice(s, ware);
  }
  return coins;
}

function bestPrice(s: State, ware: number): number {
  let best = 0;
  for (let town = 0; town < COASTAL_TOWNS; town++) {
    const boutique = s.m[AT.boutiques + town];
    if (boutique >> 4 === ware) best = Math.max(best, boutique & 15);
  }
  return best;
}

/** How near somebody is to what ends the game, from 0 to 1. */
function nearness(s: State): number {
  const { board } = s.island;
  let near = 0;
  for (const p of s.players) {
    near = Math.max(
      near,
      p.temple / board.temple.length,
      p.garden / board.garden.length,
      p.slabs / (board.slabs.length - 1),
      p.gifted / (board.gifts.length - 1),
    );
  }
  return near;
}

export function duoWorth(s: State, seat: number, w: DuoWeights): number {
  const own = s.players[seat];
  const other = s.players[1 - seat];
  if (duo.isOver(s)) return duo.scores(s)[seat].points - duo.scores(s)[1 - seat].points;
  const worth = standing(s, own, w);
  if (w.rival === 0) return worth;
  return worth - w.rival * standing(s, other, w) + closeness(s, seat, w);
}

/** What being ahead is worth so near the end. */
export function closeness(s: State, seat: number, w: DuoWeights): number {
  const ahead = points(s, s.players[seat]) - points(s, s.players[1 - seat]);
  return w.close * ahead * nearness(s) ** 4;
}

/** Duo without partial actions: up to 130 sets of wares to keep would make every search slow. */
export function searchedDuo(game: Game<State, Options, Event>): Game<State, Options, Event> {
  return {
    ...game,
    legal(s, out) {
      game.legal(s, out);
      return dropPartialActions(out);
    },
  };
}

/** All but what the tempers like, which a browser fetches later. */
export const duoKnowledge: Omit<GameKnowledge<State, Options, Event>, 'likes'> = {
  game: duo,
  searched: searchedDuo,
  greedy: (s, seat) => duoWorth(s, seat, BY_HAND),
  heuristic: (s, seat) => duoWorth(s, seat, DUO_WEIGHTS),
  forgetful(regard) {
    const { rival, close } = DUO_WEIGHTS;
    const w = { ...DUO_WEIGHTS, rival: regard * rival, close: regard * close };
    return (s, seat) => duoWorth(s, seat, w);
  },
  inHand: (s, seat) => points(s, s.players[seat]),
  asksWhere: (s) => duo.pending(s)?.decision === 'die',
  goesOn: (_before, after, seat) =>
    duo.rules.frames.seat(after) === seat && duo.pending(after)?.decision !== 'die',
  nearby: (_s, actions, rng) => actions[rng.below(actions.length)],
};

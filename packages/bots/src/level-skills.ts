/** The five levels, and how each plays at which table. Only data: pages that describe a level need no player. */

import { netAbout, optionIn } from './trained-nets.ts';

export interface Skill {
  /** What it judges by: rules of thumb, or the net of the table. */
  readonly player: 'heuristic' | 'net';
  /** How much of what lies ahead it sees, as a part of all that its player knows. */
  readonly sight: number;
  /** How much of the others it sees. */
  readonly regard: number;
  /** Its misjudgment of where to go, as a part of how far the other choices lie apart. */
  readonly noise: number;
  /** Playouts a decision, counted and not timed: the same game gets the same answers. 0 for none. */
  readonly playouts: number;
}

const thumb = (sight = 1, regard = 1, noise = 0): Skill => ({
  player: 'heuristic',
  sight,
  regard,
  noise,
  playouts: 0,
});

const net = (playouts = 0, noise = 0, sight = 1, regard = 1): Skill => ({
  player: 'net',
  sight,
  regard,
  noise,
  playouts,
});

const HEURISTIC = thumb();

export interface Level {
  readonly id: string;
}

/** From the lowest to the highest. */
export const LEVELS: readonly Level[] = [
  { id: 'pilgrim' },
  { id: 'porter' },
  { id: 'innkeeper' },
  { id: 'merchant' },
  { id: 'daimyo' },
];

type Ladder = readonly [Skill, Skill, Skill, Skill, Skill];

/**
 * The skills of the levels by kind of table, so that the steps from level to level are alike at each: the first of
 * `GAME-PLAYERS-boxes`, `GAME-PLAYERS` and `GAME`, and `GAME-untrained` where no net plays: every table of Tokaido has one.
 */
export const LADDERS: Readonly<Record<string, Ladder>> = {
  tokaido: [
    thumb(0.46, 0.1, 0.57),
    thumb(0.58, 0.35, 0.42),
    thumb(0.75, 0.7, 0.25),
    net(0, 0.58, 0.9, 0.9),
    net(80),
  ],
  'tokaido-2': [
    thumb(0.6, 0.4, 0.42),
    thumb(0.78, 0.7, 0.28),
    net(0, 0.62, 0.9, 0.9),
    net(0, 0.2, 0.95, 0.9),
    net(80),
  ],
  'tokaido-3': [thumb(0.48, 0.17, 0.53), thumb(0.7, 0.56, 0.32), thumb(), net(0, 0.7, 0.9, 0.9), net()],
  'tokaido-3-boxes': [
    thumb(0.48, 0.17, 0.53),
    thumb(0.7, 0.56, 0.32),
    thumb(),
    net(0, 0.6, 0.9, 0.9),
    net(80),
  ],
  'tokaido-5': [
    thumb(0.38, 0, 0.75),
    thumb(0.5, 0.2, 0.53),
    thumb(0.71, 0.6, 0.28),
    net(0, 0.6, 0.9, 0.9),
    net(80),
  ],
  'tokaido-4-boxes': [
    thumb(0.48, 0.15, 0.53),
    thumb(0.62, 0.43, 0.38),
    thumb(0.82, 0.8, 0.17),
    net(0, 0.4, 0.9, 0.9),
    net(80),
  ],
  duo: [thumb(0.25, 0, 3), thumb(0.33, 0.13, 1.25), net(0, 1.1, 0.9, 0.9), net(0, 0.25), net(120)],
  'duo-untrained': [
    thumb(0.25, 0, 2.5),
    thumb(0.25, 0, 1.8),
    thumb(0.35, 0.1, 1.2),
    thumb(0.5, 0.4, 0.6),
    thumb(),
  ],
};

/**
 * How a level plays at a table, given by its options in words. `nets` is false for whoever has none at hand: then whoever
 * plays by the net is the whole heuristic, so that no level falls below one that needs no net.
 */
export function skillOf(level: string, game: string, words: string, nets = true): Skill {
  const at = LEVELS.findIndex(({ id }) => id === level);
  if (at < 0) throw new Error(`there is no level ${level}`);
  const trained = netAbout(game, words) !== null;
  const skill = ladderFor(game, words, trained)[at];
  return skill.player === 'net' && !nets ? HEURISTIC : skill;
}

function ladderFor(game: string, words: string, trained: boolean): Ladder {
  const seats = `${game}-${optionIn(words, 'players')}`;
  const boxes = optionIn(words, 'boxes') === undefined ? [] : [`${seats}-boxes`];
  const kinds = trained ? [...boxes, seats, game] : [`${game}-untrained`];
  const ladder = kinds.map((kind) => LADDERS[kind]).find((found) => found !== undefined);
  if (ladder === undefined) throw new Error(`no level plays ${game}`);
  return ladder;
}

/** About how many playouts a browser makes in a millisecond. */
const PLAYOUTS_A_MS = 2.5;

/** What a level plays by at a table, for people who ask: the net with or without search, or rules of thumb. */
export type LevelPlayer =
  | { readonly kind: 'search' | 'net' | 'netErring'; readonly games: number; readonly ms: number }
  | { readonly kind: 'thumb' | 'untrained' };

/** Null for a level that there is not. */
export function levelPlayer(level: string, game: string, words: string): LevelPlayer | null {
  if (!LEVELS.some(({ id }) => id === level)) return null;
  const { player, playouts, noise, sight, regard } = skillOf(level, game, words);
  const about = netAbout(game, words);
  if (player === 'heuristic' || about === null) return { kind: about === null ? 'untrained' : 'thumb' };
  const errs = noise > 0 || sight < 1 || regard < 1;
  const kind = errs ? 'netErring' : playouts > 0 ? 'search' : 'net';
  return { kind, games: about.games, ms: Math.round(playouts / PLAYOUTS_A_MS) };
}

/**
 * The bots of this device. The lower levels come with the rules; the nets of the strongest ones, which also give hints,
 * are fetched when they are first needed. Bots are given views, so they cannot cheat.
 */

import type { FinalPoints, Hint } from '@tokaido/bots';
import { createBot, DEFAULT_LEVEL, levelStrategy, readCharacter, skillOf } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import type { AnyGame } from '@tokaido/table';
import { playedGame } from '@tokaido/table';
import type { DeviceGame, StrongBots } from './device-game.ts';
import { knowledgeOn } from './device-game.ts';
import { deviceGame } from './load-rules.ts';
import type { PointsSoFar } from './messages.ts';

const strongBots = new Map<string, Promise<StrongBots>>();

/** With the net of the table; null where it cannot be had, such as offline before it was ever fetched. */
async function strongBotsOf(played: DeviceGame, options: string): Promise<StrongBots | null> {
  const { game } = played.table;
  const found = strongBots.get(game.id) ?? played.loadStrongBots();
  strongBots.set(game.id, found);
  try {
    const strong = await found;
    await strong.loadNet(game.id, options);
    return strong;
  } catch {
    strongBots.delete(game.id);
    return null;
  }
}

/**
 * What a bot does, which is given by its level and temper in words; one that is not known plays as the default one. The
 * same seed gives the same answer, so a game that is resumed goes on alike.
 */
export async function botMove(game: AnyGame, words: string, view: View, seed: number): Promise<number> {
  const character = readCharacter(words) ?? { level: DEFAULT_LEVEL, temper: null };
  const played = await deviceGame(game.id);
  if (played === undefined) throw new Error(`no bot plays ${game.id}`);
  const known = knowledgeOn(played.knowledge, game);
  const options = optionWords(game, view);
  const needsNet = skillOf(character.level, game.id, options).player === 'net';
  const strong = needsNet ? await strongBotsOf(played, options) : null;
  // A temper that cannot be fetched is left out.
  const likes = character.temper === null ? undefined : await played.loadLikes().catch(() => undefined);
  return createBot(game, levelStrategy(character, known, { net: strong?.levelNet, likes }), seed).decide(
    view,
  );
}

interface Adviser {
  readonly device: DeviceGame;
  readonly game: AnyGame;
  readonly strong: StrongBots;
}

/** Who advises the seat of a view; null when it is not its turn, or without the nets. */
async function adviserOf(view: View, board: string | undefined): Promise<Adviser | null> {
  // The table may be one of the server's: then this worker has not read its plan.
  const device = await deviceGame(view.game);
  const played = playedGame({ game: view.game, board });
  if (device === undefined || !played.ok) return null;
  const { game } = played.value;
  const strong = await strongBotsOf(device, optionWords(game, view));
  if (strong === null) return null;
  return game.pending(game.fromView(view))?.seat === view.who ? { device, game, strong } : null;
}

/** What our best player thinks of the choices of the view's seat. */
export async function hintFor(view: View, board: string | undefined): Promise<Hint | null> {
  const adviser = await adviserOf(view, board);
  return adviser?.strong.advise(view, adviser.game) ?? null;
}

/** Playouts between two answers: the worker runs tables too, and a move must not wait for long. */
const AT_A_TIME = 6;

/** The view that was asked about last: somebody who closes the coach and asks again does not begin anew. */
let working: { readonly about: string; readonly points: FinalPoints } | null = null;

/** The expected final points of each choice, a few playouts further than the last time. */
export async function pointsFor(view: View, board: string | undefined): Promise<PointsSoFar | null> {
  const about = JSON.stringify([view, board]);
  if (working?.about !== about) {
    const adviser = await adviserOf(view, board);
    if (adviser === null) return null;
    const { device, game, strong } = adviser;
    working = { about, points: strong.finalPoints(knowledgeOn(device.knowledge, game), view) };
  }
  const { points } = working;
  points.play(AT_A_TIME);
  return { done: points.done, all: points.all, advice: points.advice() };
}

function optionWords(game: AnyGame, view: View): string {
  return game.rules.optionWords(game.rules.optionsOf(game.fromView(view)));
}

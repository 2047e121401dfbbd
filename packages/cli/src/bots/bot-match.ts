/** One game between bots. The same phrase, options and bots give the same game. */

import type { AnyBot } from '@tokaido/bots';
import { anyBotFor } from '@tokaido/bots';
import type { GameRecord, State } from '@tokaido/kernel';
import { Recorder, SealedChance, sealedHead, seedFrom } from '@tokaido/kernel';
import type { GameSupport } from '../games/game-support.ts';

export interface Match {
  readonly phrase: string;
  readonly state: State;
  readonly bots: readonly AnyBot[];
  readonly decisions: number;
  /** Made on demand: most simulations need no record. */
  record(): GameRecord;
}

/** Called with each event; there is no state until the set-up is done. */
export type Listener = (event: unknown, audience: number, state: State | null) => void;

/** The seed of a bot's own generator: its random numbers never affect the cards. */
function botSeed(phrase: string, seat: number): number {
  const seed = seedFrom(`${phrase} bot ${seat}`);
  return seed.slice(0, 6).reduce((number, byte) => number * 256 + byte, 0);
}

/** `bots` are repeated until every seat has one; see `readBots`. */
export async function playMatch(
  table: GameSupport,
  options: unknown,
  phrase: string,
  bots: readonly string[],
  listener?: Listener,
): Promise<Match> {
  const { game } = table;
  const seed = seedFrom(phrase);
  let state: State | null = null;
  const tell =
    listener === undefined ? null : (event: unknown, audience: number) => listener(event, audience, state);
  // Filled below: the number of seats is known only after the set-up.
  const names: string[] = [];
  const head = { ...sealedHead(seed), seats: names };
  const recorder = new Recorder(game, options, new SealedChance(seed, game.rules.streams), head, tell);
  state = recorder.state;
  const seated = Array.from({ length: game.rules.seats(state) }, (_, seat) =>
    anyBotFor(bots[seat % bots.length] ?? 'random', game, botSeed(phrase, seat)),
  );
  names.push(...seated.map(({ name }) => name));

  for (;;) {
    const pending = game.pending(recorder.state);
    if (pending === null) break;
    const { seat } = pending;
    const bot = seated[seat];
    if (bot === undefined) throw new Error(`nobody sits at seat ${seat}`);
    const decided = bot.decide(game.observe(recorder.state, seat));
    recorder.play(typeof decided === 'number' ? decided : await decided);
  }
  for (const bot of seated) if ('leave' in bot) await bot.leave();
  return {
    phrase,
    state: recorder.state,
    bots: seated,
    decisions: recorder.moves.length,
    record: () => recorder.record(),
  };
}

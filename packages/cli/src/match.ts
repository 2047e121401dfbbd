/** One game between bots. The same phrase, options and bots give the same game. */

import type { GameRecord, State } from '@tokaido/kernel';
import { Actions, FastChance, Recorder, SealedChance, sealedHead, seedFrom } from '@tokaido/kernel';
import type { Playable } from './playable.ts';
import type { Policy } from './players.ts';

export interface Match {
  readonly phrase: string;
  readonly state: State;
  readonly bots: readonly Policy[];
  readonly decisions: number;
  /** Made on demand: most simulations need no record. */
  record(): GameRecord;
}

/** Hears each event; the state is there once set-up is done. */
export type Listener = (event: unknown, audience: number, state: State | null) => void;

/** A bot's own generator, so that what it throws never touches the cards. */
function botChance(phrase: string, seat: number): FastChance {
  const seed = seedFrom(`${phrase} bot ${seat}`);
  return new FastChance(seed.slice(0, 6).reduce((number, byte) => number * 256 + byte, 0));
}

export function playMatch(
  table: Playable,
  options: unknown,
  phrase: string,
  bots: readonly Policy[],
  listener?: Listener,
): Match {
  const { game } = table;
  const seed = seedFrom(phrase);
  let state: State | null = null;
  const tell =
    listener === undefined ? null : (event: unknown, audience: number) => listener(event, audience, state);
  // Filled below: how many seats there are is known only once the game is set up.
  const names: string[] = [];
  const head = { ...sealedHead(seed), seats: names };
  const recorder = new Recorder(game, options, new SealedChance(seed, game.rules.streams), head, tell);
  state = recorder.state;
  const seated = Array.from({ length: game.rules.seats(state) }, (_, seat) => bots[seat % bots.length]);
  names.push(...seated.map(({ name }) => name));
  const generators = seated.map((_, seat) => botChance(phrase, seat));

  const legal = new Actions();
  for (;;) {
    const pending = game.pending(recorder.state);
    if (pending === null) break;
    const { seat } = pending;
    const rng = generators[seat];
    game.legal(recorder.state, legal);
    const imagine = () => {
      const imagined = game.clone(recorder.state);
      game.determinize(imagined, seat, rng);
      return imagined;
    };
    recorder.play(seated[seat].choose({ table, seat, legal: legal.toArray(), imagine }, rng));
  }
  return {
    phrase,
    state: recorder.state,
    bots: seated,
    decisions: recorder.moves.length,
    record: () => recorder.record(),
  };
}

/** For tests only: whole games played at random, with the lines of their journal and their sealed record. */

import type { GameRecord } from '@tokaido/kernel';
import {
  Actions,
  commitment,
  FastChance,
  mixedSeed,
  Recorder,
  SealedChance,
  seedFrom,
} from '@tokaido/kernel';
import type { Event, Options, State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import type { Line } from '../model.ts';

export interface Played {
  readonly state: State;
  readonly lines: readonly Line[];
  readonly record: GameRecord;
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** `watch` sees the state after every decision. */
export function playOut(
  options: Options,
  seed: number,
  mix: readonly string[],
  watch?: (s: State) => void,
): Played {
  const secret = seedFrom(`secret ${seed}`);
  const lines: Line[] = [];
  let events: Event[] = [];
  const close = (n: number, seat: number) => {
    lines.push({ n, seat, kind: n === 0 ? 'begin' : 'act', by: 'bot', events });
    events = [];
  };
  const chance = new SealedChance(mixedSeed(secret, mix), tokaido.rules.streams);
  const game = new Recorder(tokaido, options, chance, {}, (event) => events.push(event));
  close(0, -1);
  const rng = new FastChance(seed);
  const legal = new Actions();
  for (let turn = tokaido.pending(game.state); turn !== null; turn = tokaido.pending(game.state)) {
    tokaido.legal(game.state, legal);
    const all = legal.toArray();
    game.play(all[rng.below(all.length)]!);
    close(turn.number + 1, turn.seat);
    watch?.(game.state);
  }
  const record = { ...game.record(), commit: commitment(secret), seed: hex(secret), mix };
  return { state: game.state, lines, record };
}

/** Looking ahead with the engine itself: what a position would be after an action, and what a die would bring. */

import { FastChance } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import type { Seen } from '../model.ts';
import { playerAt } from '../players.ts';

/** A position after an action. Only for what does not hang on chance: everything hidden is made up. */
export function after({ s }: Pick<Seen, 's'>, action: string): State {
  const rng = new FastChance(1);
  return play(s, action, (...draw) => rng.draw(...draw));
}

type Draw = FastChance['draw'];

function play(s: State, action: string, draw: Draw): State {
  const next = tokaido.clone(s);
  const number = tokaido.rules.parse(action);
  if (number !== null) tokaido.play(next, number, { chance: { draw }, tell: null });
  return next;
}

export interface Face {
  /** What the die shows. */
  readonly face: number;
  /** The change of the purse. */
  readonly coins: number;
}

const SIDES = 6;

/** What each side of the die would do to the purse of the seat that acts. */
export function odds({ s, me }: Pick<Seen, 's' | 'me'>, action: string): readonly Face[] {
  const rng = new FastChance(1);
  // Asked here: the die comes with a box, which may be loaded later than this file.
  const die = tokaido.rules.streams.indexOf('die');
  return Array.from({ length: SIDES }, (_, side) => {
    const draw: Draw = (stream, index, low, high) =>
      stream === die ? side : rng.draw(stream, index, low, high);
    let next = play(s, action, draw);
    // A player who may roll again is asked first; what is shown is the roll as it lies.
    if (tokaido.pending(next)?.decision === 'roll') next = play(next, 'roll stand', draw);
    return {
      face: Number(tokaido.rules.outcomeWord(die, side)),
      coins: playerAt(next, me).coins - playerAt(s, me).coins,
    };
  });
}

export function average(faces: readonly Face[]): number {
  return faces.reduce((sum, { coins }) => sum + coins, 0) / faces.length;
}

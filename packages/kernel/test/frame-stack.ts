/** Frames on a bare array, with steps that write down what they did. */

import type { Dealer, Step } from '../src/frames.ts';
import { Actions, Frames } from '../src/frames.ts';
import { silent } from '../src/game.ts';
import { Layout } from '../src/layout.ts';

export interface Table {
  readonly m: number[];
}

export const dealer: Dealer<string> = silent({ draw: () => 0 });

/** Frames on a bare array, and a list of what the steps did. */
export function stack(capacity = 4) {
  const layout = new Layout(2);
  const frames = new Frames<Table, string>(layout, capacity);
  const done: string[] = [];
  const s: Table = { m: new Array(layout.size).fill(0) };
  const add = (step: Step<Table, string>) => {
    frames.add(frames.steps.length, step);
    return frames.steps.length - 1;
  };
  const automatic = (name: string, then?: () => void) =>
    add({
      name,
      run(_s, _d, seat, a, b) {
        done.push(`${name} ${seat} ${a} ${b}`);
        then?.();
      },
    });
  const decision = (
    name: string,
    actions: () => readonly number[],
    quiet: boolean | ((s: Table, seat: number, a: number) => boolean) = false,
  ) =>
    add({
      name,
      quiet,
      legal(_s, out) {
        for (const action of actions()) out.add(action);
      },
      play(_s, action, _d, seat, a, b) {
        done.push(`${name} ${seat} ${a} ${b}: ${action}`);
      },
      explain: (_s, action) => ({ why: `not at ${name}`, action }),
    });
  return { frames, s, done, automatic, decision };
}

export function legal(frames: Frames<Table, string>, s: Table): number[] {
  const out = new Actions();
  frames.legal(s, out);
  return out.toArray();
}

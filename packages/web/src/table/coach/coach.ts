/**
 * The coach: asked once it nudges, asked again it names three choices, then it shows what every choice brings, and then
 * it is silent again. Nothing is said unasked, and a new decision begins at the nudge.
 */

import type { Signal } from '@preact/signals';
import type { Hint } from '@tokaido/bots';
import type { TableModel } from '../model.ts';
import { whyNoHelp } from './admission.ts';
import type { Help } from './help.ts';

export interface Coach {
  ask(this: void): void;
}

type Coached = Pick<TableModel, 'seen' | 'info' | 'you' | 'local' | 'hint' | 'points' | 'command'>;

/** `show` lets the board show the first choice, where it is made there. */
export function openCoach(model: Coached, help: Signal<Help | null>, show: (action: string) => void): Coach {
  /** The last hint, and the decision that it is about. */
  let known: { readonly number: number; readonly hint: Hint } | null = null;

  /** Carries on as long as what was shown last is still what is shown. */
  const showing = (next: Help) => {
    help.value = next;
    return () => help.peek() === next;
  };

  /** Null where the worker advises something else than is asked here. */
  async function openHint(): Promise<Hint | null> {
    const legal = model.seen.peek()?.legal ?? [];
    const hint = await model.hint().catch(() => null);
    return hint?.choices.every(({ action }) => legal.includes(action)) === true ? hint : null;
  }

  async function nudge(): Promise<void> {
    const isStill = showing({ says: 'thinking' });
    const number = model.seen.peek()?.turn?.number ?? -1;
    const why = await whyNoHelp(model).catch(() => 'none' as const);
    if (!isStill()) return;
    if (why !== null) {
      help.value = { says: why };
      return;
    }
    const hint = known?.number === number ? known.hint : await openHint();
    if (!isStill()) return;
    known = hint === null ? null : { number, hint };
    help.value = hint === null ? { says: 'none' } : { says: 'nudge', hint };
  }

  async function countPoints(named: Hint): Promise<void> {
    let isStill = showing({ says: 'points', named, points: null });
    for (;;) {
      const points = (await model.points?.().catch(() => null)) ?? null;
      if (!isStill()) return;
      if (points === null) {
        help.value = { says: 'none' };
        return;
      }
      isStill = showing({ says: 'points', named, points });
      if (points.done >= points.all) return;
    }
  }

  return {
    ask() {
      const now = help.peek();
      if (now === null) void nudge();
      else if (now.says === 'nudge') {
        help.value = { says: 'choices', named: now.hint };
        const first = now.hint.choices[0]?.action;
        if (first !== undefined) show(first);
      } else if (now.says === 'choices') void countPoints(now.named);
      else if (now.says !== 'thinking') help.value = null;
    },
  };
}

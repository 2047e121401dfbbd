/** In the first game the coach says its first word unasked, once for each decision of mine. */

import type { ReadonlySignal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import { setting } from '../../app/settings.ts';
import type { GameClient } from '../game.ts';
import type { TableModel } from '../model.ts';

/** Whoever decides at once needs no nudge, and nothing is thought over for them. */
const PAUSE_MS = 1200;

export interface Nudges {
  /** What the coach says of the decision that I must make; null for nothing. */
  readonly said: ReadonlySignal<string | null>;
  dismiss(this: void): void;
  close(this: void): void;
}

type Coached = Pick<TableModel, 'seen' | 'info' | 'hint' | 'local'>;

export function openNudges(model: Coached, game: Pick<GameClient, 'loadHintText'>): Nudges {
  const said = signal<string | null>(null);
  let asked = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function think(number: number): Promise<void> {
    const [hint, text] = await Promise.all([model.hint(), game.loadHintText()]).catch(() => [null, null]);
    const seen = model.seen.peek();
    if (number !== asked || seen === null || !seen.mine || hint === null || text === null) return;
    if (hint.choices.every(({ action }) => seen.legal.includes(action)))
      said.value = text.words(seen, model.info.peek()).nudge(hint.nudge);
  }

  const stop = effect(() => {
    const seen = model.seen.value;
    const number =
      setting('coach').value && seen?.mine === true && seen.legal.length > 1 ? (seen.turn?.number ?? -1) : -1;
    if (number === asked) return;
    asked = number;
    said.value = null;
    clearTimeout(timer);
    if (number >= 0 && model.local) timer = setTimeout(() => void think(number), PAUSE_MS);
  });

  return {
    said,
    dismiss() {
      said.value = null;
    },
    close() {
      stop();
      clearTimeout(timer);
    },
  };
}

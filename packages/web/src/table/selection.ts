/**
 * What the player is about to do at this table: the action they look at, the answer to what they asked, the drawer
 * they opened. Select, preview, commit: the first press of an open action shows it, the second takes it.
 */

import type { ReadonlySignal } from '@preact/signals';
import { computed, effect, signal } from '@preact/signals';
import { setting } from '../app/settings.ts';
import { buzz, play as sound } from '../app/sound.ts';
import type { Coach } from './coach/coach.ts';
import type { Help } from './coach/help.ts';
import { draftFor } from './draft.ts';
import type { GameTypes, TableModel } from './model.ts';

/** An answer in the action bar that is about no picked action. */
export interface Answer {
  /** Where everybody stands, or why nothing can be taken back. */
  readonly about: 'status' | 'undo';
}

export type Drawer = 'menu' | 'journal' | 'decks' | 'company' | 'keys' | { readonly seat: number };

export interface Selection<G extends GameTypes = GameTypes> {
  readonly model: TableModel<G>;
  /** The action that is looked at, in the words of a record. */
  readonly picked: ReadonlySignal<string | null>;
  readonly answer: ReadonlySignal<Answer | null>;
  /** What the coach says; null while nobody asks. */
  readonly help: ReadonlySignal<Help | null>;
  /** The choices that a hint names, the best first. It takes no decision: they are looked at like any others. */
  readonly hinted: ReadonlySignal<readonly string[]>;
  /** The words on their seals, in the same order, where they are no ranks. */
  readonly seals?: ReadonlySignal<readonly string[]>;
  /** The number of the decision that I must make; −1 for none. */
  readonly decision: ReadonlySignal<number>;
  /** Whether I must decide, and do so on the board. */
  readonly isOnBoard: ReadonlySignal<boolean>;
  readonly drawer: ReadonlySignal<Drawer | null>;
  /** Looks at an action, open or closed. */
  pick(action: string | null): void;
  /** The first press picks, the second takes. */
  press(action: string): void;
  commit(): void;
  undo(): void;
  /** Asks the coach: each time for more, and after the most it closes. */
  hint(): void;
  closeHelp(): void;
  status(): void;
  open(drawer: Drawer | null): void;
  close(): void;
}

/** `asksOnBoard` says whether a decision is made on the board rather than in a form. */
export function openSelection(model: TableModel, asksOnBoard: (decision: string) => boolean): Selection {
  const picked = signal<string | null>(null);
  const answer = signal<Answer | null>(null);
  const drawer = signal<Drawer | null>(null);
  const help = signal<Help | null>(null);
  let coach: Promise<Coach> | null = null;

  const decision = computed(() => {
    const seen = model.seen.value;
    return seen?.mine === true ? (seen.turn?.number ?? -1) : -1;
  });
  const isOnBoard = computed(() => {
    const seen = model.seen.value;
    return seen?.mine === true && seen.turn !== null && asksOnBoard(seen.turn.decision);
  });

  const isOpen = (action: string | null): action is string =>
    action !== null && (model.seen.peek()?.legal.includes(action) ?? false);

  function pick(action: string | null): void {
    answer.value = null;
    picked.value = action;
    // At other decisions the draft is that of a form.
    if (isOnBoard.peek()) draftFor(model, decision.peek()).set(action);
  }

  function commit(): void {
    const action = picked.peek();
    if (!isOpen(action) || model.busy.peek()) return;
    buzz(12);
    pick(null);
    void model.act(action);
  }

  // A new decision begins with nothing picked, or with what was picked before the page was loaded again.
  const stop = effect(() => {
    const number = decision.value;
    answer.value = null;
    help.value = null;
    const draft = isOnBoard.peek() ? draftFor(model, number).get() : null;
    picked.value = isOpen(draft) ? draft : null;
  });

  return {
    model,
    picked,
    answer,
    help,
    hinted: computed(() => help.value?.named?.choices.map(({ action }) => action) ?? []),
    decision,
    isOnBoard,
    drawer,
    pick,
    press(action) {
      const again = picked.peek() === action;
      if (!again) pick(action);
      if ((again || setting('oneTap').peek()) && isOpen(action)) commit();
      else sound('tap');
    },
    commit,
    undo() {
      const seen = model.seen.peek();
      const asked = seen?.mine === true && !isOnBoard.peek();
      if (seen?.turn?.undo === true) pick(null);
      // A sheet lies over the bar and tells the refusal itself.
      if (seen?.turn?.undo === true || asked) void model.undo();
      else answer.value = { about: 'undo' };
    },
    hint() {
      coach ??= import('./coach/coach.ts').then(({ openCoach }) =>
        openCoach(model, help, (action) => isOnBoard.peek() && pick(action)),
      );
      coach.then(
        ({ ask }) => ask(),
        () => (coach = null),
      );
    },
    closeHelp() {
      help.value = null;
    },
    status() {
      answer.value = { about: 'status' };
    },
    open(next) {
      drawer.value = next;
    },
    close() {
      stop();
    },
  };
}

/**
 * A Pilgrim's move to a station with one plain gain takes the gain too: two decisions by one press. The second one is
 * remembered until it is asked; any other decision, an undo or a new page forgets it.
 */

import type { ReadonlySignal } from '@preact/signals';
import { computed, effect, signal } from '@preact/signals';
import type { Selection } from '../model.ts';
import { placeNumber, targetOf } from '../targets.ts';
import { isPlainVisit, outcomeOf } from './outcome.ts';

export interface Intention {
  /** The decision that is about to be answered by itself; −1 for none. Its form is not shown. */
  readonly answering: ReadonlySignal<number>;
  /** Takes the picked move and nothing more. */
  onlyGo(): void;
  close(): void;
}

interface Intended {
  /** The decision at which the move was picked, and where it leads. */
  readonly number: number;
  readonly station: number;
}

export function openIntention(selection: Selection): Intention {
  const { model, picked, decision } = selection;
  const intended = signal<Intended | null>(null);
  let asked = -1;

  // What is picked last before a move is what moves: `commit` puts it down first.
  const stopPicking = effect(() => {
    const action = picked.value;
    const seen = model.seen.peek();
    if (action === null || seen === null || decision.peek() < 0) return;
    const target = targetOf(action);
    const isPlain = target !== null && isPlainVisit(outcomeOf(seen, action));
    asked = -1;
    intended.value = isPlain ? { number: decision.peek(), station: placeNumber(target) } : null;
  });

  const answering = computed(() => {
    const seen = model.seen.value;
    const wanted = intended.value;
    if (wanted === null || seen?.mine !== true || seen.turn?.decision !== 'visit') return -1;
    const last = model.journal.value.at(-1);
    const isNext = last?.kind === 'act' && last.seat === seen.me && last.by === 'person';
    const isThere = seen.s.players[seen.me]?.pilgrim === wanted.station;
    return isNext && isThere && seen.turn.number > wanted.number ? seen.turn.number : -1;
  });

  async function answer(): Promise<void> {
    await model.act('visit');
    intended.value = null;
  }

  const stopAnswering = effect(() => {
    const number = answering.value;
    if (number >= 0 && !model.busy.value && asked !== number) {
      asked = number;
      // Once: after a refusal the form asks.
      void answer();
    }
    const at = intended.peek()?.number;
    if (number < 0 && decision.value >= 0 && decision.value !== at) intended.value = null;
  });

  return {
    answering,
    onlyGo() {
      intended.value = null;
      selection.commit();
    },
    close() {
      stopPicking();
      stopAnswering();
    },
  };
}

const opened = new WeakMap<object, Intention & { readonly of: Selection }>();

/** One for each table that is shown: the bar and the sheet share it. */
export function intentionOf(selection: Selection): Intention {
  const known = opened.get(selection.model);
  if (known?.of === selection) return known;
  known?.close();
  const intention = { ...openIntention(selection), of: selection };
  opened.set(selection.model, intention);
  return intention;
}

/** For the sheet, which knows the table alone. */
export function isAnswering(model: object): boolean {
  const intention = opened.get(model);
  return intention !== undefined && intention.answering.value >= 0;
}

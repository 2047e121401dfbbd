/**
 * Which topic is explained now. There is never more than one: what is asked of me comes before what happened, and the
 * rest waits. A topic is met once its line was put away, or stood long enough to be read and the game has gone on;
 * otherwise it will explain itself the next time it comes up.
 */

import type { ReadonlySignal } from '@preact/signals';
import { computed, effect, signal } from '@preact/signals';
import type { GameFirstLines } from '../game.ts';
import type { TableModel } from '../model.ts';
import { hasMet, markMet } from './met-topics.ts';
import type { Topic } from './topic.ts';

/** Long enough to read two short sentences. */
const READING_MS = 4000;
/** What happened this many decisions ago is no news any more. */
const STALE = 2;

export interface LineQueue {
  readonly shown: ReadonlySignal<Topic | null>;
  /** The player has read what is shown. */
  dismiss(this: void): void;
  close(this: void): void;
}

interface Waiting {
  readonly topic: Topic;
  /** The decision of mine before which it came up. */
  readonly at: number;
}

type Watched = Pick<TableModel, 'seen' | 'journal' | 'curtain'>;

/** `picked` is the action that is looked at; `now` is in milliseconds. */
export function openLineQueue(
  model: Watched,
  lines: GameFirstLines,
  picked: ReadonlySignal<string | null>,
  now: () => number,
): LineQueue {
  const happened = signal<readonly Waiting[]>([]);
  /** What was there when the table was opened is history. */
  let told = model.journal.peek().at(-1)?.n ?? -1;
  /** How many decisions of mine there were. */
  let decisions = 0;
  let asked = -1;
  let standing: { readonly id: string; readonly since: number } | null = null;

  const isNew = ({ id }: Topic) => !hasMet(id);

  const shown = computed<Topic | null>(() => {
    const seen = model.seen.value;
    if (seen === null || model.curtain.value !== null) return null;
    const topics = [...lines.asked(seen, picked.value), ...happened.value.map(({ topic }) => topic)];
    return topics.find(isNew) ?? null;
  });

  /** What stood long enough was read. */
  const leave = () => {
    if (standing !== null && now() - standing.since >= READING_MS) markMet([standing.id]);
  };

  const stopListening = effect(() => {
    const journal = model.journal.value;
    const seen = model.seen.value;
    if (seen === null) return;
    const fresh = journal.filter(({ n }) => n > told);
    told = Math.max(told, journal.at(-1)?.n ?? -1);
    const number = seen.mine ? (seen.turn?.number ?? -1) : -1;
    // A decision has been taken: whoever saw its line has had the time.
    if (asked >= 0 && number !== asked) {
      leave();
      decisions++;
    }
    asked = number;
    const topics = fresh.flatMap((line) => lines.told(line, seen)).filter(isNew);
    const waiting = happened.peek().filter(({ at }) => decisions - at < STALE);
    const known = new Set(waiting.map(({ topic }) => topic.id));
    const added = topics.filter(({ id }, i) => !known.has(id) && topics.findIndex((t) => t.id === id) === i);
    if (added.length > 0 || waiting.length < happened.peek().length)
      happened.value = [...waiting, ...added.map((topic) => ({ topic, at: decisions }))];
  });

  const stopTiming = effect(() => {
    const id = shown.value?.id;
    if (id === standing?.id) return;
    leave();
    standing = id === undefined ? null : { id, since: now() };
  });

  return {
    shown,
    dismiss() {
      const topic = shown.peek();
      if (topic !== null) markMet([topic.id]);
    },
    close() {
      leave();
      stopListening();
      stopTiming();
    },
  };
}

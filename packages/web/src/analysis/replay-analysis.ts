/** The analysis of a replay: whether it is open, what it shows at this position, and the trial that is under way. */

import type { ReadonlySignal, Signal } from '@preact/signals';
import { batch, computed, effect, signal } from '@preact/signals';
import { deviceStorage } from '../app/storage.ts';
import type { Replay } from '../table/replay/replay.ts';
import type { Transport } from '../table/replay/transport.ts';
import type { Order, Trial } from './practice.ts';
import { isAsking, trialOf } from './practice.ts';
import type { AnalysisSession } from './session.ts';
import { openAnalysis } from './session.ts';
import type { Shown } from './shown-analysis.ts';
import { shownOf } from './shown-analysis.ts';

export interface ReplayAnalysis {
  readonly replay: Replay;
  readonly transport: Transport;
  /** Null while the analysis is closed. */
  readonly session: ReadonlySignal<AnalysisSession | null>;
  /** Folded to its head, where it lies over the board. */
  readonly isFolded: Signal<boolean>;
  /** Null before anything is known. */
  readonly shown: ReadonlySignal<Shown | null>;
  /** Whose decisions are in the foreground. */
  readonly seat: ReadonlySignal<number>;
  readonly trial: ReadonlySignal<Trial | null>;
  /** Whether an answer is being waited for: nothing may give it away. */
  readonly isAsking: ReadonlySignal<boolean>;
  toggle(): void;
  /** Begins to try again, with a certain move first; waits for the analysis where it must. */
  tryAgain(first: number | null): void;
  reorder(order: Order): void;
  choose(action: string): void;
  show(): void;
  next(): void;
  leaveTrial(): void;
  close(): void;
}

const NAME = 'analysis';

export function openReplayAnalysis(replay: Replay, transport: Transport): ReplayAnalysis {
  const stored = deviceStorage.get(NAME) as { readonly isOpen?: unknown } | null;
  const session = signal<AnalysisSession | null>(null);
  const isFolded = signal(false);
  const trial = signal<Trial | null>(null);
  const waiting = signal<{ readonly first: number | null } | null>(null);

  const report = computed(() => session.value?.report.value ?? null);
  const shown = computed(() => {
    const { at, reached, length } = replay;
    if (report.value === null) return null;
    const looking = { at: at.value, reached: reached.value, length, tellsEnd: transport.tellsEnd.value };
    return shownOf(report.value, looking);
  });
  const seat = computed(() => (replay.seat.value >= 0 ? replay.seat.value : replay.source.you));

  function open(): void {
    session.value ??= openAnalysis(replay.model, { seat: seat.peek(), refines: true });
  }

  function goToTrial(): void {
    const now = trial.peek();
    const move = now?.moves[now.i];
    if (move !== undefined) transport.goTo(move);
  }

  /** The tried seat's own eyes: what it could not see then stays hidden, and its choices are open. */
  function begin(order: Order, first: number | null): void {
    // Without spoilers only what has been seen.
    const moves = shown.peek()?.moves ?? [];
    const own = first === null ? seat.peek() : (moves[first]?.seat ?? seat.peek());
    batch(() => {
      trial.value = trialOf(moves, own, order, first);
      if (trial.value === null) return;
      replay.lookAs(own);
      goToTrial();
    });
  }

  const stop = effect(() => {
    const ask = waiting.value;
    if (ask === null || report.value?.analysis.isComplete !== true) return;
    waiting.value = null;
    begin('cost', ask.first);
  });
  // Stepping elsewhere ends it.
  const stopLeaving = effect(() => {
    const now = trial.peek();
    if (now !== null && now.moves[now.i] !== replay.at.value) trial.value = null;
  });
  const stopTaking = effect(() => {
    replay.taken.value = isAsking(trial.value) ? choose : null;
  });

  function choose(action: string): void {
    if (trial.peek() !== null) trial.value = { ...(trial.peek() as Trial), chosen: action };
  }

  if (stored?.isOpen === true) open();

  return {
    replay,
    transport,
    session,
    isFolded,
    shown,
    seat,
    trial,
    isAsking: computed(() => isAsking(trial.value)),
    toggle() {
      const isOpen = session.peek() === null;
      deviceStorage.set(NAME, { isOpen });
      if (isOpen) return open();
      trial.value = null;
      session.peek()?.close();
      session.value = null;
      return undefined;
    },
    tryAgain(first) {
      open();
      waiting.value = { first };
    },
    reorder: (order) => begin(order, null),
    choose,
    show() {
      if (trial.peek() !== null) trial.value = { ...(trial.peek() as Trial), isShown: true };
    },
    next() {
      const now = trial.peek();
      if (now === null) return;
      batch(() => {
        trial.value =
          now.i + 1 < now.moves.length ? { ...now, i: now.i + 1, chosen: null, isShown: false } : null;
        goToTrial();
      });
    },
    leaveTrial() {
      trial.value = null;
    },
    close() {
      stop();
      stopLeaving();
      stopTaking();
      replay.taken.value = null;
      session.peek()?.close();
    },
  };
}

/** Analyses one game after the other, for their accuracy and luck; it can be paused, and goes on where it was. */

import type { ReadonlySignal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import type { SeatSums } from '../../analysis/messages.ts';
import type { AnalysisSession } from '../../analysis/session.ts';

export type BatchState =
  | { readonly kind: 'rest' }
  /** `done` games of `total`, the next one by `part`. */
  | {
      readonly kind: 'running' | 'paused';
      readonly done: number;
      readonly total: number;
      readonly part: number;
    }
  /** The judge cannot be fetched, or no analysis can be made here. */
  | { readonly kind: 'stopped'; readonly done: number; readonly total: number };

export interface BatchAnalysis {
  readonly state: ReadonlySignal<BatchState>;
  start(ids: readonly string[]): void;
  toggle(): void;
  close(): void;
}

type Ended = readonly SeatSums[] | 'skip' | 'stop';

export function batchAnalysis(
  open: (id: string) => AnalysisSession,
  found: (id: string, sums: readonly SeatSums[]) => void,
): BatchAnalysis {
  const state = signal<BatchState>({ kind: 'rest' });
  let session: AnalysisSession | null = null;
  let end: ((ended: Ended) => void) | null = null;
  let isClosed = false;

  async function analyse(id: string, done: number, total: number): Promise<Ended> {
    const now = open(id);
    session = now;
    let stop = () => {};
    const ended = await new Promise<Ended>((resolve) => {
      end = resolve;
      stop = effect(() => {
        const result = resultOf(now);
        if (result !== null) resolve(result);
        const { stage, done: judged, total: all } = now.progress.value;
        const kind = now.isPaused.value ? 'paused' : 'running';
        state.value = { kind, done, total, part: stage === 'judging' ? judged / Math.max(1, all) : 0 };
      });
    });
    stop();
    now.close();
    session = null;
    return ended;
  }

  async function run(ids: readonly string[]): Promise<void> {
    for (const [done, id] of ids.entries()) {
      const ended = await analyse(id, done, ids.length);
      if (isClosed) return;
      if (ended === 'stop') {
        state.value = { kind: 'stopped', done, total: ids.length };
        return;
      }
      if (ended !== 'skip') found(id, ended);
    }
    state.value = { kind: 'rest' };
  }

  return {
    state,
    start(ids) {
      if (session === null) void run(ids);
    },
    toggle: () => session?.toggle(),
    close() {
      isClosed = true;
      end?.('stop');
    },
  };
}

/** What came of an analysis; null while it goes on. */
function resultOf({ report, problem }: AnalysisSession): Ended | null {
  const sums = report.value?.sums ?? null;
  if (sums !== null) return sums;
  if (problem.value === null) return null;
  // One game that cannot be read must not keep the others back.
  return ['record', 'unreached', 'failed'].includes(problem.value.why) ? 'skip' : 'stop';
}

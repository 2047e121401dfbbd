/** The analysis of one game as the screens see it: signals to draw from, and what can be asked of the worker. */

import { analysisWorkerUrl } from 'virtual:analysis-worker-url';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { TableInfo } from '@tokaido/table';
import type { TableModel } from '../table/model.ts';
import type { FromAnalyst, Progress, Report, ToAnalyst, WhyNot } from './messages.ts';

export interface Problem {
  /** `worker`: it could not be started; `unreached`: the record cannot be had. */
  readonly why: WhyNot | 'worker' | 'unreached';
  /** In the engine's words; empty where there is no more to say. */
  readonly problem: string;
}

export interface AnalysisSession {
  readonly report: ReadonlySignal<Report | null>;
  readonly progress: ReadonlySignal<Progress>;
  readonly problem: ReadonlySignal<Problem | null>;
  readonly isPaused: ReadonlySignal<boolean>;
  /** Moves that somebody asked to have looked at again. */
  readonly asked: ReadonlySignal<ReadonlySet<number>>;
  toggle(): void;
  lookCloser(move: number): void;
  /** Begins again after a problem. */
  retry(): void;
  /** Goes on where the net cannot be had. */
  withoutNet(): void;
  close(): void;
}

export interface SessionAsk {
  /** The seat whose moves are looked at first. */
  readonly seat: number;
  /** Whether marked moves get a second look. */
  readonly refines: boolean;
}

/** A worker, as far as it is used; tests put another in its place. */
export interface AnalystPort {
  post(message: ToAnalyst): void;
  listen(onMessage: (message: FromAnalyst) => void, onFailure: () => void): void;
  end(): void;
}

/** A game that is over, as far as it is needed here. */
export interface Recorded extends Pick<TableModel, 'record'> {
  /** It may be told with the record. */
  readonly info: { peek(): Pick<TableInfo, 'board'> };
}

const LOADING: Progress = { stage: 'loading', done: 0, total: 1 };

export function openAnalysis(
  model: Recorded,
  { seat, refines }: SessionAsk,
  open: () => AnalystPort = workerPort,
): AnalysisSession {
  const report = signal<Report | null>(null);
  const progress = signal(LOADING);
  const problem = signal<Problem | null>(null);
  const isPaused = signal(false);
  const asked = signal<ReadonlySet<number>>(new Set());
  let port: AnalystPort | null = null;
  let isClosed = false;

  function receive(message: FromAnalyst): void {
    if (message.from === 'progress') progress.value = message.progress;
    else if (message.from === 'report') report.value = message.report;
    else if (message.from === 'problem') problem.value = { why: message.why, problem: message.problem };
  }

  async function begin(): Promise<void> {
    port?.end();
    port = null;
    problem.value = null;
    progress.value = LOADING;
    isPaused.value = false;
    const record = await model.record().catch(() => null);
    if (isClosed) return;
    if (record === null) {
      problem.value = { why: 'unreached', problem: '' };
      return;
    }
    port = open();
    port.listen(receive, () => {
      problem.value = { why: 'worker', problem: '' };
    });
    port.post({ to: 'begin', record, board: model.info.peek().board, seat, refines });
  }

  void begin();
  return {
    report,
    progress,
    problem,
    isPaused,
    asked,
    toggle() {
      isPaused.value = !isPaused.peek();
      port?.post({ to: isPaused.peek() ? 'pause' : 'resume' });
    },
    lookCloser(move) {
      asked.value = new Set([...asked.peek(), move]);
      if (isPaused.peek()) this.toggle();
      port?.post({ to: 'look-closer', move });
    },
    retry: () => void begin(),
    withoutNet() {
      problem.value = null;
      port?.post({ to: 'without-net' });
    },
    close() {
      isClosed = true;
      port?.end();
    },
  };
}

export function workerPort(): AnalystPort {
  const worker = new Worker(analysisWorkerUrl, { type: 'module', name: 'tokaido-analysis' });
  return {
    post: (message) => worker.postMessage(message, []),
    listen(onMessage, onFailure) {
      worker.addEventListener('message', ({ data }) => onMessage(data as FromAnalyst));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        onFailure();
      });
    },
    end: () => worker.terminate(),
  };
}

/**
 * The games of this device and their summaries, as signals to draw from. Games come at once; summaries that are not
 * remembered are worked out one after the other by the worker, whenever the page is idle.
 */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { SeatSums } from '../../analysis/messages.ts';
import type { LocalGame } from '../../table/open-local.ts';
import type { Outcome } from '../../worker/exchange.ts';
import { counts } from './played.ts';
import type { GameSummary } from './summary.ts';
import { FORMAT, readSummary } from './summary.ts';
import type { SummaryStore } from './summary-store.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface History {
  /** Null until they are here. */
  readonly games: ReadonlySignal<readonly LocalGame[] | null>;
  readonly isFailed: ReadonlySignal<boolean>;
  readonly summaries: ReadonlySignal<ReadonlyMap<string, GameSummary>>;
  /** While games are read; null once all are. */
  readonly reading: ReadonlySignal<Progress | null>;
  setSkill(id: string, skill: readonly SeatSums[]): void;
  drop(id: string): void;
  /** Looks again at what is on the device. */
  refresh(): Promise<void>;
  close(): void;
}

/** What it needs of the device; tests put another in its place. */
export interface Around {
  list(): Promise<readonly LocalGame[]>;
  outcome(id: string): Promise<Outcome>;
  /** What each seat played as. */
  figures(game: LocalGame, outcome: Outcome): Promise<readonly (string | null)[]>;
  keyOf(record: string): string | null;
  recall(keys: readonly string[]): Promise<readonly (readonly SeatSums[] | null)[]>;
  readonly store: SummaryStore;
  rest(): Promise<void>;
}

/** So many new summaries are shown at a time: drawing takes longer than reading one. */
const SHOWN_AT_ONCE = 5;

export function openHistory(around: Around): History {
  const games = signal<readonly LocalGame[] | null>(null);
  const isFailed = signal(false);
  const summaries = signal<ReadonlyMap<string, GameSummary>>(new Map());
  const reading = signal<Progress | null>(null);
  let run = 0;

  const keep = (summary: GameSummary) => {
    summaries.value = new Map(summaries.peek()).set(summary.id, summary);
    void around.store.put(summary);
  };

  async function summarize(game: LocalGame): Promise<GameSummary | null> {
    try {
      const outcome = await around.outcome(game.id);
      const key = around.keyOf(outcome.record);
      if (key === null) return null;
      const figures = await around.figures(game, outcome);
      const { id, touched } = game;
      return { format: FORMAT, id, touched, key, scores: outcome.scores, figures, skill: null };
    } catch {
      // A game that cannot be read now is read the next time.
      return null;
    }
  }

  async function read(isCurrent: () => boolean): Promise<void> {
    const found = await around.list();
    if (!isCurrent()) return;
    games.value = found;
    const wanted = found.filter(counts);
    const stored = await around.store.all();
    const byId = new Map(stored.map((each) => [(each as { id?: unknown } | null)?.id, each]));
    const known = new Map(
      wanted.flatMap((game) => {
        const summary = readSummary(byId.get(game.id), game);
        return summary === null ? [] : [[game.id, summary] as const];
      }),
    );
    if (!isCurrent()) return;
    summaries.value = known;
    await readMissing(
      wanted.filter(({ id }) => !known.has(id)),
      isCurrent,
    );
    if (isCurrent()) await recallSkill(isCurrent);
  }

  async function readMissing(missing: readonly LocalGame[], isCurrent: () => boolean): Promise<void> {
    let fresh: GameSummary[] = [];
    const show = (done: number) => {
      if (!isCurrent()) return;
      summaries.value = new Map([...summaries.peek(), ...fresh.map((each) => [each.id, each] as const)]);
      fresh = [];
      reading.value = { done, total: missing.length };
    };
    for (const [i, game] of missing.entries()) {
      if (i % SHOWN_AT_ONCE === 0) show(i);
      await around.rest();
      if (!isCurrent()) return;
      const summary = await summarize(game);
      if (summary === null) continue;
      fresh.push(summary);
      void around.store.put(summary);
    }
    show(missing.length);
    if (isCurrent()) reading.value = null;
  }

  /** Games may have been analysed since. */
  async function recallSkill(isCurrent: () => boolean): Promise<void> {
    const waiting = [...summaries.peek().values()].filter(({ skill }) => skill === null);
    if (waiting.length === 0) return;
    const sums = await around.recall(waiting.map(({ key }) => key));
    if (!isCurrent()) return;
    for (const [i, summary] of waiting.entries()) {
      const skill = sums[i] ?? null;
      if (skill !== null && skill.length === summary.scores.length) keep({ ...summary, skill });
    }
  }

  async function refresh(): Promise<void> {
    const number = ++run;
    const isCurrent = () => run === number;
    isFailed.value = false;
    try {
      await read(isCurrent);
    } catch {
      if (isCurrent()) isFailed.value = true;
    }
  }

  void refresh();
  return {
    games,
    isFailed,
    summaries,
    reading,
    setSkill(id, skill) {
      const summary = summaries.peek().get(id);
      if (summary !== undefined) keep({ ...summary, skill });
    },
    drop(id) {
      games.value = games.peek()?.filter((game) => game.id !== id) ?? null;
      void around.store.remove(id);
    },
    refresh,
    close() {
      run++;
    },
  };
}

/**
 * Analyses one game: what is stored is told at once, then every decision is judged, then marked ones get a second look.
 * It works in short slices, so that it can be told to pause, and stores what it found every now and then.
 */

import type { Analyser, AnalysisPart, RefinedDecision, Refiner } from '@tokaido/bots';
import { analysisOf, createAnalyser, createRefiner, threeMoments, withRefined } from '@tokaido/bots';
import type { GameRecord, Result } from '@tokaido/kernel';
import { recordFromText } from '@tokaido/kernel';
import type { FromAnalyst, Stage, ToAnalyst, WhyNot } from '../messages.ts';
import type { AnalysisStore } from './analysis-store.ts';
import type { LoadedJudge } from './load-judge.ts';
import { recordKey, seedOf } from './record-key.ts';
import { sumsOf } from './seat-sums.ts';
import { markedMoves } from './second-look.ts';

/** What the program around it provides. */
export interface Surroundings {
  readonly store: AnalysisStore;
  load(record: GameRecord, board: string | undefined): Promise<Result<LoadedJudge>>;
  /** How many playouts each of so many moves gets. */
  playouts(moves: number): number;
  now(): number;
  /** Lets messages in. */
  rest(): Promise<void>;
  post(message: FromAnalyst): void;
}

/** Milliseconds of work before messages are let in, before progress is told, before findings are told and stored. */
const SLICE = 40;
const TELL = 120;
const SAVE = 1200;

type Begin = Extract<ToAnalyst, { to: 'begin' }>;

export class Analyst {
  private readonly around: Surroundings;
  private part: AnalysisPart | null = null;
  private refined: readonly RefinedDecision[] = [];
  private key = '';
  private isPaused = false;
  private needsNet = true;
  private readonly asked: number[] = [];
  private wake: () => void = () => undefined;
  private told = 0;
  private saved = 0;

  constructor(around: Surroundings) {
    this.around = around;
  }

  receive(message: ToAnalyst): void {
    // That needs no game, and is answered without it.
    if (message.to === 'recall') return;
    if (message.to === 'begin') {
      void this.begin(message).catch(() => this.stop('failed'));
      return;
    }
    if (message.to === 'look-closer') this.asked.push(message.move);
    else if (message.to === 'without-net') this.needsNet = false;
    else this.isPaused = message.to === 'pause';
    this.wake();
  }

  private async begin(ask: Begin): Promise<void> {
    const record = recordFromText(ask.record);
    if (!record.ok) return this.stop('record', record.error);
    this.key = recordKey(record.value);
    await this.recall();
    this.tell('loading', 0, 1, true);
    const judge = await this.judgeOf(record.value, ask.board);
    if (judge === null) return undefined;
    const seed = seedOf(this.key);
    const from = this.part ?? undefined;
    const made = createAnalyser(judge.of, record.value, { seed, from });
    if (!made.ok) return this.stop('record', made.error);
    if (from === undefined || made.value.part().judge !== from.judge) this.refined = [];
    await this.judgeAll(made.value);
    await this.lookAgain(judge, record.value, seed, ask);
    return undefined;
  }

  /** What an earlier visit found. */
  private async recall(): Promise<void> {
    const stored = await this.around.store.read(this.key);
    if (stored === null) return;
    this.part = stored.part;
    this.refined = stored.refined;
    this.report();
  }

  /** Null where there is nothing to judge; waits where the net cannot be fetched. */
  private async judgeOf(record: GameRecord, board: string | undefined): Promise<LoadedJudge | null> {
    const loaded = await this.around.load(record, board);
    if (!loaded.ok) {
      this.stop('record', loaded.error);
      return null;
    }
    if (loaded.value.hasNet) return loaded.value;
    // What is whole needs no judge any more.
    if (this.part !== null && this.part.decisions.length === this.part.moves) {
      this.tell('done', 1, 1, true);
      return null;
    }
    this.stop('net');
    while (this.needsNet) await this.called();
    return loaded.value;
  }

  private async judgeAll(analyser: Analyser): Promise<void> {
    let goesOn = analyser.done < analyser.total;
    while (goesOn) {
      const end = this.around.now() + SLICE;
      do goesOn = analyser.step();
      while (goesOn && this.around.now() < end);
      this.part = analyser.part();
      this.tell('judging', analyser.done, analyser.total, !goesOn);
      await this.save(!goesOn);
      await this.turn();
    }
    this.part = analyser.part();
    this.report();
  }

  private async lookAgain(judge: LoadedJudge, record: GameRecord, seed: number, ask: Begin): Promise<void> {
    const { part } = this;
    if (part === null) return;
    const marked = ask.refines ? markedMoves(analysisOf(part), ask.seat) : [];
    const playouts = this.around.playouts(marked.length);
    const isDone = (move: number) => this.refined.some((each) => each.move === move);
    for (;;) {
      const left = marked.filter((move) => !isDone(move));
      const move = this.asked.shift() ?? left[0];
      if (move === undefined) {
        this.tell('done', 1, 1, true);
        await this.called();
        continue;
      }
      const decision = part.decisions[move];
      if (decision === undefined || isDone(move)) continue;
      const refiner = createRefiner(judge.of, record, decision, { seed, playouts });
      if (!refiner.ok) return this.stop('record', refiner.error);
      await this.refine(refiner.value, marked.length - left.length, marked.length);
    }
  }

  private async refine(refiner: Refiner, done: number, total: number): Promise<void> {
    let goesOn = true;
    while (goesOn) {
      const end = this.around.now() + SLICE;
      do goesOn = refiner.step();
      while (goesOn && this.around.now() < end);
      this.tell('refining', done + refiner.done / refiner.total, Math.max(1, total), false);
      await this.turn();
    }
    this.refined = [...this.refined, refiner.refined()];
    this.report();
    await this.save(true);
  }

  /** Lets messages in, and waits while it is paused. */
  private async turn(): Promise<void> {
    await this.around.rest();
    while (this.isPaused) await this.called();
  }

  /** Resolves with the next message. */
  private called(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private tell(stage: Stage, done: number, total: number, isSure: boolean): void {
    const now = this.around.now();
    if (!isSure && now < this.told + TELL) return;
    this.told = now;
    this.around.post({ from: 'progress', progress: { stage, done, total } });
  }

  private async save(isSure: boolean): Promise<void> {
    const now = this.around.now();
    if (this.part === null || (!isSure && now < this.saved + SAVE)) return;
    this.saved = now;
    if (!isSure) this.report();
    await this.around.store.write(this.key, { part: this.part, refined: this.refined });
  }

  private report(): void {
    if (this.part === null) return;
    const analysis = analysisOf(withRefined(this.part, this.refined));
    const moments = analysis.isComplete
      ? analysis.seats.map((_, seat) => threeMoments(analysis, seat))
      : null;
    this.around.post({
      from: 'report',
      report: { analysis, moments, refined: this.refined, sums: sumsOf(analysis) },
    });
  }

  private stop(why: WhyNot, problem = ''): undefined {
    this.around.post({ from: 'problem', why, problem });
    return undefined;
  }
}

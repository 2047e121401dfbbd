/** A person at a table: answers whatever the page asks until the journey is over. How is for the kinds of people. */

import { FastChance } from '@tokaido/kernel';
import type { Page } from 'playwright-core';
import type { PlayedPage } from './played-page.ts';
import { storyOf } from './saved-games.ts';
import type { Situation } from './situation.ts';
import { nextSituation } from './situation.ts';

/** Games are bounded: four legs with a few questions at each stop, or some twenty turns of three dice. */
const MOST_DECISIONS = 400;

export type Asked = Exclude<Situation, { kind: 'over' }>;

export interface Manners {
  /** Stops drawn by chance, of which the nearest is walked to: 1 hurries, more linger. */
  readonly linger?: number;
  /** Called before each decision is taken; the page asks it at that moment. */
  before?(asked: Asked): Promise<void>;
}

export abstract class Player<P extends PlayedPage = Page> {
  readonly page: P;
  private readonly rng: FastChance;
  private readonly manners: Manners;
  /** The key of the question that was answered last. */
  private answered = '';
  /** How many questions were answered, by their kind. */
  readonly taken = { road: 0, island: 0, sheet: 0, curtain: 0 };

  constructor(page: P, seed: number, manners: Manners = {}) {
    this.page = page;
    this.rng = new FastChance(seed);
    this.manners = manners;
  }

  /** Decisions of the game that were taken. */
  get decisions(): number {
    return this.taken.road + this.taken.island + this.taken.sheet;
  }

  /** Waits until something is asked that was not answered yet. */
  asked(): Promise<Situation> {
    return nextSituation(this.page, this.answered);
  }

  /** Somebody else has answered this. */
  passOver(asked: Situation): void {
    this.answered = asked.key;
  }

  /** Answers what is asked; false when the game is over. */
  async step(): Promise<boolean> {
    const asked = await this.asked();
    if (asked.kind === 'over') return false;
    await this.manners.before?.(asked);
    this.taken[asked.kind]++;
    this.answered = asked.key;
    await this.answer(asked);
    return true;
  }

  /** Plays on to the end of the game, or for a number of decisions; a failure prints the game so far. */
  async play(decisions = Number.POSITIVE_INFINITY): Promise<void> {
    try {
      for (let i = 0; i < MOST_DECISIONS; i++) if (i >= decisions || !(await this.step())) return;
      throw new Error(`not over after ${MOST_DECISIONS} decisions`);
    } catch (problem) {
      const words = problem instanceof Error ? problem.message : String(problem);
      throw new Error(`${words}\n${await storyOf(this.page)}`, { cause: problem });
    }
  }

  protected below(n: number): number {
    return this.rng.below(n);
  }

  protected chance(percent: number): boolean {
    return this.rng.below(100) < percent;
  }

  /** Which open stop to walk to, the nearest being 0. */
  protected stopOf(open: number): number {
    return Math.min(...Array.from({ length: this.manners.linger ?? 2 }, () => this.below(open)));
  }

  protected abstract answer(asked: Asked): Promise<void>;
}

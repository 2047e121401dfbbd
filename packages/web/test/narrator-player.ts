/** A person who plays through the narrator view: reads what is told and types, and never leaves the command line. */

import { FastChance } from '@tokaido/kernel';
import type { Page } from 'playwright-core';
import { storyOf } from './saved-games.ts';

const MOST_DECISIONS = 400;
const PATIENCE = 30_000;

interface Told {
  /** Tells one question from the next. */
  readonly key: string;
  readonly over: boolean;
  /** The numbers of what can be chosen; of what is told to be closed, too. */
  readonly open: readonly number[];
  readonly closed: readonly number[];
  /** Goods, of which several may be taken. */
  readonly several: boolean;
  readonly walking: boolean;
}

/** Runs in the page: what is asked, unless that is `answered` already; null while nothing is. */
function read(answered: string): Told | null {
  const main = document.querySelector<HTMLElement>('main.narrator');
  const question = main?.querySelector('.question')?.textContent ?? '';
  const buttons = [...(main?.querySelectorAll<HTMLElement>('.choices button') ?? [])];
  const over = /is over\.?$/.test(main?.querySelector('h2')?.textContent ?? '');
  if (buttons.length === 0 && !over) return null;
  const numbers = (closed: boolean) =>
    buttons
      .filter((button) => (button.getAttribute('aria-disabled') === 'true') === closed)
      .map((button) => Number(button.querySelector('b')?.textContent));
  const players = main?.querySelector('table')?.textContent ?? '';
  const key = [question, ...buttons.map((button) => button.textContent), players].join('|');
  if (key === answered) return null;
  return {
    key,
    over,
    open: numbers(false),
    closed: numbers(true),
    several: main?.querySelector('.choices + p') !== null,
    walking: question.startsWith('Your turn'),
  };
}

/** Commands that only ask, to be tried at any time. */
const QUESTIONS: readonly string[] = [
  'status',
  'road',
  'choices',
  'last',
  'journal 5',
  'score',
  'purse 2',
  'cards',
  'cards 2',
  'help',
];

/** The same at a table of Duo. */
export const DUO_QUESTIONS: readonly string[] = [
  'status',
  'map',
  'areas',
  'boards',
  'ends',
  'choices',
  'last',
  'journal 5',
  'score',
  'help',
];

export class NarratorPlayer {
  readonly page: Page;
  private readonly questions: readonly string[];
  private readonly rng: FastChance;
  private answered = '';
  decisions = 0;

  constructor(page: Page, seed: number, questions = QUESTIONS) {
    this.page = page;
    this.questions = questions;
    this.rng = new FastChance(seed);
  }

  toTheEnd(): Promise<void> {
    return this.play(Number.POSITIVE_INFINITY);
  }

  async play(decisions: number): Promise<void> {
    try {
      for (let i = 0; i < MOST_DECISIONS; i++) if (i >= decisions || !(await this.step())) return;
      throw new Error(`not over after ${MOST_DECISIONS} decisions`);
    } catch (problem) {
      const words = problem instanceof Error ? problem.message : String(problem);
      throw new Error(`${words}\n${await this.heard()}\n${await storyOf(this.page)}`, { cause: problem });
    }
  }

  async step(): Promise<boolean> {
    const found = await this.page.waitForFunction(read, this.answered, { timeout: PATIENCE });
    const told = (await found.jsonValue()) as Told;
    if (told.over) return false;
    if (this.rng.below(4) === 0) await this.wonder(told);
    this.answered = told.key;
    this.decisions++;
    await this.type(this.wordsFor(told));
    return true;
  }

  /** Types a line; returns what is told after it at once. */
  async type(line: string): Promise<string> {
    await this.page.keyboard.type(line);
    await this.page.keyboard.press('Enter');
    const left = await this.page.evaluate(() => document.activeElement?.id !== 'narrator-command');
    if (left) throw new Error(`"${line}" took the focus away from the command line`);
    return this.heard();
  }

  /** What was told since the last line that was typed. */
  heard(): Promise<string> {
    return this.page.evaluate(() => {
      const lines = [...document.querySelectorAll('[role="log"] p')];
      const typed = lines.findLastIndex((line) => line.classList.contains('typed'));
      return lines
        .slice(typed + 1)
        .map((line) => line.textContent)
        .join('\n');
    });
  }

  /** Asks something that decides nothing. */
  private async wonder({ open, closed }: Told): Promise<void> {
    const one = (numbers: readonly number[]) => numbers[this.rng.below(numbers.length)];
    const about = [
      ...this.questions,
      ...(open.length > 0 ? [`look ${one(open)}`] : []),
      ...(closed.length > 0 ? [`why ${one(closed)}`] : []),
    ];
    const line = about[this.rng.below(about.length)]!;
    const answer = await this.type(line);
    if (answer === '' || answer.includes('is no command'))
      throw new Error(`"${line}" is answered by "${answer}"`);
  }

  private wordsFor({ open, several, walking }: Told): string {
    const pick = () => open[this.rng.below(open.length)];
    // Near stops more often than far ones.
    if (walking)
      return `${this.rng.below(2) === 0 ? 'go ' : ''}${open[Math.min(this.rng.below(open.length), this.rng.below(open.length))]}`;
    if (several && this.rng.below(3) === 0) return 'nothing';
    return this.rng.below(2) === 0 ? `choose ${pick()}` : String(pick());
  }
}

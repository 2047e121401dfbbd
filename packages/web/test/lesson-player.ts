/** Somebody who takes a lesson: does what is taught and tries something else, by touch or by keyboard alone. */

import type { Page } from 'playwright-core';
import type { Lesson, Step } from '../src/learn/lesson.ts';
import { teaches } from '../src/learn/lesson.ts';
import { stepWords } from '../src/learn/lesson-words.ts';

const PATIENCE = 20_000;
/** More keys than there are stops, places and fields between two things. */
const MOST_KEYS = 60;
const SHEET = '.sheet.asks';

/** What a slip shows. */
export interface Shown {
  readonly title: string;
  readonly tried: string;
  readonly isDone: boolean;
}

/** Runs in the page: passes what is shown by itself, and tells what the slip says; null while there is none. */
function look(before: string): Shown | null {
  document.querySelector<HTMLElement>('.highlight')?.click();
  document.querySelector<HTMLElement>('.tb-bar .skip-moves')?.click();
  const slip = document.querySelector('.lesson-slip');
  if (slip === null || document.querySelector('.settling') !== null) return null;
  const text = (selector: string) => slip.querySelector(selector)?.textContent ?? '';
  const title = text('h2');
  // A form that is asked comes a moment after its slip.
  const isAsked =
    document.querySelector('.sheet.asks, .stop.open, .die:not([aria-disabled]), main.end') !== null;
  const isDone = slip.classList.contains('done');
  if (title === before || !(isAsked || isDone)) return null;
  return { title, tried: text('.lesson-tried'), isDone };
}

/** Runs in the page: whether the slip lies where it lay when this was last asked. */
function isSlipStill(): boolean {
  const { left, top } = document.querySelector('.lesson-slip')?.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
  };
  const page = globalThis as { slipAt?: string };
  const before = page.slipAt;
  page.slipAt = `${left} ${top}`;
  return before === page.slipAt;
}

export class LessonPlayer {
  readonly page: Page;
  private readonly byKeys: boolean;
  private shown = '';

  constructor(page: Page, byKeys: boolean) {
    this.page = page;
    this.byKeys = byKeys;
  }

  /** Waits for the next thought. */
  async next(): Promise<Shown> {
    const found = await this.page.waitForFunction(look, this.shown, { timeout: PATIENCE, polling: 40 });
    const shown = (await found.jsonValue()) as Shown;
    this.shown = shown.title;
    return shown;
  }

  /** Plays a lesson to its end; `at` is called at each step, before anything is done. */
  async play(lesson: Lesson, at: (step: Step, number: number) => Promise<void>): Promise<void> {
    for (const [number, step] of lesson.steps.entries()) {
      const { title } = await this.next();
      const wanted = stepWords(lesson.id, number, 'title');
      if (title !== wanted) throw new Error(`${lesson.id} ${number + 1}: "${title}" instead of "${wanted}"`);
      await at(step, number);
      if (step.take === undefined) await this.press('.lesson-slip .primary');
      else
        await this.take(step.take.includes('*') && step.until !== undefined ? step.until : this.taught(step));
    }
    const { isDone, title } = await this.next();
    if (!isDone) throw new Error(`${lesson.id} does not end, but says "${title}"`);
  }

  /** Tries something that is open and not taught; the sentence that answers it, or null where all is taught. */
  async tryElse(step: Step): Promise<string | null> {
    if (step.take === undefined || step.take.includes('*')) return null;
    await this.page.waitForFunction(isSlipStill, null, { timeout: PATIENCE, polling: 80 });
    const other = await this.untaught(step);
    if (other === null) return null;
    await this.take(other);
    const tried = this.page.locator('.lesson-tried');
    await tried.waitFor({ timeout: PATIENCE });
    return tried.innerText();
  }

  private taught({ take = [] }: Step): string {
    const [first = ''] = take;
    return first.endsWith('*') ? `${first.slice(0, -1)}?` : first;
  }

  /** An open choice that is drawn and not covered. */
  private async untaught(step: Step): Promise<string | null> {
    const open = await this.page.evaluate((sheet) => {
      const form = document.querySelector(sheet);
      if (form !== null) {
        const isOther = form.querySelector('.sheet-other') !== null;
        const values = [
          ...form.querySelectorAll<HTMLInputElement>('input[type="radio"]:not([aria-disabled="true"])'),
        ];
        return [...(isOther ? ['-'] : []), ...values.map(({ value }) => value)];
      }
      const isFree = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over !== null && (element.contains(over) || over.closest('.lesson-slip') === null);
      };
      const stops = [...document.querySelectorAll<HTMLElement>('.stop.open:not([data-taught])')];
      const places = [...document.querySelectorAll<HTMLElement>('.target.open')];
      return [
        ...stops.filter(isFree).map(({ dataset }) => `stop ${dataset['stop']}`),
        ...places.filter(isFree).map(({ dataset }) => dataset['target'] ?? ''),
      ];
    }, SHEET);
    const isAll = step.take?.some((taught) => taught.endsWith('*')) === true;
    return open.find((each) => !teaches(step, each) && !(isAll && each === '-')) ?? null;
  }

  /** Takes an action in the words of a record, with what is drawn. */
  async take(action: string): Promise<void> {
    const { page } = this;
    if ((await page.locator(SHEET).count()) > 0) return this.answer(action);
    if (/^(pilgrim|merchant|artist) /.test(action)) return this.move(action);
    const printed = Number(action.split(' ')[1]);
    const isBack = action.startsWith('travel') && printed > 27;
    await this.walk(isBack ? 54 - printed : printed);
  }

  private async walk(stop: number): Promise<void> {
    const at = `[data-stop="${stop}"]`;
    if (!this.byKeys) {
      await this.page.locator(at).click();
      return this.page.locator('.tb-bar .primary.go').click();
    }
    // From one open stop to the next.
    await this.keysUntil('l', `${at}.picked`);
    await this.page.keyboard.press('Enter');
  }

  private async move(action: string): Promise<void> {
    const { page } = this;
    const target = `.target[data-target="${action}"]`;
    if (this.byKeys) {
      await this.keysUntil('l', `${target}.picked`);
      return page.keyboard.press('Enter');
    }
    const die = page.locator(
      `.die[data-die="${['pilgrim', 'merchant', 'artist'].indexOf(action.split(' ')[0] ?? '')}"]`,
    );
    if ((await page.locator(target).count()) === 0 || (await die.getAttribute('aria-checked')) === 'false')
      await die.click();
    await page.locator(target).click();
    await page.locator('.tb-bar .primary.go').click();
  }

  /** In a form: a choice among several, goods, or nothing. */
  private async answer(action: string): Promise<void> {
    const { page } = this;
    const other = `${SHEET} .sheet-other`;
    const submit = `${SHEET} button[type="submit"]`;
    if (/(^| )-$|^pass$| no$/.test(action)) return this.press(other);
    const goods = await page.locator(`${SHEET} input[type="checkbox"]`).count();
    if (action.startsWith('buy ') && goods > 0) await this.fillBasket(action);
    else await this.choose(action);
    const way = /^sell (\d)/.exec(action)?.[1];
    if (way !== undefined) await this.press(`${SHEET} .ways li:nth-child(${way}) .way`);
    await this.press(submit);
  }

  private async fillBasket(action: string): Promise<void> {
    const wanted = new Set(action.split(' ').slice(1));
    const boxes = this.page.locator(`${SHEET} input[type="checkbox"]`);
    for (let i = 0; i < (await boxes.count()); i++) {
      const box = boxes.nth(i);
      const id = ((await box.getAttribute('value')) ?? '').split(' ').at(-1) ?? '';
      if ((await box.isChecked()) === wanted.has(id)) continue;
      const value = await box.getAttribute('value');
      await this.press(`${SHEET} input[value="${value}"]`, 'Space');
    }
  }

  /** `eat ?` is any of them. */
  private async choose(action: string): Promise<void> {
    const begins = action.slice(0, -1);
    const any = action === '?' ? '' : action.endsWith('?') ? `[value^="${begins}"]` : `[value="${action}"]`;
    const field = this.page.locator(`${SHEET} input[type="radio"]:not([aria-disabled="true"])${any}`).first();
    // Questions have buttons alone.
    if ((await field.count()) === 0 || (await field.isChecked())) return;
    if (!this.byKeys) return field.locator('xpath=ancestor::label').click();
    const value = await field.getAttribute('value');
    const here = `${SHEET} input[value="${value}"]`;
    await this.tabTo(`${SHEET} input[type="radio"]`);
    await this.page.keyboard.press('Space');
    await this.keysUntil('ArrowDown', `${here}:checked`);
  }

  /** A press on what a selector finds, by finger or by key. */
  private async press(selector: string, key = 'Enter'): Promise<void> {
    if (!this.byKeys) {
      const found = this.page.locator(selector).first();
      const label = found.locator('xpath=ancestor::label');
      return ((await label.count()) > 0 ? label : found).click();
    }
    await this.tabTo(selector);
    await this.page.keyboard.press(key);
  }

  private async tabTo(selector: string): Promise<void> {
    const isAt = () => this.page.evaluate((at) => document.activeElement?.matches(at) === true, selector);
    for (let i = 0; i < MOST_KEYS; i++) {
      if (await isAt()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${selector} is not reached by Tab`);
  }

  private async keysUntil(key: string, selector: string): Promise<void> {
    for (let i = 0; i < MOST_KEYS; i++) {
      if ((await this.page.locator(selector).count()) > 0) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${selector} is not reached by ${key}`);
  }
}

/** A page in any engine, as players know it: found by selectors, and clicked where a finger would meet it. */

import type { PlayedLocator, PlayedPage } from '../played-page.ts';
import type { Driver } from './driver.ts';
import { type Aim, type Answers, askPage, type Query } from './page-queries.ts';

const PATIENCE = 30_000;
const EVERY = 40;

const pause = () => new Promise((resolve) => setTimeout(resolve, EVERY));

export class DrivenPage implements PlayedPage {
  readonly driver: Driver;
  private at = 'about:blank';

  constructor(driver: Driver) {
    this.driver = driver;
  }

  async goto(url: string): Promise<void> {
    await this.driver.open(url);
    await this.evaluate(() => null);
  }

  /** Where the page was when it was last asked anything. */
  url(): string {
    return this.at;
  }

  isClosed(): boolean {
    return false;
  }

  async evaluate<R, A>(look: (arg: A) => R | Promise<R>, arg?: A): Promise<R> {
    // The loader of TypeScript gives functions their names by a helper that pages do not have.
    const call = `(${String(look)})(${JSON.stringify(arg) ?? ''})`;
    const told = await this.driver.evaluate(
      `(async () => {
        const __name = (value) => value;
        return JSON.stringify({ value: await ${call}, at: location.href });
      })()`,
    );
    const { value, at } = JSON.parse(String(told)) as { readonly value: R; readonly at: string };
    this.at = at;
    return value;
  }

  /** Waits for anything but null, undefined, false and 0. */
  async waitForFunction<R, A>(
    look: (arg: A) => R,
    arg: A,
    { timeout = PATIENCE }: { readonly timeout?: number } = {},
  ): Promise<{ jsonValue(): Promise<R> }> {
    for (const until = Date.now() + timeout; Date.now() < until; await pause()) {
      const value = await this.evaluate(look, arg);
      if (value) return { jsonValue: () => Promise.resolve(value) };
    }
    throw new Error(`waited ${timeout} ms in vain`);
  }

  locator(selector: string): DrivenLocator {
    return new DrivenLocator(this, { kind: 'css', selector });
  }

  getByRole(role: 'button' | 'link', { name }: { readonly name: string }): DrivenLocator {
    return new DrivenLocator(this, {
      kind: 'css',
      selector: role === 'button' ? 'button' : 'a[href]',
      words: name,
    });
  }
}

class DrivenLocator implements PlayedLocator {
  private readonly driven: DrivenPage;
  private readonly query: Query;

  constructor(page: DrivenPage, query: Query) {
    this.driven = page;
    this.query = query;
  }

  page(): DrivenPage {
    return this.driven;
  }

  locator(selector: string): DrivenLocator {
    return new DrivenLocator(this.driven, { kind: 'css', selector, within: this.query });
  }

  nth(index: number): DrivenLocator {
    return new DrivenLocator(this.driven, { kind: 'nth', of: this.query, index });
  }

  first(): DrivenLocator {
    return this.nth(0);
  }

  and(other: DrivenLocator): DrivenLocator {
    return new DrivenLocator(this.driven, { kind: 'both', of: [this.query, other.query] });
  }

  or(other: DrivenLocator): DrivenLocator {
    return new DrivenLocator(this.driven, { kind: 'either', of: [this.query, other.query] });
  }

  count(): Promise<number> {
    return this.ask('count');
  }

  innerText(): Promise<string> {
    return this.found('text');
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.found('attribute', name)).value;
  }

  async waitFor(): Promise<void> {
    await this.found('sight');
  }

  /** Waits until it stands still and nothing covers it; the click is one of the engine's own. */
  async click(): Promise<void> {
    let before = '';
    let aim: Aim = { fault: 'not looked for' };
    for (const until = Date.now() + PATIENCE; Date.now() < until; await pause()) {
      aim = await this.ask('aim');
      if ('fault' in aim) continue;
      if (before === aim.box) return this.driven.driver.clickAt(aim.x, aim.y);
      before = aim.box;
    }
    const why = 'fault' in aim ? aim.fault : 'it moves';
    throw new Error(`${JSON.stringify(this.query)} cannot be clicked: ${why}`);
  }

  private ask<W extends keyof Answers>(what: W, attribute = ''): Promise<Answers[W]> {
    return this.driven.evaluate(askPage<W>, { query: this.query, what, attribute });
  }

  /** Waits until there is one to be asked. */
  private async found<W extends keyof Answers>(what: W, attribute = ''): Promise<NonNullable<Answers[W]>> {
    for (const until = Date.now() + PATIENCE; Date.now() < until; await pause()) {
      const found = await this.ask(what, attribute);
      if (found !== null && found !== undefined) return found;
    }
    throw new Error(`${JSON.stringify(this.query)} did not appear`);
  }
}

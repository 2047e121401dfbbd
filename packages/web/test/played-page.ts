/**
 * What players need of a page. A page of Playwright has all of it; pages of other engines have just this much
 * (`engines/driven-page.ts`), so that the same people play everywhere.
 */

export interface PlayedPage {
  url(): string;
  isClosed(): boolean;
  evaluate<R>(look: () => R | Promise<R>): Promise<R>;
  evaluate<R, A>(look: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  waitForFunction<A>(
    look: (arg: A) => unknown,
    arg: A,
    options?: { readonly timeout?: number; readonly polling?: number },
  ): Promise<{ jsonValue(): Promise<unknown> }>;
  locator(selector: string): PlayedLocator;
  getByRole(
    role: 'button' | 'link',
    options: { readonly name: string; readonly exact?: boolean },
  ): PlayedLocator;
}

export interface PlayedLocator {
  page(): PlayedPage;
  locator(selector: string): PlayedLocator;
  nth(index: number): PlayedLocator;
  first(): PlayedLocator;
  and(other: PlayedLocator): PlayedLocator;
  or(other: PlayedLocator): PlayedLocator;
  count(): Promise<number>;
  click(): Promise<void>;
  waitFor(): Promise<void>;
  innerText(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
}

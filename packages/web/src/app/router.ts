/** Addresses: which page is shown, read from the address bar and written to it, so that back and reload work. */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { AnchorHTMLAttributes, ComponentChildren, TargetedMouseEvent } from 'preact';
import { h } from 'preact';

/** Every page by name, with the shape of its address. */
const ROUTES = {
  home: '/',
  new: '/new',
  'same-device': '/same-device',
  join: '/join',
  table: '/t/:id',
  game: '/g/:id',
  replay: '/r/:id',
  rules: '/rules',
  topic: '/rules/:topic',
  settings: '/settings',
  about: '/about',
  journeys: '/journeys',
  learn: '/learn',
  lesson: '/learn/:lesson',
  puzzles: '/puzzles',
  puzzle: '/puzzles/:puzzle',
  daily: '/daily',
  count: '/count',
} as const;
export type PageName = keyof typeof ROUTES | 'unknown';

export interface Route {
  readonly page: PageName;
  /** The path as it stands in the address bar. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Reads an address such as `/t/abc?view=narrator`. */
export function readAddress(address: string): Route {
  // Put together, not resolved: `//x` is a path here and no other host.
  const url = new URL(`http://road${address}`);
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  const query = Object.fromEntries(url.searchParams);
  for (const [page, shape] of Object.entries(ROUTES)) {
    const params = match(shape, path);
    if (params !== null) return { page: page as PageName, path, params, query };
  }
  return { page: 'unknown', path, params: {}, query };
}

function match(shape: string, path: string): Record<string, string> | null {
  const wanted = shape.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (!part.startsWith(':')) {
      if (part !== given[i]) return null;
    } else {
      const value = decode(given[i] ?? '');
      if (value === '') return null;
      params[part.slice(1)] = value;
    }
  }
  return params;
}

/** Half a percent sign is somebody's typing, not a reason to fail. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const inBrowser = typeof location !== 'undefined';
const current = signal<Route>(readAddress(inBrowser ? location.pathname + location.search : '/'));

/** The page that is shown. */
export const route: ReadonlySignal<Route> = current;

let hasGone = false;

/** Nothing of the program has been shown before this page. */
export const isFirstPage = () => !hasGone;

/** Shows another page; `replace` leaves no step back to this one. */
export function go(path: string, options: { readonly replace?: boolean } = {}): void {
  // A page that we came to from another of ours leads back to it.
  const { over, ...state } = (history.state ?? {}) as { readonly over?: boolean };
  if (options.replace === true) history.replaceState(state, '', path);
  // What lay over the page is no step to come back to.
  else if (over === true) history.replaceState({ inside: true }, '', path);
  else history.pushState({ inside: true }, '', path);
  hasGone = true;
  current.value = readAddress(path);
  if (options.replace !== true) scrollTo(0, 0);
}

/** Begins to follow the back and forward buttons. */
export function followHistory(): void {
  addEventListener('popstate', () => {
    current.value = readAddress(location.pathname + location.search);
  });
}

/** A link inside the program: a real address, without loading the page again. */
export function A(props: AnchorHTMLAttributes & { href: string; children?: ComponentChildren }) {
  const { href, onClick, ...rest } = props;
  return h('a', {
    ...rest,
    href,
    'aria-current': href === current.value.path ? 'page' : undefined,
    onClick(event: TargetedMouseEvent<HTMLAnchorElement>) {
      onClick?.(event);
      if (event.defaultPrevented || isForTheBrowser(event)) return;
      event.preventDefault();
      go(href);
    },
  });
}

/** A new tab, a new window, a download. */
function isForTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

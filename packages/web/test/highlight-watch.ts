/** Watches what a page shows by itself: which highlights, for how long, and whether anything lay over them. */

import type { Page } from 'playwright-core';

export interface ShownHighlight {
  readonly kind: string;
  /** The line of the log that it tells of. */
  readonly line: number;
  /** The types of the events that it tells. */
  readonly tells: readonly string[];
  readonly isMine: boolean;
  /** When it came and went, in milliseconds of the page; `to` is 0 while it stands. */
  from: number;
  to: number;
  /** A press ended it. */
  isPressed: boolean;
  /** What lay over it, or why it could not be seen; empty for nothing. */
  hidden: string;
}

interface Watched {
  highlights?: ShownHighlight[];
}

/** Runs in the page before anything else does. Every other highlight is ended by a press, the rest are left alone. */
export function watchHighlights(): void {
  const shown: ShownHighlight[] = ((globalThis as Watched).highlights = []);
  let standing: Element | null = null;
  let pressed: Element | null = null;
  /** After the moment in which a highlight takes no press. */
  const PRESS_AFTER = 450;
  /** What is in the middle of its drawing. */
  const coverOf = (layer: Element): string => {
    const drawn = [...layer.children].find((child) => child.tagName !== 'FOOTER') ?? layer;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    if (right - left < 80 || bottom - top < 80) return `only ${right - left} by ${bottom - top} px`;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return 'partly outside of the window';
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return at !== null && layer.contains(at) ? '' : `under ${at?.tagName}.${at?.className}`;
  };
  const look = () => {
    const layer = document.querySelector('.highlight');
    const last = shown.at(-1);
    if (layer !== standing) {
      if (standing !== null && last !== undefined) {
        last.to = performance.now();
        last.isPressed = pressed === standing;
      }
      standing = layer;
      if (layer instanceof HTMLElement) {
        const { highlight = '', line, tells = '', mine } = layer.dataset;
        shown.push({
          kind: highlight,
          line: Number(line),
          tells: tells.split(' '),
          isMine: mine !== undefined,
          from: performance.now(),
          to: 0,
          isPressed: false,
          hidden: 'never looked at',
        });
        if (shown.length % 2 === 0)
          setTimeout(() => {
            // It may have been looked at less often than it stood, on a busy machine.
            look();
            if (!layer.isConnected) return;
            pressed = layer;
            layer.click();
          }, PRESS_AFTER);
      }
      return;
    }
    if (layer === null || last === undefined || last.to > 0) return;
    // Once it has unfolded.
    if (performance.now() - last.from > 250 && layer.isConnected) last.hidden = coverOf(layer);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  setInterval(look, 50);
}

export function highlightsOf(page: Page): Promise<readonly ShownHighlight[]> {
  return page.evaluate(() => (globalThis as Watched).highlights ?? []);
}

/**
 * Where a first line stands. Over the row of players, or above a sheet that covers it: it grows upwards, so that neither
 * the board nor the action bar is ever under it. In a wide window at the foot of the column beside the board.
 */

import { useLayoutEffect } from 'preact/hooks';

const WIDE = '(min-width: 900px) and (min-height: 500px)';
const MARGIN = 8;
/** A line with its buttons is no lower than this. */
const LEAST = 46;
/** A row of players that is no wider has no room for a line. */
const NARROW = 300;
/** Where the board has nothing beside it. */
const COLUMN = 316;

export function useBarPlace(bar: { readonly current: HTMLElement | null }, isThere: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const page = element?.closest<HTMLElement>('.table-page');
    if (!element || !page) return undefined;
    const draw = () => lay(element, page);
    const sizes = new ResizeObserver(draw);
    sizes.observe(page);
    sizes.observe(element);
    // Sheets and the coach come and go beside the board; another layout brings another row.
    const drawn = new MutationObserver(draw);
    drawn.observe(page, { childList: true });
    for (const part of page.querySelectorAll(':scope > .tb')) drawn.observe(part, { childList: true });
    draw();
    return () => {
      sizes.disconnect();
      drawn.disconnect();
    };
  }, [isThere]);
}

function lay(bar: HTMLElement, page: HTMLElement): void {
  const box = (selector: string) => page.querySelector(selector)?.getBoundingClientRect();
  const frame = page.getBoundingClientRect();
  if (matchMedia(WIDE).matches) {
    const column = [...page.querySelectorAll('.tb > aside')].at(-1)?.getBoundingClientRect();
    place(bar, frame, {
      left: column?.left ?? frame.right - COLUMN,
      right: frame.right,
      bottom: frame.bottom,
    });
    return;
  }
  const row = box('.tb :is(.men, .chips)');
  if (row === undefined) return;
  const sheet = box(':scope > .sheet');
  const isCut = sheet !== undefined && sheet.top < row.bottom && sheet.left < row.right;
  const edges = { left: isCut ? MARGIN : row.left, bottom: Math.max(LEAST, isCut ? sheet.top : row.bottom) };
  // A short row shares its line with the tools, and long words grow up to them: the way to the menu stays open.
  const menu = box('.tb .tools > :last-child') ?? frame;
  const right = row.width < NARROW ? menu.left : row.right;
  place(bar, frame, { ...edges, right });
  if (right > menu.left && bar.getBoundingClientRect().top < menu.bottom)
    place(bar, frame, { ...edges, right: menu.left });
  // What sticks out above the row, such as whose turn it is, is covered too.
  const tab = Math.min(row.top, box('.tb :is(.men, .chips) .tab')?.top ?? row.top);
  const top = Math.max(tab, frame.top, right > menu.left ? menu.bottom : 0);
  bar.style.minHeight = isCut ? '' : `${edges.bottom - top}px`;
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

function place(bar: HTMLElement, frame: DOMRect, { left, right, bottom }: Edges): void {
  bar.style.left = `${Math.max(MARGIN, left - frame.left)}px`;
  bar.style.right = `${Math.max(0, frame.right - right)}px`;
  bar.style.bottom = `${frame.bottom - bottom}px`;
  bar.style.maxHeight = `${bottom - frame.top}px`;
  bar.style.minHeight = '';
}

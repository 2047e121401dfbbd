/** Hangs a card beside the part of the board that it points at, and follows when the window changes. */

import { useLayoutEffect } from 'preact/hooks';
import { type Box, GAP, placeOf, type Side } from './place.ts';

export interface Anchor {
  /** Finds the part of the board that the card points at. */
  readonly at: string;
  /** Finds all its like: where they stand below one another, none of them is covered. */
  readonly row: string;
  /** Finds what scrolls the board: a card that fits stays within it. */
  readonly board: string;
}

const MARGIN = 12;
/** A window narrower than this has the board from top to bottom, and the card beside it. */
const NARROW = 640;
const WIDTH = 299;
const WIDE = 380;
const WITH_PICTURE = 600;
/** With text as large as this, words need the width more than the board does. */
const LARGE_TEXT = 20;
const LARGE_WIDTH = 18;

export function usePlace(card: { readonly current: HTMLElement | null }, anchor: Anchor | null): void {
  useLayoutEffect(() => {
    const element = card.current;
    const layer = element?.closest<HTMLElement>('.highlight');
    if (!element || !layer) return undefined;
    const place = () => hang(element, layer, anchor);
    place();
    const observer = new ResizeObserver(place);
    observer.observe(layer);
    observer.observe(element);
    const foot = layer.querySelector('.highlight-foot');
    if (foot !== null) observer.observe(foot);
    // A window that changes its shape may draw another board.
    const drawn = new MutationObserver(place);
    const board = document.querySelector('.tb');
    if (board !== null) drawn.observe(board, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      drawn.disconnect();
      lightUp(null);
    };
  }, [anchor?.at]);
}

function hang(card: HTMLElement, layer: HTMLElement, anchor: Anchor | null): void {
  const frame = layer.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: left - frame.left,
      top: top - frame.top,
      right: right - frame.left,
      bottom: bottom - frame.top,
    };
  };
  const foot = layer.querySelector('.highlight-foot');
  const area = areaOf(frame, foot === null ? null : boxOf(foot));
  const found = anchor === null ? null : document.querySelector(anchor.at);
  const at = found === null ? null : inSight(boxOf(found), frame);
  const isNarrow = frame.width < NARROW;
  const lane = isNarrow && anchor !== null ? rightmost(anchor.row, boxOf) : area.left - GAP;
  const wide = card.querySelector('.pictured') === null ? WIDE : WITH_PICTURE;
  const { width, beside } = widthOf(area, lane, isNarrow ? null : wide);
  card.style.width = `${width}px`;
  card.style.maxHeight = `${area.bottom - area.top}px`;
  const sides: readonly Side[] = isNarrow ? (beside ? ['right'] : []) : ['below', 'above', 'right', 'left'];
  const height = card.offsetHeight;
  const board = anchor === null ? null : document.querySelector(anchor.board);
  const room = beside && board !== null ? boxOf(board) : area;
  const fits = room.bottom - room.top - GAP >= height;
  const place = placeOf({
    area: {
      ...area,
      ...(beside ? { left: lane + GAP } : {}),
      ...(fits
        ? {
            top: Math.max(area.top, room.top + GAP / 2),
            bottom: Math.min(area.bottom, room.bottom - GAP / 2),
          }
        : {}),
    },
    // In a column every card hangs in the same line, however the road winds.
    anchor: at !== null && beside ? { ...at, right: lane } : at,
    width,
    height,
    sides,
  });
  card.style.left = `${place.left}px`;
  card.style.top = `${place.top}px`;
  card.dataset.side = place.side ?? 'none';
  card.style.setProperty('--notch', `${place.notch}px`);
  halo(layer, place.side === null ? null : at);
  lightUp(found);
}

/** The stop that is pointed at does not step back with the others. */
function lightUp(found: Element | null): void {
  const stop = found?.closest('button') ?? null;
  for (const lit of document.querySelectorAll('[data-lit]'))
    if (lit !== stop) lit.removeAttribute('data-lit');
  stop?.setAttribute('data-lit', '');
}

/** How wide a card may be, and whether that leaves the column of the board in sight. */
function widthOf(area: Box, lane: number, wide: number | null): { width: number; beside: boolean } {
  const all = area.right - area.left;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (wide !== null) return { width: Math.min(all, Math.max(wide, LARGE_WIDTH * rem)), beside: false };
  if (rem >= LARGE_TEXT) return { width: Math.min(all, LARGE_WIDTH * rem), beside: false };
  return { width: Math.min(WIDTH, area.right - lane - GAP), beside: true };
}

/** Null for a place that the board has been scrolled away from. */
function inSight(at: Box, { width, height }: DOMRect): Box | null {
  const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
  return x > 0 && x < width && y > 0 && y < height ? at : null;
}

/** What a card may cover: not the foot, whether it lies below the board or in a column of its own. */
function areaOf(frame: DOMRect, foot: Box | null): Box {
  const all = { left: MARGIN, top: MARGIN, right: frame.width - MARGIN, bottom: frame.height - MARGIN };
  if (foot === null) return all;
  const isColumn = foot.left > frame.width / 2;
  if (isColumn) return { ...all, right: foot.left - MARGIN };
  return { ...all, right: Math.min(all.right, foot.right), bottom: foot.top - MARGIN };
}

function rightmost(row: string, boxOf: (element: Element) => Box): number {
  return Math.max(0, ...Array.from(document.querySelectorAll(row), (element) => boxOf(element).right));
}

/** The light around the place that is pointed at. */
function halo(layer: HTMLElement, at: Box | null): void {
  const light = layer.querySelector<HTMLElement>('.highlight-halo');
  if (light === null) return;
  light.hidden = at === null;
  if (at === null) return;
  light.style.left = `${(at.left + at.right) / 2}px`;
  light.style.top = `${(at.top + at.bottom) / 2}px`;
  light.style.setProperty('--size', `${Math.max(at.right - at.left, at.bottom - at.top)}px`);
}

/** Hangs a card beside the part of the board that it points at, and follows when the window changes. */

import { useLayoutEffect } from 'preact/hooks';
import { type Box, GAP, type Place, placeOf, type Side } from './place.ts';
import { whenDrawn } from './when-drawn.ts';

export interface Anchor {
  /** Finds the part of the board that the card points at. */
  readonly at: string;
  /** Finds all its like: where they stand below one another, none of them is covered. Null where they never do. */
  readonly row: string | null;
  /** Finds what scrolls the board: a card that fits stays within it. */
  readonly board: string;
}

const MARGIN = 12;
/** A window narrower than this has the board from top to bottom, and the card beside it. */
const NARROW = 640;
const WIDTH = 299;
/** In a wide window, in `rem`: by itself, and with something beside its words. */
const WIDE = 24;
const WITH_PICTURE = 37.5;
const LEAST = 19;
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];
/** With text as large as this, words need the width more than the board does. */
const LARGE_TEXT = 20;
const LARGE_WIDTH = 18;

export function usePlace(card: { readonly current: HTMLElement | null }, anchor: Anchor | null): void {
  useLayoutEffect(() => {
    const element = card.current;
    const layer = element?.closest<HTMLElement>('.highlight');
    if (!element || !layer) return undefined;
    const foot = layer.querySelector('.highlight-foot');
    const stop = whenDrawn(layer, () => hang(element, layer, anchor), element, foot);
    return () => {
      stop();
      lightUp(null);
    };
  }, [anchor?.at]);
}

/** What there is to go by. */
interface Sight {
  readonly area: Box;
  /** Null where the part that is pointed at cannot be seen. */
  readonly at: Box | null;
  readonly rem: number;
  readonly boxOf: (element: Element) => Box;
}

function hang(card: HTMLElement, layer: HTMLElement, anchor: Anchor | null): void {
  const frame = layer.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [frame.left, frame.top];
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  };
  const foot = layer.querySelector('.highlight-foot');
  const area = areaOf(frame, foot === null ? null : boxOf(foot));
  const found = anchor === null ? null : document.querySelector(anchor.at);
  const at = found === null ? null : inSight(boxOf(found), frame);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const sight = { area, at, rem, boxOf };
  card.style.maxHeight = `${area.bottom - area.top}px`;
  const place =
    frame.width < NARROW && anchor?.row !== null ? inColumn(card, sight, anchor) : onBoard(card, sight);
  card.style.left = `${place.left}px`;
  card.style.top = `${place.top}px`;
  card.dataset.side = place.side ?? 'none';
  card.style.setProperty('--notch', `${place.notch}px`);
  halo(layer, place.side === null ? null : at);
  lightUp(found);
}

/** Beside a board that runs from top to bottom. */
function inColumn(card: HTMLElement, { area, at, rem, boxOf }: Sight, anchor: Anchor | null): Place {
  if (rem >= LARGE_TEXT || anchor === null || anchor.row === null) {
    const width = Math.min(area.right - area.left, LARGE_WIDTH * rem);
    return placeOf({ area, anchor: null, width, height: heightAt(card, width), sides: [] });
  }
  // Every card hangs in the same line, however the road winds.
  const lane = rightmost(anchor.row, boxOf);
  const left = lane + GAP;
  const width = Math.min(WIDTH, area.right - left);
  const height = heightAt(card, width);
  const board = document.querySelector(anchor.board);
  const room = board === null ? area : within(area, boxOf(board));
  const fits = room.bottom - room.top >= height;
  return placeOf({
    area: { ...(fits ? room : area), left },
    anchor: at === null ? null : { ...at, right: lane },
    width,
    height,
    sides: ['right'],
  });
}

/** Wherever there is room around the anchor; narrower where there is none otherwise. */
function onBoard(card: HTMLElement, { area, at, rem }: Sight): Place {
  const isWide = card.querySelector('.pictured, [data-wide]') !== null;
  const widths = (isWide ? [WITH_PICTURE, WIDE, LEAST] : [WIDE, LEAST]).map((wide) =>
    Math.min(area.right - area.left, wide * rem),
  );
  for (const width of widths) {
    const place = placeOf({ area, anchor: at, width, height: heightAt(card, width), sides: SIDES });
    if (place.side !== null && isWhole(card)) return place;
  }
  const [width = 0] = widths;
  return placeOf({ area, anchor: null, width, height: heightAt(card, width), sides: [] });
}

function heightAt(card: HTMLElement, width: number): number {
  card.style.width = `${width}px`;
  return card.offsetHeight;
}

/** Whether all of it can be seen without scrolling. */
function isWhole(card: HTMLElement): boolean {
  const sheet = card.firstElementChild;
  return sheet === null || sheet.scrollHeight <= sheet.clientHeight + 1;
}

/** The part of an area that a board takes, with a little air. */
function within(area: Box, board: Box): Box {
  const [top, bottom] = [board.top + GAP / 2, board.bottom - GAP / 2];
  return { ...area, top: Math.max(area.top, top), bottom: Math.min(area.bottom, bottom) };
}

/** The stop that is pointed at does not step back with the others. */
function lightUp(found: Element | null): void {
  const stop = found?.closest('button') ?? null;
  for (const lit of document.querySelectorAll('[data-lit]'))
    if (lit !== stop) lit.removeAttribute('data-lit');
  stop?.setAttribute('data-lit', '');
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

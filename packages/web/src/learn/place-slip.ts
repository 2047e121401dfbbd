/** Where the slip of a lesson lies: beside what it speaks of, and over neither that nor anything that decides. */

import type { Box, Side } from '../table/highlights/place.ts';
import { placeOf } from '../table/highlights/place.ts';

const MARGIN = 8;
/** A window narrower than this has the board from top to bottom. */
const NARROW = 680;
/** On a phone, and elsewhere, in `rem`. */
const WIDTH = 19;
const WIDE = 23;
/** What decides lies at the foot, in a sheet or beside a wide board. */
const DECIDES = '.sheet[role="dialog"], .tb-bar, .duo-dice, .end-foot';
/** Below that nothing can be read. */
const LEAST = 120;
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];

/** The part of the screen that a selector finds and that can be seen; null for none. */
export function partAt(selector: string | undefined): Element | null {
  if (selector === undefined) return null;
  const seen = [...document.querySelectorAll(selector)].filter((element) => sizeOf(element) > 0);
  const found = seen[0];
  // A row of the road is as wide as the window: its paper is what is meant.
  return found?.querySelector('.label') ?? found ?? null;
}

/** The button that is meant stands out among its like. */
export function markTaught(part: Element | null): void {
  const button = part?.closest('button') ?? null;
  for (const marked of document.querySelectorAll('[data-taught]'))
    if (marked !== button) marked.removeAttribute('data-taught');
  if (button?.hasAttribute('data-taught') === false) button.setAttribute('data-taught', '');
}

function sizeOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** Puts the slip in its place, and the rings around what it speaks of. */
export function placeSlip(slip: HTMLElement, at: Element | null, rings: readonly HTMLElement[]): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isNarrow = innerWidth < NARROW;
  const width = Math.min(innerWidth - 2 * MARGIN, (isNarrow ? WIDTH : WIDE) * rem);
  const area = freeArea();
  const sheet = at === null ? sheetOpen() : null;
  const part = at ?? sheet;
  const anchor = part === null ? null : boxOf(part);
  slip.style.width = `${width}px`;
  slip.style.maxHeight = `${Math.max(LEAST, area.bottom - area.top)}px`;
  const height = slip.offsetHeight;
  const place = placeOf({
    // On a phone it keeps to the right, where the plaques of the road stay in sight.
    area: isNarrow && sheet === null ? { ...area, left: Math.max(area.left, area.right - width) } : area,
    anchor,
    width,
    height,
    sides: sheet !== null ? ['above'] : isNarrow ? ['below', 'above'] : SIDES,
  });
  const isBeside = place.side !== null;
  slip.style.left = `${place.left}px`;
  slip.style.top = `${isBeside || !isNarrow ? place.top : underPlayers(area, height)}px`;
  slip.dataset.side = sheet === null ? (place.side ?? 'none') : 'none';
  slip.style.setProperty('--notch', `${place.notch}px`);
  for (const ring of rings) ringAround(ring);
}

/** With nothing to point at: under the players, whose points it speaks of; higher where the window is too low for that. */
function underPlayers({ top, bottom }: Box, height: number): number {
  const players = document.querySelector('.tb :is(.men, .chips)')?.getBoundingClientRect();
  const under = players === undefined || players.height === 0 ? top : players.bottom + MARGIN;
  return Math.max(top, Math.min(under, bottom - height));
}

/** The form of a decision that is not made on the board. */
function sheetOpen(): Element | null {
  return document.querySelector('.sheet[role="dialog"]');
}

/** All but what decides, and the head of the lesson. */
function freeArea(): Box {
  const head = document.querySelector('.lesson-head')?.getBoundingClientRect();
  const area = {
    left: MARGIN,
    top: sheetOpen() === null && (head?.height ?? 0) > 1 ? (head?.bottom ?? 0) : MARGIN,
    right: innerWidth - MARGIN,
    bottom: innerHeight - MARGIN,
  };
  for (const element of document.querySelectorAll(DECIDES)) {
    if (sizeOf(element) === 0) continue;
    const box = boxOf(element);
    // Beside the board, or below it.
    if (box.left > innerWidth / 2 && box.top < innerHeight / 2)
      area.right = Math.min(area.right, box.left - MARGIN);
    else area.bottom = Math.min(area.bottom, box.top - MARGIN);
  }
  return area;
}

function ringAround(ring: HTMLElement): void {
  const part = partAt(ring.dataset.of);
  ring.hidden = part === null;
  if (part === null) return;
  const { left, top, right, bottom } = boxOf(part);
  ring.style.left = `${left}px`;
  ring.style.top = `${top}px`;
  ring.style.width = `${right - left}px`;
  ring.style.height = `${bottom - top}px`;
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

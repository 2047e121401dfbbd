/** Where a notice hides nothing of the road that is needed now: the rows behind everybody, or the journal beside the bands. */

import type { FreeArea } from '../../table/game.ts';

function rectOf(element: Element | null): FreeArea | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The rows above the first stop that somebody can still use. */
function freeRows(): FreeArea | null {
  const road = rectOf(document.querySelector('.tb .scroll'));
  const row = rectOf(document.querySelector('.tb .road > li:not(.behind, .passed)'));
  return road === null || row === null ? null : { ...road, height: row.top - road.top };
}

/** Everything above the road, or a strip along the upper edge where the road begins there. */
function headOf(): FreeArea {
  const road = rectOf(document.querySelector('.tb .scroll'));
  return { left: 0, top: 0, width: innerWidth, height: road?.top ?? 0 };
}

export function freeArea(): { readonly free: FreeArea | null; readonly head: FreeArea } {
  return { free: rectOf(document.querySelector('.tb .side .journal')) ?? freeRows(), head: headOf() };
}

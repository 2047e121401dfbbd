/** Where a notice hides nothing of the road that is needed now: the rows behind everybody, or the journal beside the bands. */

import type { FreeArea } from '../../table/game.ts';

type Area = Omit<FreeArea, 'isOverWords'>;

function areaOf(selector: string): Area | null {
  const element = document.querySelector(selector);
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

export function freeArea(height: number): FreeArea {
  const journal = areaOf('.tb .side .journal');
  if (journal !== null && journal.height >= height) return { ...journal, isOverWords: true };
  const road = areaOf('.tb .scroll');
  // The first stop that somebody can still use.
  const row = areaOf('.tb .road > li:not(.behind)');
  const free = road === null || row === null ? 0 : row.top - road.top;
  if (road !== null && free >= height) return { ...road, height: free, isOverWords: false };
  return { left: 0, top: 0, width: innerWidth, height: road?.top ?? 0, isOverWords: true };
}

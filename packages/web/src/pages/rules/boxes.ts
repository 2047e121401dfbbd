/** Which boxes the rules show. Kept while the program is open. */

import { signal } from '@preact/signals';
import type { BoxId } from './topic.ts';
import { BOX_IDS } from './topic.ts';

/** Duo has one box, which cannot be left out. */
const ALL: readonly BoxId[] = [...BOX_IDS, 'duo'];

export const shownBoxes = signal<ReadonlySet<BoxId>>(new Set(ALL));

export function toggleBox(box: BoxId): void {
  const boxes = new Set(shownBoxes.value);
  if (!boxes.delete(box)) boxes.add(box);
  shownBoxes.value = boxes;
}

/** Shows a box that an address leads into. */
export function showBox(box: BoxId): void {
  if (!shownBoxes.value.has(box)) toggleBox(box);
}

export function showAllBoxes(): void {
  shownBoxes.value = new Set(ALL);
}

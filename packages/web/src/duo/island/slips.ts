/** What stands on the slips beside the targets, and where they lie. */

import { placeTitle } from '@tokaido/words/duo';
import type { IslandSelection } from '../island-selection.ts';
import type { Seen } from '../model.ts';
import type { Cover, PlacedSlip } from './geometry/free-spots.ts';
import { slipSpots } from './geometry/free-spots.ts';
import type { Layout } from './geometry/layout.ts';
import { briefClosed, briefOutcome } from './labels.ts';
import type { Spot } from './spots.ts';

export interface SlipText {
  readonly name: string;
  readonly note: string;
  readonly isPicked: boolean;
}

/** About how wide a text is: letters of the East are as wide as high. */
function widthOf(text: string, size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.54) * size, 0);
}

function textOf(spot: Spot, selection: IslandSelection, seen: Seen, isSmall: boolean): SlipText | null {
  const { isOpen, isPicked, action, character, number } = spot;
  if (isOpen && isPicked) {
    const name = placeTitle(seen.s, character, number);
    return { name, note: isSmall ? '' : briefOutcome(seen, action), isPicked };
  }
  // A phone tells all else in the action bar; so does every map while no die is looked at.
  if (isSmall || selection.character.value === null) return null;
  const note = isOpen ? briefOutcome(seen, action) : briefClosed(spot, seen, selection);
  return note === '' ? null : { name: '', note, isPicked: false };
}

/** How large text is against what the design assumes: windows of a wall and some players have it larger. */
function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

interface Shown {
  readonly selection: IslandSelection;
  readonly seen: Seen;
  readonly layout: Layout;
}

/** By the name of the place. The picked one is laid first, those of closed places last. */
export function slipsOf(
  spots: readonly Spot[],
  { selection, seen, layout }: Shown,
  others: readonly Cover[],
): ReadonlyMap<string, SlipText & PlacedSlip> {
  const { isSmall } = layout.sizes;
  const rem = textSize();
  const texts = spots
    .flatMap((spot) => {
      const text = textOf(spot, selection, seen, isSmall);
      return text === null ? [] : [{ spot, text }];
    })
    .sort((a, b) => rank(b.spot) - rank(a.spot));
  const wanted = texts.map(({ spot, text }) => ({
    sign: spot.sign,
    width: (Math.max(widthOf(text.name, isSmall ? 17 : 20), widthOf(text.note, 13.5)) + 26) * rem,
    height: (text.name === '' ? 26 : text.note === '' ? 36 : 54) * rem,
  }));
  const picked = slipSpots(layout, wanted, others, isSmall ? 'above' : 'below');
  return new Map(
    texts.flatMap(({ spot, text }, i) => {
      const at = picked[i];
      return at === undefined ? [] : [[spot.place, { ...text, ...at }] as const];
    }),
  );
}

const rank = ({ isPicked, isOpen }: Spot): number => (isPicked ? 2 : isOpen ? 1 : 0);

/** Where a card hangs: beside the place on the board that its result came from, and never over the foot. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Side = 'left' | 'right' | 'above' | 'below';

export interface Place {
  readonly left: number;
  readonly top: number;
  /** On which side of the anchor; null where nothing on the board can be pointed at. */
  readonly side: Side | null;
  /** The middle of the notch along the edge that faces the anchor. */
  readonly notch: number;
}

interface Hanging {
  readonly area: Box;
  readonly anchor: Box | null;
  readonly width: number;
  readonly height: number;
  /** Tried one after the other. */
  readonly sides: readonly Side[];
}

/** Between anchor and card: as deep as the notch. */
export const GAP = 12;
/** The notch keeps away from the corners. */
const CORNER = 18;

export function placeOf({ area, anchor, width, height, sides }: Hanging): Place {
  const centered = {
    left: clamp((area.left + area.right - width) / 2, area.left, area.right - width),
    top: clamp((area.top + area.bottom - height) / 2, area.top, area.bottom - height),
  };
  if (anchor === null) return { ...centered, side: null, notch: 0 };
  const x = (anchor.left + anchor.right) / 2;
  const y = (anchor.top + anchor.bottom) / 2;
  const left = clamp(x - width / 2, area.left, area.right - width);
  const top = clamp(y - height / 2, area.top, area.bottom - height);
  const places: Readonly<Record<Side, Omit<Place, 'side'>>> = {
    right: { left: anchor.right + GAP, top, notch: clamp(y - top, CORNER, height - CORNER) },
    left: { left: anchor.left - GAP - width, top, notch: clamp(y - top, CORNER, height - CORNER) },
    below: { left, top: anchor.bottom + GAP, notch: clamp(x - left, CORNER, width - CORNER) },
    above: { left, top: anchor.top - GAP - height, notch: clamp(x - left, CORNER, width - CORNER) },
  };
  const side = sides.find((each) => {
    const { left: at, top: down } = places[each];
    return isInside({ left: at, top: down, right: at + width, bottom: down + height }, area);
  });
  return side === undefined ? { ...centered, side: null, notch: 0 } : { ...places[side], side };
}

/** Half a pixel is lost in rounding. */
const SLACK = 0.5;

function isInside(box: Box, area: Box): boolean {
  return (
    box.left >= area.left - SLACK &&
    box.right <= area.right + SLACK &&
    box.top >= area.top - SLACK &&
    box.bottom <= area.bottom + SLACK
  );
}

/** The lower limit wins where both cannot hold. */
function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}

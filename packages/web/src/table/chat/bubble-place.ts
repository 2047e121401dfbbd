/** Where a bubble hangs: at the tile of its speaker, inside the window, and over no other bubble. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** On which side of the tile it hangs. */
  readonly side: 'below' | 'above' | 'left' | 'right' | 'loose';
}

/** Between a tile and its bubble, and between two bubbles. */
const GAP = 9;
const EDGE = 8;
/** Under the head of a table, where nobody's tile can be found. */
const LOOSE_TOP = 60;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** `tile` is null where it is not drawn; `taken` are the bubbles that hang already. */
export function bubblePlace(tile: Box | null, bubble: Size, pane: Size, taken: readonly Box[]): Place {
  const place =
    tile === null ? loose(bubble, pane) : (beside(tile, bubble, pane) ?? under(tile, bubble, pane));
  let top = clamp(place.top, EDGE, Math.max(EDGE, pane.height - bubble.height - EDGE));
  for (const other of taken) {
    if (touches({ ...bubble, left: place.left, top }, other)) top = other.top + other.height + GAP;
  }
  return { ...place, top };
}

function loose({ width }: Size, pane: Size): Place {
  return { left: (pane.width - width) / 2, top: LOOSE_TOP, side: 'loose' };
}

/** Where tiles stand in a column at the edge of a wide window. */
function beside(tile: Box, bubble: Size, pane: Size): Place | null {
  const top = tile.top + (tile.height - bubble.height) / 2;
  const right = tile.left + tile.width;
  if (pane.width < 680 || tile.width > pane.width / 2) return null;
  if (right > pane.width * 0.9 && tile.left - GAP - bubble.width > EDGE)
    return { left: tile.left - GAP - bubble.width, top, side: 'left' };
  if (tile.left < pane.width * 0.1 && right + GAP + bubble.width < pane.width - EDGE)
    return { left: right + GAP, top, side: 'right' };
  return null;
}

function under(tile: Box, bubble: Size, pane: Size): Place {
  const middle = tile.left + Math.min(tile.width, bubble.width) / 2;
  const left = clamp(middle - bubble.width / 2, EDGE, Math.max(EDGE, pane.width - bubble.width - EDGE));
  const below = tile.top + tile.height + GAP;
  if (below + bubble.height < pane.height - EDGE) return { left, top: below, side: 'below' };
  return { left, top: tile.top - GAP - bubble.height, side: 'above' };
}

function touches(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width + GAP &&
    b.left < a.left + a.width + GAP &&
    a.top < b.top + b.height + GAP &&
    b.top < a.top + a.height + GAP
  );
}

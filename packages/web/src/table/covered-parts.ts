/**
 * What a sheet or a grown action bar covers at the foot of the table is out of reach for the keyboard as it is for the
 * finger. Several things may cover the same part, so `inert` is set here and nowhere else.
 */

type Cover = 'bar' | 'sheet';

const covers = new WeakMap<HTMLElement, Set<Cover>>();

/** Says whether something lies over a part; the part can be reached again once nothing does. */
export function setCovered(part: HTMLElement, by: Cover, isCovered: boolean): void {
  const over = covers.get(part) ?? new Set();
  covers.set(part, over);
  if (isCovered) over.add(by);
  else over.delete(by);
  part.inert = over.size > 0;
}

/**
 * Tells the table how much of its foot a sheet covers, so that the board can move out of the way; the foot itself
 * stays where it is. Returns how to end that.
 */
export function coverFoot(sheet: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    // All is measured before anything changes: then nothing is laid out twice.
    const height = sheet.offsetHeight;
    const covered = footParts().filter((part) => isUnder(part, sheet));
    setSheetHeight(height);
    for (const part of footParts()) setCovered(part, 'sheet', covered.includes(part));
  });
  observer.observe(sheet);
  return () => {
    observer.disconnect();
    setSheetHeight(0);
    for (const part of footParts()) setCovered(part, 'sheet', false);
  };
}

function setSheetHeight(height: number): void {
  document.querySelector<HTMLElement>('.tb')?.style.setProperty('--sheet', `${height}px`);
}

const footParts = () => [...document.querySelectorAll<HTMLElement>('.tb :is(.strip, .tb-bar, .duo-dice)')];

function isUnder(part: HTMLElement, sheet: HTMLElement): boolean {
  const [below, above] = [part.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const [x, y] = [(below.left + below.right) / 2, (below.top + below.bottom) / 2];
  return above.left < x && x < above.right && above.top < y && y < above.bottom;
}

/** The sprites: where each lies, and bringing it into the page once, on first use. */

import bands from './sprites/bands.svg?url&no-inline';
import crossroads from './sprites/crossroads.svg?url&no-inline';
import festivals from './sprites/festivals.svg?url&no-inline';
import kit from './sprites/kit.svg?url&no-inline';
import panoramas from './sprites/panoramas.svg?url&no-inline';
import scrolls from './sprites/scrolls.svg?url&no-inline';
import table from './sprites/table.svg?url&no-inline';
import travelers from './sprites/travelers.svg?url&no-inline';
import travelersMore from './sprites/travelers-more.svg?url&no-inline';
import wares from './sprites/wares.svg?url&no-inline';

const SHEETS = {
  table,
  kit,
  bands,
  scrolls,
  panoramas,
  travelers,
  'travelers-more': travelersMore,
  festivals,
  crossroads,
  wares,
} as const;

/** Sprites that are drawn from later or not at all: those of results and of Duo. `results.tsx` and `duo.tsx` say where they lie. */
type LaterSheet = 'people' | 'scenes' | 'scenes-crossroads' | 'duo';
export type Sheet = keyof typeof SHEETS | LaterSheet;

const addresses: { [sheet in Sheet]?: string } = { ...SHEETS };

/** Tells where sprites lie that the first table does not need. */
export function addSheets(more: { readonly [sheet in LaterSheet]?: string }): void {
  Object.assign(addresses, more);
}

/** Drawings that are made of parts of another sprite. */
const NEEDS: { readonly [sheet in Sheet]?: readonly Sheet[] } = {
  bands: ['kit'],
  scrolls: ['kit'],
  'travelers-more': ['travelers'],
};

const texts = new Map<Sheet, Promise<string>>();
const shown = new Set<Sheet>();

/** The text of a sprite, fetched once; a failed fetch is forgotten, so that the next use tries again. */
function fetched(sheet: Sheet): Promise<string> {
  const known = texts.get(sheet);
  if (known !== undefined) return known;
  const text = fetch(addresses[sheet] ?? '').then((answer) => {
    if (!answer.ok) throw new Error(`the drawings "${sheet}" did not load (${answer.status})`);
    return answer.text();
  });
  texts.set(sheet, text);
  text.catch(() => texts.delete(sheet));
  return text;
}

/** A sprite as one text with all the parts it is made of, for pictures drawn outside the page. */
export async function sheetText(sheet: Sheet): Promise<string> {
  const all = await Promise.all([...(NEEDS[sheet] ?? []), sheet].map(fetched));
  return all.join('').replaceAll(/<\/svg>\s*<svg[^>]*>/g, '');
}

/** Parsed, not set as markup: the page's policy allows no inline style, and a broken file shows at once. */
function insert(text: string): void {
  const svg = document.importNode(
    new DOMParser().parseFromString(text, 'image/svg+xml').documentElement,
    true,
  );
  svg.setAttribute('class', 'art-sheet');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(svg);
}

/** Sprites that have come and are not yet in the page. */
const arrived: string[] = [];

/** One sprite a frame: whatever is drawn from it is styled at once, which takes a while for a whole landscape. */
function insertNext(): void {
  const text = arrived.shift();
  if (text === undefined) return;
  insert(text);
  if (arrived.length > 0) requestAnimationFrame(insertNext);
}

function arrive(text: string): void {
  arrived.push(text);
  if (arrived.length === 1) requestAnimationFrame(insertNext);
}

/**
 * Brings a sprite into the page. Drawings refer to it by `<use>`, which fills in as soon as it is there, so
 * nobody has to wait or draw again. Pictures are never needed to play: a failure leaves an empty frame.
 */
export function show(sheet: Sheet): void {
  if (typeof document === 'undefined' || shown.has(sheet)) return;
  shown.add(sheet);
  NEEDS[sheet]?.forEach(show);
  fetched(sheet).then(arrive, () => shown.delete(sheet));
}

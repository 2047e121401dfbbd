/** Turns the drawings of `art/` into the sprites that a browser loads: which go together, and made small. */

import { shortPath } from './path.ts';

/** Each sprite and the drawings in it. `table` comes with the first page; the others when first drawn. */
export const SHEETS: Readonly<Record<string, readonly string[]>> = {
  table: ['plaques', 'pawns', 'icons', 'emblems'],
  kit: ['kit'],
  bands: ['leg-1', 'leg-2', 'leg-3', 'leg-4'],
  scrolls: ['scroll-1', 'scroll-2', 'scroll-3', 'scroll-4'],
  panoramas: ['panorama-paddy', 'panorama-mountain', 'panorama-sea'],
  travelers: ['travelers'],
  'travelers-more': ['travelers-matsuri', 'travelers-promo'],
  festivals: ['festivals'],
  crossroads: ['crossroads'],
  wares: ['wares'],
  people: [
    'people/annaibito-mountain',
    'people/annaibito-paddy',
    'people/annaibito-sea',
    'people/itamae',
    'people/kitoushi',
    'people/kuge',
    'people/miko',
    'people/samurai',
    'people/saru',
    'people/shokunin',
    'people/takuhatsuso',
  ],
  scenes: ['bath-2', 'bath-3', 'encounter', 'farm', 'inn', 'shop', 'temple'].map((name) => `scenes/${name}`),
  'scenes-crossroads': [
    'amulet',
    'bathhouse',
    'calligraphy',
    'cherry-tree',
    'gaming-room',
    'legendary',
    'die-0',
    'die-1',
    'die-2',
    'die-3',
    'die-4',
  ].map((name) => `scenes/${name}`),
  duo: ['duo'],
};

/** Pictures of results: fetched when the first result that shows one comes, so no page weighs more for them. */
export const RESULT_SHEETS: readonly string[] = ['people', 'scenes', 'scenes-crossroads'];

/** Drawings of Duo: fetched where that game is drawn. */
export const DUO_SHEETS: readonly string[] = ['duo'];

/** A file without its wrapper, its words for readers of the source, and the space between tags. */
function inside(source: string): string {
  return source
    .replace(/<\?xml[^>]*>/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^\s*<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim();
}

/** Whole pictures are as large on a page as in the source; a tenth of a unit would not be seen in them. */
const COARSE: ReadonlySet<string> = new Set(['bands', 'scrolls', 'panoramas']);

/** One sprite: everything under one `defs`, so that nothing is painted where it is kept. */
export function sheet(name: string, sources: readonly string[]): string {
  const decimals = COARSE.has(name) ? 0 : 1;
  const body = sources
    .map(inside)
    .join('')
    .replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${shortPath(data, decimals)}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${body}</defs></svg>\n`;
}

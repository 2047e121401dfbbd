/**
 * The small drawings of Tokaido Duo. Ids are those of the engine. The sprite is fetched when the first of them is
 * drawn; a style sheet gives every drawing its size on the page, as with all others.
 */

import type { JSX } from 'preact';
import { useSeatSigns } from './seat-colors.tsx';
import { addSheets, show } from './sheets.ts';
import { type ArtProps, Drawing, Frame } from './sprite-image.tsx';
import duo from './sprites/duo.svg?url&no-inline';
import './duo.css';

addSheets({ duo });

interface IdProps extends ArtProps {
  readonly id: string;
}

/** The sign of a character, in the color of the text: pilgrim, merchant, artist. */
export function Character({ id, ...rest }: IdProps): JSX.Element {
  return <Drawing {...rest} id={`ch-${id}`} sheet="duo" width={28} height={28} />;
}

/** kimono, pottery, doll, fan. */
export function Ware({ id, ...rest }: IdProps): JSX.Element {
  return <Drawing {...rest} id={`wa-${id}`} sheet="duo" width={28} height={28} />;
}

/** What an area and its paintings show, as a square print: moon, waterfall, mountain, bamboo. */
export function AreaIcon({ id, ...rest }: IdProps): JSX.Element {
  return <Drawing {...rest} id={`ar-${id}`} sheet="duo" width={48} height={48} />;
}

/** The plaques that Duo shares with the road, by type of station. */
const ROAD_PLAQUES: Readonly<Record<string, string>> = {
  'coastal-town': 'stop-shop',
  temple: 'stop-temple',
  'hot-springs': 'stop-hot-spring',
  seashore: 'stop-panorama-sea',
};

/** The outline of the plaque of each type, for what is drawn around it. */
export const STATION_SHAPES: Readonly<Record<string, string>> = {
  'coastal-town': 'shape-village',
  temple: 'shape-temple',
  garden: 'shape-garden',
  'hot-springs': 'shape-spring',
  seashore: 'shape-scroll',
  'mountain-town': 'shape-hill',
};

/** By which id the plaque of a type is drawn. */
export function stationId(type: string): string {
  return ROAD_PLAQUES[type] ?? (type === 'garden' ? 'stop-garden' : 'stop-hill');
}

/** The plaque of a station by its type, or `mountain-town`, whose number is up to the page. */
export function Station({ type, ...rest }: ArtProps & { readonly type: string }): JSX.Element {
  const sheet = type in ROAD_PLAQUES ? 'table' : 'duo';
  return <Drawing {...rest} id={stationId(type)} sheet={sheet} width={48} height={48} />;
}

/** Duo has two seats, and pieces in these two colors; a page without a table has them in the order of the seats. */
function useDuoSign(seat: number): string {
  const sign = useSeatSigns()(seat);
  if (sign === 'fuji' || sign === 'matsu') return sign;
  return seat === 0 ? 'fuji' : 'matsu';
}

interface MeepleProps extends ArtProps {
  readonly seat: number;
  /** pilgrim, merchant or artist. */
  readonly character: string;
}

/** The piece of a player: the shape and color of the seat with the sign of the character. */
export function Meeple({ seat, character, ...rest }: MeepleProps): JSX.Element {
  const sign = useDuoSign(seat);
  show('duo');
  return (
    <Frame
      {...rest}
      class={`meeple ${sign} ${rest.class ?? ''}`.trimEnd()}
      box="0 0 28 28"
      width={28}
      height={28}
    >
      <use class="meeple-plate" href={`#meeple-${sign}`} width={28} height={28} />
      <use href={`#ch-${character}`} x={5} y={5} width={18} height={18} class="meeple-sign" />
    </Frame>
  );
}

/** A slab of gold. */
export function Slab(props: ArtProps): JSX.Element {
  return <Drawing {...props} id="slab" sheet="duo" width={48} height={32} />;
}

/** The back of a painting tile, in the pattern of its owner. */
export function TileBack({ seat, ...rest }: ArtProps & { readonly seat: number }): JSX.Element {
  return <Drawing {...rest} id={`tile-${useDuoSign(seat)}`} sheet="duo" width={48} height={48} />;
}

/** A wave tile, with the sign of its character. */
export function WaveTile({ character, ...rest }: ArtProps & { readonly character: string }): JSX.Element {
  show('duo');
  return (
    <Frame {...rest} box="0 0 48 48" width={48} height={48}>
      <use href="#wave-tile" width={48} height={48} />
      <use href={`#ch-${character}`} x={11} y={7} width={26} height={26} class="wave-sign" />
    </Frame>
  );
}

/** The token of the hot springs: it looks like its stations. */
export function SpringToken(props: ArtProps): JSX.Element {
  return <Station {...props} type="hot-springs" />;
}

/** The rose of the compass. */
export function Compass(props: ArtProps): JSX.Element {
  return <Drawing {...props} id="compass" sheet="duo" width={80} height={80} />;
}

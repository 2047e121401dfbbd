/** The small drawings: plaques, pawns, travelers, emblems of cards and coins. Ids are those of the engine. */

import type { JSX } from 'preact';
import { useSeatSigns } from './seat-colors.tsx';
import { FIRST_TRAVELERS } from './seats.ts';
import type { Sheet } from './sheets.ts';
import { type ArtProps, Drawing } from './sprite-image.tsx';

interface IdProps extends ArtProps {
  readonly id: string;
}

function emblem(prefix: string, sheet: Sheet): (props: IdProps) => JSX.Element {
  return ({ id, ...rest }) => (
    <Drawing {...rest} id={`${prefix}-${id}`} sheet={sheet} width={48} height={48} />
  );
}

/** The plaque of a stop: its name among SPACE_NAMES. */
export function Plaque({ stop, ...rest }: ArtProps & { readonly stop: string }): JSX.Element {
  return <Drawing {...rest} id={`stop-${stop}`} sheet="table" width={48} height={48} />;
}

/** The sign of a seat, in its color at this table. */
export function Pawn({ seat, ...rest }: ArtProps & { readonly seat: number | 'neutral' }): JSX.Element {
  const signOf = useSeatSigns();
  const name = seat === 'neutral' ? seat : signOf(seat);
  return <Drawing {...rest} id={`pawn-${name}`} sheet="table" width={28} height={28} />;
}

/** Stands before a disc of evening light; the class `bare` leaves the disc out. */
export function Traveler({ id, ...rest }: IdProps): JSX.Element {
  const sheet = FIRST_TRAVELERS.has(id) ? 'travelers' : 'travelers-more';
  return <Drawing {...rest} id={`tr-${id}`} sheet={sheet} width={96} height={120} />;
}

/** A general sign: coin, point, meal, spring-2, spring-3, cherry, bathhouse, die-0 … die-4, and the decks. */
export const Emblem = emblem('em', 'table');
export const Encounter = emblem('enc', 'table');
export const Achievement = emblem('ach', 'table');
export const Festival = emblem('fes', 'festivals');
export const Amulet = emblem('am', 'crossroads');
export const Calligraphy = emblem('cal', 'crossroads');
export const Legend = emblem('obj', 'crossroads');
export const Dish = emblem('dish', 'wares');

type SouvenirProps = ArtProps & ({ readonly id: string; readonly kind?: never } | { readonly kind: string });

/** One of the 24 souvenirs by its id, or the sign of one of the four kinds. */
export function Souvenir(props: SouvenirProps): JSX.Element {
  const { class: name, title, kind } = props;
  const size = { class: name, title, width: 48, height: 48 };
  if (kind !== undefined) return <Drawing {...size} id={`kind-${kind}`} sheet="table" />;
  return <Drawing {...size} id={`sv-${props.id}`} sheet="wares" />;
}

export function Coin(props: ArtProps): JSX.Element {
  return <Drawing {...props} id="coin" sheet="table" width={24} height={24} />;
}

/** The second option of a stop, by the engine's name: gaming-room, cherry-tree, bathhouse … */
export function Seal({ option, ...rest }: ArtProps & { readonly option: string }): JSX.Element {
  return <Drawing {...rest} id={`seal-${option}`} sheet="table" width={24} height={24} />;
}

/** Hangs at every stop that a festival changes. */
export function Lantern(props: ArtProps): JSX.Element {
  return <Drawing {...props} id="lantern" sheet="table" width={24} height={24} />;
}

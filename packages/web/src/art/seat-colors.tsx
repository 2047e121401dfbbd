/** The colors of the seats of a table: a rematch moves everybody on, but not their color. */

import type { ComponentChildren, JSX } from 'preact';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { SEATS } from './seats.ts';

/** What is needed to know the color of a seat. */
interface Colored {
  readonly seats: readonly { readonly color?: number | undefined }[];
}

/** The color of each seat, from 0; a seat that is not listed has that of its number. */
type SeatColors = readonly number[];

export function seatColors({ seats }: Colored): SeatColors {
  return seats.map(({ color }, seat) => color ?? seat);
}

/** The colors at the table in which pawns are drawn; elsewhere seats have those of their numbers. */
const SeatColorsContext = createContext<SeatColors>([]);

/** Says by which id the sign of a seat is drawn. */
export function useSeatSigns(): (seat: number) => string {
  const colors = useContext(SeatColorsContext);
  return (seat) => SEATS[colors[seat] ?? seat] ?? 'neutral';
}

interface WithColorsProps {
  readonly of: Colored;
  readonly children: ComponentChildren;
}

/** Draws the pawns of a table in the colors of its seats. */
export function WithSeatColors({ of, children }: WithColorsProps): JSX.Element {
  const colors = useMemo(() => seatColors(of), [of]);
  return <SeatColorsContext.Provider value={colors}>{children}</SeatColorsContext.Provider>;
}

/** The texts of a game, made by `@tokaido/words`. */

import type { State } from '@tokaido/kernel';

/** In the terminal players have no names of their own: they go by the color of their seat. */
export const NO_NAMES = { seats: [] } as const;

export interface GameText<S extends State = State, E = unknown> {
  title(): string;
  name(s: S, seat: number): string;
  sourceName(source: string): string;
  /** Whether an event begins a line of the journal; all others continue the line before. */
  beginsLine(event: E): boolean;
  /** Whose move begins with this event; null if none does. */
  moverOf(event: E): number | null;
  /** Returns a function that gives the heading before each event of a game; null if there is none. */
  headings(): (event: E) => string | null;
  /** The sentences of a line, from the point of view of seat `me`; −1 for a spectator. */
  sayEvents(events: readonly E[], me: number, s: S): string[];
}

/** What a game says of itself, in the words of `@tokaido/words`. */

import type { State } from '@tokaido/kernel';

/** The names of the players are those of their travelers or colors: no terminal knows others. */
export const NO_NAMES = { seats: [] } as const;

export interface GameText<S extends State = State, E = unknown> {
  title(): string;
  name(s: S, seat: number): string;
  sourceName(source: string): string;
  /** Whether an event begins a line of the journal; all others are told with what came before. */
  beginsLine(event: E): boolean;
  /** Whose move begins with this event; null where none does. */
  moverOf(event: E): number | null;
  /** Headings for a whole game, asked event by event; null where none stands. */
  headings(): (event: E) => string | null;
  /** The sentences of a line, from where `me` sits; −1 for somebody who watches. */
  sayEvents(events: readonly E[], me: number, s: S): string[];
}

/** A game told to people, line by line as its events come. */

/** Points and coins of a seat at this moment, for the end of a line. */
export type Standing = (seat: number) => { readonly points: number; readonly coins: number };

export interface Journal<E = unknown> {
  /** The lines that are complete now that this event is known. */
  tell(event: E): string[];
  /** What is left to be said after the last event. */
  rest(): string[];
}

/** An event nobody has words for: its name and its numbers. */
export function plainWords(event: { readonly type: string }): string {
  const details = Object.entries(event).filter(([key]) => key !== 'type' && key !== 'seat');
  if (details.length === 0) return event.type;
  return `${event.type} (${details.map(([key, value]) => `${key} ${JSON.stringify(value)}`).join(', ')})`;
}

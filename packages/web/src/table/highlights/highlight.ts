/**
 * What is shown by itself before the game goes on: a result of mine as a card beside the board, or something that
 * everybody should see across the whole screen. The playback holds it; the game says which there are and draws them.
 */

import type { TableInfo } from '@tokaido/table';
import type { GameTypes, Line, Seen } from '../position.ts';

export interface Highlight<G extends GameTypes = GameTypes> {
  /** Names it among all of the table, so that each is drawn anew. */
  readonly id: string;
  /** A card leaves the board in sight; a screen covers it. */
  readonly form: 'card' | 'screen';
  /** What it is, by a word of the game's own. */
  readonly kind: string;
  /** A result of a person at this device: never passed over by skipping. */
  readonly isMine: boolean;
  /** Whose it is; −1 for everybody's. */
  readonly seat: number;
  readonly shown: ShownLine<G>;
  /** What it tells of the line's events. */
  readonly events: readonly G['event'][];
  /** How long it moves before all of it is there, in milliseconds at normal pace. */
  readonly unfold: number;
  /** How long it is held after that. */
  readonly hold: number;
}

/** A line of the journal with the positions before and after it. */
export interface ShownLine<G extends GameTypes = GameTypes> {
  readonly line: Line<G>;
  readonly before: Seen<G>;
  readonly after: Seen<G>;
  readonly info: TableInfo;
  /** Whether a person at this device plays a seat. */
  isMine(seat: number): boolean;
}

/** A highlight while it is shown. */
export interface HeldHighlight<G extends GameTypes = GameTypes> extends Highlight<G> {
  /** How long it moves and is held, in milliseconds of this device; null until a press. */
  readonly time: { readonly unfold: number; readonly hold: number } | null;
}

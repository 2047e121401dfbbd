/** What a game brings to play without sight: its state in text, and the meaning of a typed line. */

import type { JSX } from 'preact';
import type { GameTypes, Seen, TableModel } from '../table/model.ts';
import type { Reply } from './reply.ts';

/** What telling needs of a table. */
export type Narrated<G extends GameTypes = GameTypes> = Pick<
  TableModel<G>,
  'info' | 'explain' | 'journal' | 'talk' | 'news' | 'scores' | 'clock' | 'local' | 'online'
>;

interface PartProps<G extends GameTypes> {
  readonly model: TableModel<G>;
  readonly seen: Seen<G>;
}

interface ChoicesProps<G extends GameTypes> extends PartProps<G> {
  readonly onChoose: (action: string) => void;
}

/** What the page calls things that every game has. */
export interface PageWords {
  /** What can be typed, for a beginner. */
  readonly examples: string;
  /** The way to the board. */
  readonly board: string;
  readonly over: string;
}

export interface GameNarrator<G extends GameTypes = GameTypes> {
  words(): PageWords;
  /** What a typed line means here. */
  interpret(line: string, seen: Seen<G>, model: Narrated<G>): Reply;
  /** The numbered choices of a decision, and what is closed; nothing where they are too many to be told unasked. */
  choices(seen: Seen<G>, model: Narrated<G>): readonly string[];
  scores(seen: Seen<G>, model: Narrated<G>): readonly string[];
  /** The choices as buttons. */
  Choices(this: void, props: ChoicesProps<G>): JSX.Element | null;
  /** Players, board and collections in tables and lists. */
  Position(this: void, props: PartProps<G>): JSX.Element;
}

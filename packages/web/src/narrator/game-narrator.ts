/** What a game brings to play without sight: its state in text, and the meaning of a typed line. */

import type { State } from '@tokaido/kernel';
import type { JSX } from 'preact';
import type { GameEvent, Seen, TableModel } from '../table/model.ts';
import type { Reply } from './reply.ts';

/** What telling needs of a table. */
export type Narrated<S extends State = State, E extends GameEvent = GameEvent> = Pick<
  TableModel<S, E>,
  'info' | 'explain' | 'journal' | 'news' | 'scores' | 'clock' | 'local'
>;

interface PartProps<S extends State, E extends GameEvent> {
  readonly model: TableModel<S, E>;
  readonly seen: Seen<S>;
}

interface ChoicesProps<S extends State, E extends GameEvent> extends PartProps<S, E> {
  readonly onChoose: (action: string) => void;
}

export interface GameNarrator<S extends State = State, E extends GameEvent = GameEvent> {
  /** What a typed line means here. */
  interpret(line: string, seen: Seen<S>, model: Narrated<S, E>): Reply;
  /** The numbered choices of a decision, and what is closed; nothing where they are too many to be told unasked. */
  choices(seen: Seen<S>, model: Narrated<S, E>): readonly string[];
  scores(seen: Seen<S>, model: Narrated<S, E>): readonly string[];
  /** The choices as buttons. */
  Choices(props: ChoicesProps<S, E>): JSX.Element | null;
  /** Players, board and collections in tables and lists. */
  Position(props: PartProps<S, E>): JSX.Element;
}

/**
 * All that the table asks of a game. The table knows seats, turns, clocks, a journal and an action bar; the game brings
 * its engine, its board, its forms and its words. A game is one object of this type, listed in `games.ts`.
 *
 * The type parameter names the game's state, events and turns. Everything that takes them is a method, so that the
 * table can hold any game as `GameClient` and hand back to it the positions that its own engine made. Components have
 * no `this`: they are taken off the object to be drawn.
 */

import type { Game, Reason, State, View } from '@tokaido/kernel';
import type { Refused, TableInfo } from '@tokaido/table';
import type { HintWords } from '@tokaido/words/hints';
import type { ComponentChildren, JSX } from 'preact';
import type { SoundName } from '../app/sound-names.ts';
import type { GameNarrator } from '../narrator/game-narrator.ts';
import type { Away } from './away-players.ts';
import type { Help } from './coach/help.ts';
import type { Box, Canvas } from './end/canvas.ts';
import type { Color } from './end/sprite-images.ts';
import type { Topic } from './first-lines/topic.ts';
import type { Highlight, ShownLine } from './highlights/highlight.ts';
import type { GameTypes, Line, Move, Seen, TableModel } from './model.ts';
import type { Selection } from './selection.ts';

type Drawn = JSX.Element | null;

/** The rules of a game: a table asks little of them, a replay or a link that holds a game all. */
export type Engine<S extends State> = Game<S, unknown, unknown>;

export interface GameClient<G extends GameTypes = GameTypes> {
  /** The rules on the board of a table. */
  engine(info: Pick<TableInfo, 'board'>): Engine<G['state']>;
  readonly text: GameText<G>;
  readonly board: GameBoard<G>;
  readonly playback: GamePlayback<G>;
  /** The colors of the seats at a new table, from 0; absent where each has that of its number. */
  readonly seatColors?: readonly number[];
  /** What must be fetched before a table with these options can be shown; null for nothing. */
  prepare(options: string): Promise<unknown> | null;
  /** Everybody in the order in which they are listed. */
  players(seen: Seen<G>): readonly PlayerSummary[];
  /** What the list of players is called. */
  playersLabel(): string;
  /** Whether somebody who watches may take over a bot's seat now. */
  canTakeOver(seen: Seen<G>, seat: number): boolean;
  /** Whether the end screen will soon be needed. */
  isNearEnd(seen: Seen<G>): boolean;

  /** The form of a decision that is not made on the board; draws nothing while none is asked. */
  DecisionSheet(this: void, props: ModelProps<G>): Drawn;
  /** All that a player has collected. */
  CollectionSheet(this: void, props: CollectionProps<G>): Drawn;
  /** What the coach says, above the table or beside the board. */
  CoachPanel(this: void, props: CoachProps<G>): Drawn;
  /** How many cards are left of everything that can run out. */
  Decks(this: void, props: ModelProps<G>): Drawn;

  /** The words for what happened; not needed before the first move. */
  loadEventText(): Promise<EventText<G>>;
  /** What is shown by itself; not needed before the first move either. */
  loadHighlights(): Promise<GameHighlights<G>>;
  loadSounds(): Promise<GameSounds<G>>;
  loadEndScreen(): Promise<EndScreen<G>>;
  /** The pictures of the curtains that fall where a device changes hands. */
  loadHandOver(): Promise<HandOverPictures>;
  loadNarrator(): Promise<GameNarrator<G>>;
  loadHintText(): Promise<HintText<G>>;
  /** What explains itself the first time it comes up. */
  loadFirstLines(): Promise<GameFirstLines<G>>;
}

/** The topics of a game, see `first-lines/`; those that matter most first. */
export interface GameFirstLines<G extends GameTypes = GameTypes> {
  /** What comes up with what is asked of me, beginning with the action that I look at. */
  asked(seen: Seen<G>, picked: string | null): readonly Topic[];
  /** What comes up with a line of the journal; `seen` is the position that it led to, or a later one. */
  told(line: Line<G>, seen: Seen<G>): readonly Topic[];
}

interface CoachProps<G extends GameTypes> {
  readonly selection: Selection<G>;
  readonly seen: Seen<G>;
  readonly help: Help;
}

/** What the coach says in the words of the game. */
export interface HintText<G extends GameTypes = GameTypes> {
  words(seen: Seen<G>, info: TableInfo): HintWords;
}

interface ModelProps<G extends GameTypes> {
  readonly model: TableModel<G>;
}

interface CollectionProps<G extends GameTypes> extends ModelProps<G> {
  readonly seat: number;
  readonly onClose: () => void;
}

/** What is shown once a game is over. */
export interface EndScreen<G extends GameTypes = GameTypes> {
  EndScreen(this: void, props: EndScreenProps<G>): Drawn;
  /** A picture of the result to pass on, and what is said with it. */
  pictureOf(model: TableModel<G>, seen: Seen<G>): Promise<{ readonly image: Blob; readonly words: string }>;
  /** Draws what the seat whose eyes are used has printed on the way; absent where nothing is. */
  drawPrints?(c: Canvas, box: Box, seen: Seen<G>, color: Color): Promise<void>;
  readonly analysisView: AnalysisView<G>;
  readonly historyView: HistoryView;
}

/** What only the game knows of the games that somebody looks back on. */
export interface HistoryView {
  /** What each seat played as, by id, in a position as everybody may see it; empty where all play as the same. */
  figures(view: View): readonly (string | null)[];
  figureName(this: void, id: string): string;
  Figure(this: void, props: { readonly id: string; readonly class?: string }): Drawn;
}

/** A source of points as the end screen groups them; its paint is the class `from-<id>`. */
export interface PointSource {
  readonly id: string;
  /** The engine's sources that are counted here. */
  readonly of: readonly string[];
}

/** What only the game knows of the words and pictures of its analysis. */
export interface AnalysisView<G extends GameTypes = GameTypes> {
  readonly sources: readonly PointSource[];
  sourceName(id: string): string;
  /** The name of a part of the game, from 1. */
  partName(part: number): string;
  /** What an action is about; draws nothing where there is no picture. */
  Picture(this: void, props: { readonly action: string; readonly seen: Seen<G> }): Drawn;
  /** The selector of a row of the board that is long enough for a bar of the action's worth; null where there is none. */
  rowOf?(action: string, seen: Seen<G>): string | null;
}

interface EndScreenProps<G extends GameTypes> extends ModelProps<G> {
  /** Whether the game was watched to its end on this page: then what is given at the end may come bit by bit. */
  readonly isArrival: boolean;
}

export interface PlayerSummary {
  readonly seat: number;
  /** A piece of the game that nobody plays: no score, no purse. */
  readonly isNeutral: boolean;
  readonly points: number;
  readonly coins: number;
  /** The figure that the seat plays as, where there is room for it. */
  readonly figure: ComponentChildren;
}

/** An action in words. */
export interface ActionText {
  readonly name: string;
  /** What it costs or does, where the name does not say it. */
  readonly note?: string;
}

/** What is said at the table from the first position on. */
export interface GameText<G extends GameTypes = GameTypes> {
  playerName(seat: number, seen: Seen<G>, info: TableInfo): string;
  /** Beside a player's name: what they play as, or how well a bot plays. */
  playerNote(seat: number, seen: Seen<G>, info: TableInfo): string;
  /** What is asked of me, or of the player we wait for. */
  question(seen: Seen<G>, info: TableInfo): string;
  action(action: string, seen: Seen<G>, info: TableInfo): ActionText;
  /** An action as a heading: of a place on the board only its name. */
  heading(action: string, seen: Seen<G>, info: TableInfo): string;
  /** The button that takes an action. */
  commit(action: string, seen: Seen<G>): string;
  /** The heading of the action bar while nothing is picked. */
  prompt(seen: Seen<G>): string;
  /** What an action would bring, in whole sentences. */
  preview(action: string, seen: Seen<G>, info: TableInfo): string;
  /** Why an action is closed, and the topic of the rules that says more. */
  reason(reason: Reason, seen: Seen<G>, info: TableInfo): string;
  ruleOf(reason: Reason, action: string): string;
  refusal(refused: Refused, seen: Seen<G> | null, info: TableInfo): string;
}

export interface BoardProps<G extends GameTypes = GameTypes> {
  readonly selection: Selection<G>;
  readonly seen: Seen<G>;
  readonly away: Away;
  /** Drawn over the board: notices. */
  readonly children: ComponentChildren;
}

interface ActionProps<G extends GameTypes> {
  readonly selection: Selection<G>;
  readonly seen: Seen<G>;
  readonly action: string;
}

/** A part of the window, in its pixels. */
export interface FreeArea {
  /** There are words below, which must not be seen between what lies over them. */
  readonly isOverWords: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The board, and the actions that are picked on it rather than in a form. */
export interface GameBoard<G extends GameTypes = GameTypes> {
  /** Board, players, action bar and all else that the window has room for. It answers the keys that move over it. */
  Board(this: void, props: BoardProps<G>): Drawn;
  /** Whether a decision is made on the board. */
  asks(decision: string): boolean;
  /** Whether an action is picked on the board. */
  has(action: string): boolean;
  /** In the action bar: what an action costs beside what it says, such as turns. */
  ActionCost(this: void, props: ActionProps<G>): Drawn;
  /** In the action bar: open actions that have no place on the board. */
  OtherActions(this: void, props: Omit<ActionProps<G>, 'action'>): Drawn;
  /** In the menu: other parts of the board to look at. */
  MenuViews(this: void, props: { readonly selection: Selection<G>; readonly onClose: () => void }): Drawn;
}

/** How the moves of a game look while they are shown one after the other. */
export interface GamePlayback<G extends GameTypes = GameTypes> {
  /** Whether a new move begins with a line, rather than another step of the same one. */
  isMove(line: Line<G>): boolean;
  /** How long the motion of a line takes, in milliseconds at normal speed. */
  motion(line: Line<G>, before: View | null, after: View | null): number;
  /** Ends whatever still moves. */
  finishMotion(): void;
}

/** What happened, in words. */
export interface EventText<G extends GameTypes = GameTypes> {
  /** A line of the journal; empty for one that says nothing. `lines` led to the position, this one among them. */
  line(line: Line<G>, seen: Seen<G>, info: TableInfo, lines: readonly Line<G>[]): readonly string[];
  /** All that somebody did in one go, in one sentence, such as "Matsu walks to the shop and buys Gofu and Sake". */
  move(move: Move<G>, seen: Seen<G>, info: TableInfo): string;
  /** What the one who acted gained in points. `lines` led to the position, this one among them. */
  points(line: Line<G>, seen: Seen<G>, lines: readonly Line<G>[]): number;
  /** Many moves in few sentences, and in full what changes the game for everybody. */
  summary(lines: readonly Line<G>[], seen: Seen<G>, info: TableInfo): readonly string[];
  /** Where the game stands, sentence by sentence. */
  status(seen: Seen<G>, info: TableInfo): readonly string[];
}

/** What is heard while the moves of a game are shown. */
export interface GameSounds<G extends GameTypes = GameTypes> {
  /** The one sound of a line that says most; null for silence. */
  of(line: Line<G>, seen: Seen<G> | null): SoundName | null;
}

export interface HandOverPictures {
  /** Where a cloth of this height hides nothing that is needed now; or else all that is above the board. */
  freeArea(height: number): FreeArea;
  Scene(this: void): JSX.Element;
  /** A picture for the decision that is about to be shown. */
  Sign(this: void, props: { readonly decision: string }): JSX.Element;
}

/** What is shown by itself, see `highlights/highlight.ts`. */
export interface GameHighlights<G extends GameTypes = GameTypes> {
  /** Those of a line, in the order in which they are shown. */
  of(shown: ShownLine<G>): readonly Highlight<G>[];
  Highlight(this: void, props: HighlightProps<G>): JSX.Element | null;
}

export interface HighlightProps<G extends GameTypes = GameTypes> {
  readonly highlight: Highlight<G>;
  readonly model: TableModel<G>;
}

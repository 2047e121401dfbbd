/**
 * A table that is being set up, as the pages "New table" and "Same device" hold it. Every change keeps what
 * belongs together: a box brings the boxes it needs, exactly one seat is mine.
 */

import type { Pace, Plan, SeatPlan } from '@tokaido/table';
import type { Options } from '@tokaido/tokaido';
import { BOXES, checkOptions, MIN_PLAYERS, tokaido, VARIATIONS } from '@tokaido/tokaido';
import type { Settings } from '../../app/settings.ts';
import { TEMPER_IDS } from '../../app/settings.ts';
import type { BoardFile } from '../duo-board.ts';
import { botPlan } from './bot-plan.ts';
import type { DuoDraft } from './duo-draft.ts';
import { duoOptions, NEW_DUO } from './duo-draft.ts';

export type Tiles = 2 | 3 | 'any';

/** What is played, apart from the players. */
export interface Choice {
  readonly boxes: readonly string[];
  readonly variations: readonly string[];
  readonly tiles: Tiles;
}

export interface Draft extends Choice {
  readonly game: Settings['game'];
  /** Those of Tokaido. What was chosen for one game is there again after a look at the other. */
  readonly seats: readonly SeatPlan[];
  readonly duo: DuoDraft;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly chat: boolean;
  readonly takeover: boolean;
  /** The level of the bots that fill open seats. */
  readonly level: string;
}

export const PACES = {
  none: { kind: 'none' },
  live: { kind: 'live', seconds: 90, bank: 600 },
  correspondence: { kind: 'correspondence', days: 3 },
} as const satisfies Readonly<Record<Pace['kind'], Pace>>;

export const CORRESPONDENCE_DAYS = [1, 3, 7] as const;

export function newDraft(level: string, game: Settings['game'] = 'tokaido'): Draft {
  return {
    game,
    duo: NEW_DUO,
    boxes: [],
    variations: [],
    tiles: 2,
    seats: [
      { kind: 'me' },
      { kind: 'open' },
      botPlan(level, TEMPER_IDS[0]),
      botPlan(level, TEMPER_IDS[1]),
      { kind: 'closed' },
    ],
    pace: PACES.none,
    listed: false,
    chat: true,
    takeover: true,
    level,
  };
}

export interface Needing {
  readonly kind: 'box' | 'variation';
  readonly id: string;
}

/** What among the chosen boxes and variations needs this box; it cannot be put away before them. */
export function neededBy(choice: Choice, box: string): readonly Needing[] {
  const boxes = choice.boxes.filter((id) => BOXES.get(id)?.requires.includes(box) ?? false);
  const variations = choice.variations.filter((id) => VARIATIONS.get(id)?.box === box);
  return [
    ...boxes.map((id) => ({ kind: 'box' as const, id })),
    ...variations.map((id) => ({ kind: 'variation' as const, id })),
  ];
}

export function toggleBox<C extends Choice>(choice: C, box: string): C {
  if (!choice.boxes.includes(box)) return { ...choice, boxes: withBox(choice.boxes, box) };
  if (neededBy(choice, box).length > 0) return choice;
  return { ...choice, boxes: choice.boxes.filter((id) => id !== box) };
}

function withBox(boxes: readonly string[], box: string): readonly string[] {
  const wanted = new Set([...boxes, box, ...(BOXES.get(box)?.requires ?? [])]);
  return [...BOXES.keys()].filter((id) => wanted.has(id));
}

/** A variation of a box brings the box. */
export function toggleVariation<C extends Choice>(choice: C, variation: string): C {
  if (choice.variations.includes(variation)) {
    return { ...choice, variations: choice.variations.filter((id) => id !== variation) };
  }
  const box = VARIATIONS.get(variation)?.box;
  const variations = [...VARIATIONS.keys()].filter(
    (id) => id === variation || choice.variations.includes(id),
  );
  return { ...choice, variations, boxes: box === undefined ? choice.boxes : withBox(choice.boxes, box) };
}

/** The seats of the game that is chosen. */
export function seatsOf({ game, seats, duo }: Draft): readonly SeatPlan[] {
  return game === 'duo' ? duo.seats : seats;
}

/** Sets a seat; who sits down elsewhere changes places with what was there, and mine cannot be given away. */
export function setSeat(draft: Draft, seat: number, plan: SeatPlan): Draft {
  const now = seatsOf(draft);
  if (now[seat]?.kind === 'me') return draft;
  const left = plan.kind === 'me' ? (now[seat] ?? { kind: 'open' }) : null;
  const seats = now.map((each, i): SeatPlan => {
    if (i === seat) return plan;
    return left !== null && each.kind === 'me' ? left : each;
  });
  return draft.game === 'duo' ? { ...draft, duo: { ...draft.duo, seats } } : { ...draft, seats };
}

/** A list of tables is no place for strangers' words: chat is off there unless asked for afterwards. */
export function setListed(draft: Draft, listed: boolean): Draft {
  return { ...draft, listed, chat: listed ? false : draft.chat };
}

export function playersIn(seats: readonly { readonly kind: string }[]): number {
  return seats.filter(({ kind }) => kind !== 'closed').length;
}

function optionsOf({ boxes, variations, tiles }: Choice, players: number): Options {
  return tiles === 2 ? { players, boxes, variations } : { players, boxes, variations, tiles };
}

/** The options in the words of a record, without the number of players. */
export function optionText(choice: Choice): string {
  return tokaido.rules.optionWords(optionsOf(choice, MIN_PLAYERS)).replace(/^players=\S+ ?/, '');
}

/** Options in words, as a table tells them; what cannot be read is the base game. */
export function choiceOf(words: string): Choice {
  const numbered = words.startsWith('players=') ? words : `players=${MIN_PLAYERS} ${words}`.trim();
  const read = tokaido.rules.parseOptions(numbered);
  if (!read.ok) return { boxes: [], variations: [], tiles: 2 };
  return { boxes: read.value.boxes, variations: read.value.variations, tiles: read.value.tiles ?? 2 };
}

/** What is wrong with a draft. The two things that can go wrong by clicking are told apart for the words. */
export type SetupError = 'too-few' | 'too-few-tiles' | { readonly error: string };

/** Nothing can be wrong with a Duo table: neither of its seats can be closed. */
export function draftError(draft: Draft): SetupError | null {
  return draft.game === 'duo' ? null : setupError(draft, playersIn(draft.seats));
}

export function setupError(choice: Choice, players: number): SetupError | null {
  if (players < MIN_PLAYERS) return 'too-few';
  const options = optionsOf(choice, players);
  const checked = checkOptions(options);
  if (checked.ok) return null;
  const { tiles: _tiles, ...withTwo } = options;
  return checkOptions(withTwo).ok ? 'too-few-tiles' : { error: checked.error };
}

/** `board` is what Duo is played on; null for our own. */
export function planOf(draft: Draft, board: BoardFile | null): Plan {
  const isDuo = draft.game === 'duo';
  return {
    game: draft.game,
    options: isDuo ? duoOptions(draft.duo.first) : optionText(draft),
    ...(isDuo && board !== null ? { board: board.text } : {}),
    seats: [...seatsOf(draft)],
    pace: draft.pace,
    listed: draft.listed,
    chat: draft.chat,
    takeover: draft.takeover,
    level: draft.level,
  };
}

/** Nobody but me and bots: such a table needs no server. */
export function isAlone(draft: Draft): boolean {
  return !seatsOf(draft).some(({ kind }) => kind === 'open');
}

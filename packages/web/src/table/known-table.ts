/**
 * What is known of a table: the sum of the messages that came from it. Each message makes a new one of it, so
 * that what is shown may stay behind.
 */

import type { View } from '@tokaido/kernel';
import type { Clock, News, Said, ServerMessage, Turn } from '@tokaido/table';
import { applyPatch } from '@tokaido/table';
import type { DeviceInfo, GameEvent, Line } from './model.ts';

export interface KnownTable {
  /** The number of the last entry; 0 before anything is known. */
  readonly n: number;
  /** My seat; −1 when I watch. */
  readonly you: number;
  /** The host has removed me. */
  readonly removed: boolean;
  readonly info: DeviceInfo;
  readonly view: View | null;
  readonly turn: Turn | null;
  readonly clock: Clock | null;
  readonly present: readonly boolean[];
  readonly watching: number;
  /** What happened and was not taken back. */
  readonly lines: readonly Line[];
}

/** A table of which nothing is known but its name; its game is a guess. */
export function unknownTable(id: string, game = ''): KnownTable {
  const info: DeviceInfo = {
    id,
    game,
    version: 0,
    options: '',
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    phase: 'lobby',
    seats: [],
    commit: '',
    bytes: [],
    seed: null,
    next: null,
  };
  return {
    n: 0,
    you: -1,
    removed: false,
    info,
    view: null,
    turn: null,
    clock: null,
    present: [],
    watching: 0,
    lines: [],
  };
}

type Welcome = Extract<ServerMessage, { readonly t: 'welcome' }>;
type Update = Extract<ServerMessage, { readonly t: 'update' }>;

export function welcomed(truth: KnownTable, message: Welcome): KnownTable {
  const { n, info, clock, present } = message;
  const [first] = message.news;
  // The news starts where ours ends, or repeats everything.
  const kept = first === undefined ? truth.lines : truth.lines.filter((line) => line.n < first.n);
  return {
    n,
    you: youOf(message.turn, message.you),
    removed: message.removed === true,
    info,
    view: message.view as View | null,
    turn: message.turn,
    clock,
    present,
    watching: message.watching ?? 0,
    lines: message.news.reduce(withNews, kept),
  };
}

export function updated(truth: KnownTable, message: Update): KnownTable {
  return {
    n: message.n,
    you: youOf(message.turn, truth.you),
    removed: truth.removed,
    info: message.info ?? truth.info,
    view: viewAfter(truth.view, message),
    turn: message.turn,
    clock: message.clock,
    present: truth.present,
    watching: truth.watching,
    lines: withNews(truth.lines, message.news),
  };
}

/** The open actions are given to nobody but me; where several share a device, that says who I am now. */
function youOf(turn: Turn | null, otherwise: number): number {
  return turn?.legal === undefined ? otherwise : turn.seat;
}

function viewAfter(view: View | null, message: Update): View | null {
  if (message.view !== undefined) return message.view as View | null;
  return message.patch === undefined ? view : (applyPatch(view, message.patch) as View);
}

/** What was taken back leaves no line, and neither does the taking back. */
function withNews(lines: readonly Line[], news: News): readonly Line[] {
  const { back = 0, all = false } = news;
  if (news.kind === 'undo')
    return lines.filter(({ n, kind }) => n !== back && !(all && n > back && kind === 'act'));
  return [...lines, { ...news, events: news.events as GameEvent[] }];
}

/** As many lines of talk as anybody scrolls back. */
const MOST_TALK = 200;

/** The lines that are known and those that came, in order: a table tells only the last ones, and some of them twice. */
export function withTalk(known: readonly Said[], said: readonly Said[]): readonly Said[] {
  const lines = new Map([...known, ...said].map((line) => [line.n, line]));
  return [...lines.values()].sort((a, b) => a.n - b.n).slice(-MOST_TALK);
}

/**
 * A replay: the positions of a game one after the other, each as somebody at the table saw it then. It brings the model
 * of a table, so that the table's own parts draw it; nothing can be decided there.
 */

import type { ReadonlySignal, Signal } from '@preact/signals';
import { batch, computed, signal } from '@preact/signals';
import type { GameRecord, Reason, Result, Score, View } from '@tokaido/kernel';
import { fail, ok, reaches, recordToText, SPECTATOR } from '@tokaido/kernel';
import type { Timeline, Told } from '@tokaido/table';
import { timelineOf } from '@tokaido/table';
import type { GameClient } from '../game.ts';
import type { DeviceInfo, GameEvent, Line, Seen, TableModel } from '../model.ts';
import { NOT_YOURS } from '../refusals.ts';
import { explain } from '../shown-position.ts';
import { addressAt } from './address-at.ts';

/** A game to be replayed, wherever it comes from. */
export interface ReplaySource {
  readonly record: GameRecord;
  readonly info: DeviceInfo;
  /** The seat of whoever looks on; −1 where none of them is theirs. */
  readonly you: number;
  /** Whose eyes it is first seen with; −1 for a spectator's. */
  readonly from: number;
  /** The address of the replay, to which a position is added; with a fragment where that holds the game. */
  readonly address: string;
  /** Where the game itself is: its end screen, or the first page. */
  readonly home: string;
}

export interface Replay {
  readonly source: ReplaySource;
  readonly game: GameClient;
  readonly timeline: Timeline;
  /** How many steps there are: positions go from 0 to it. */
  readonly length: number;
  readonly at: ReadonlySignal<number>;
  /** The furthest position that has been shown. */
  readonly reached: ReadonlySignal<number>;
  /** Whose eyes it is seen with; −1 for a spectator's. */
  readonly seat: ReadonlySignal<number>;
  readonly model: TableModel;
  /** Told of an action that is taken on the board, where somebody asks for one; nothing is played. */
  readonly taken: Signal<((action: string) => void) | null>;
  /** The final scores of a finished game, else those of its last position. */
  readonly result: readonly Score[];
  /** Positions beyond either end become that end. */
  goTo(position: number): void;
  lookAs(seat: number): void;
  /** The next position, in either direction, at which the seat in whose eyes we look begins a turn. */
  turnFrom(position: number, direction: 1 | -1): number;
  /** The line of a step as the seat knows it; null before the first. */
  lineAt(position: number): Line | null;
  /** The position and what a seat may know of it, as it is drawn. */
  seenAt(position: number, seat: number): Seen;
}

/** The error is the engine's sentence. */
export function openReplay(source: ReplaySource, game: GameClient): Result<Replay> {
  const opened = openPosition(source, game);
  return opened.ok && opened.value.length === 0 ? fail('nothing has happened in this game yet') : opened;
}

/** The same for a game that may stand at its first decision. */
export function openPosition(source: ReplaySource, game: GameClient): Result<Replay> {
  const made = timelineOf(game.engine(source.info), source.record);
  return made.ok ? ok(replayOf(source, game, made.value)) : made;
}

function replayOf(source: ReplaySource, game: GameClient, timeline: Timeline): Replay {
  const { engine, steps } = timeline;
  const length = steps.length;
  const at = signal(0);
  const reached = signal(0);
  const seat = signal(source.from);
  const lines = computed(() => linesOf(timeline, source.info, seat.value));
  const seen = computed(() => seenAt(at.value, seat.value));
  const taken = signal<((action: string) => void) | null>(null);
  const never = signal(null);
  const no = signal(false);

  function seenAt(position: number, me: number): Seen {
    const view: View = engine.observe(timeline.stateAt(position), me);
    const pending = timeline.pendingAt(position);
    const mine = pending !== null && pending.seat === me;
    return {
      me,
      view,
      s: engine.fromView(view),
      turn: pending === null ? null : { ...pending, undo: false },
      mine,
      legal: mine ? timeline.legalAt(position) : [],
    };
  }

  const isTurn = (position: number): boolean => {
    const step = steps[position];
    const line = lines.peek()[position + 1];
    if (step === undefined || line === undefined) return false;
    if (seat.peek() !== SPECTATOR && step.seat !== seat.peek()) return false;
    return game.playback.isMove(line) || steps[position - 1]?.seat !== step.seat;
  };

  const reasons = new WeakMap<Seen, Map<string, Reason | null>>();

  const model: TableModel = {
    // Whoever looks with the eyes of another is not called "you".
    info: computed(() => ({
      ...source.info,
      isShared: source.info.isShared === true || seat.value !== source.you,
    })),
    you: seat,
    host: no,
    seen,
    scores: computed(() => engine.scores(timeline.stateAt(at.value))),
    clock: never,
    present: computed(() => source.info.seats.map(() => true)),
    journal: computed(() => lines.value.slice(0, at.value + 1)),
    talk: signal([]),
    news: signal([]),
    since: never,
    playing: never,
    highlight: never,
    canSkip: no,
    undoTime: never,
    link: signal('open'),
    busy: no,
    refused: never,
    curtain: never,
    local: true,
    async act(action) {
      const take = taken.peek();
      take?.(action);
      return take === null ? NOT_YOURS : null;
    },
    undo: async () => NOT_YOURS,
    explain(action) {
      const now = seen.peek();
      const known = reasons.get(now) ?? new Map<string, Reason | null>();
      reasons.set(now, known);
      let reason = known.get(action);
      if (reason === undefined) known.set(action, (reason = explain(engine, now, action)));
      return reason;
    },
    hint: async () => null,
    command: async () => NOT_YOURS,
    skip: () => undefined,
    goOn: () => undefined,
    holdHighlights: () => () => undefined,
    liftCurtain: () => undefined,
    addressOf: (line) => addressAt(source.address, line.n),
    record: async () => recordToText(source.record),
    close: () => undefined,
  };

  return {
    source,
    game,
    timeline,
    length,
    at,
    reached,
    seat,
    model,
    taken,
    result: engine.scores(timeline.stateAt(length)),
    goTo(position) {
      const next = Math.max(0, Math.min(length, Math.trunc(position)));
      batch(() => {
        at.value = next;
        reached.value = Math.max(reached.peek(), next);
      });
    },
    lookAs(next) {
      seat.value = next;
    },
    turnFrom(position, direction) {
      let next = position + direction;
      while (next > 0 && next < length && !isTurn(next)) next += direction;
      return Math.max(0, Math.min(length, next));
    },
    lineAt: (position) => (position === 0 ? null : (lines.peek()[position] ?? null)),
    seenAt,
  };
}

/** The journal as a seat may know it: the set-up, then a line for each step. */
function linesOf({ opening, steps }: Timeline, info: DeviceInfo, who: number): readonly Line[] {
  const heard = (told: readonly Told[]) =>
    told.filter(({ audience }) => reaches(audience, who)).map(({ event }) => event as GameEvent);
  const isBot = (seat: number) => info.seats[seat]?.kind === 'bot';
  return [
    { n: 0, seat: -1, kind: 'begin', by: 'person', events: heard(opening) },
    ...steps.map(
      ({ seat, told }, i): Line => ({
        n: i + 1,
        seat,
        kind: 'act',
        by: isBot(seat) ? 'bot' : 'person',
        events: heard(told),
      }),
    ),
  ];
}

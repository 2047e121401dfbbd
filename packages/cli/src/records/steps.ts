/** `tokaido replay` in a terminal: the game move by move, as the client shows it. */

import { reaches, SPECTATOR } from '@tokaido/kernel';
import type { Timeline } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { GameSupport } from '../games/game-support.ts';
import { Journal } from '../journal/journal.ts';
import { resultTable } from '../journal/result-table.ts';
import { outputOn } from '../play/output.ts';
import type { Terminal } from '../play/terminal.ts';
import type { TerminalGame } from '../play/terminal-game.ts';
import type { TextStyle } from '../terminal/text-style.ts';
import { amounts, mark } from '../terminal/text-style.ts';
import type { StepCommand } from './step-command.ts';
import { stepCommandIn } from './step-command.ts';

export interface Stepped {
  readonly table: GameSupport;
  readonly shown: TerminalGame;
  readonly timeline: Timeline;
  readonly style: TextStyle;
  /** Whose eyes it is first seen with; −1 for a spectator's. */
  readonly seat: number;
  /** The first position. */
  readonly at: number;
  /** Neither the length of the game nor its result is told before the end has been reached. */
  readonly hidesEnd: boolean;
}

/** A move is in sight for so long, in milliseconds at normal speed. */
const STEP_MS = 1600;

/** Where a replay stands. */
interface Standing {
  readonly at: number;
  readonly seat: number;
  readonly hidesEnd: boolean;
  /** The furthest position that was shown. */
  readonly reached: number;
}

export async function stepThrough(stepped: Stepped, terminal: Terminal): Promise<void> {
  const { timeline, table, style } = stepped;
  const { say, show } = outputOn(terminal, style);
  const length = timeline.steps.length;
  const clamp = (at: number) => Math.max(0, Math.min(length, at));
  let now: Standing = { ...stepped, at: clamp(stepped.at), reached: clamp(stepped.at) };

  const goTo = (at: number) => {
    now = { ...now, at: clamp(at), reached: Math.max(now.reached, clamp(at)) };
    show(pageOf(stepped, now));
  };

  async function play(speed: number): Promise<void> {
    while (now.at < length) {
      goTo(now.at + 1);
      // A line typed meanwhile stops it.
      if (await terminal.pause(STEP_MS / speed)) return;
    }
  }

  function jump(to: number): void {
    const end = tellsEnd(now, length) ? length : now.reached;
    if (to <= length) goTo(to);
    else say([t('term.replay.noMove', { n: to, most: end })]);
  }

  function lookAs(seat: number): void {
    const most = table.game.rules.seats(timeline.stateAt(0));
    if (seat >= most) return say([t('term.replay.noSeat', { n: seat + 1, most })]);
    now = { ...now, seat };
    goTo(now.at);
  }

  function hide(): void {
    now = { ...now, hidesEnd: !now.hidesEnd };
    say([t(now.hidesEnd ? 'term.replay.hidden' : 'term.replay.open')]);
  }

  /** Carries a command out. */
  async function obey(command: StepCommand): Promise<void> {
    if (command.go === 'by') goTo(now.at + command.by);
    else if (command.go === 'turn') goTo(turnFrom(stepped, now, command.by));
    else if (command.go === 'to') jump(command.to);
    else if (command.go === 'end') goTo(tellsEnd(now, length) ? length : now.reached);
    else if (command.go === 'eyes') lookAs(command.seat);
    else if (command.go === 'play') await play(command.speed);
    else if (command.go === 'hide') hide();
    else say(t('term.replay.help').split('\n'));
  }

  goTo(now.at);
  for (;;) {
    const line = await terminal.ask(`${t('term.replay.prompt', { at: placeOf(now, length) })} `);
    const command = line === null ? null : stepCommandIn(line);
    if (line === null || command?.go === 'quit') return;
    if (command === null) say([t('term.replay.noKey')]);
    else await obey(command);
  }
}

const tellsEnd = ({ hidesEnd, reached }: Standing, length: number) => !hidesEnd || reached === length;

function placeOf(now: Standing, length: number): string {
  if (now.at === 0) return t('term.replay.start');
  return tellsEnd(now, length)
    ? t('term.replay.at', { n: now.at, total: length })
    : t('term.replay.atOnly', { n: now.at });
}

/** The next position at which somebody begins a turn: the seat whose eyes are used, or anybody for a spectator. */
function turnFrom({ timeline, table }: Stepped, { at, seat }: Standing, by: 1 | -1): number {
  const isTurn = (position: number) => {
    const pending = timeline.pendingAt(position);
    return pending?.decision === table.turn && (seat === SPECTATOR || pending.seat === seat);
  };
  let next = at + by;
  while (next > 0 && next < timeline.steps.length && !isTurn(next)) next += by;
  return next;
}

/** A position: where the game stands, everybody's points, and the move that led there. */
function pageOf({ timeline, table, shown, style }: Stepped, now: Standing): string[] {
  const { game, text } = table;
  const { at, seat } = now;
  const state = timeline.stateAt(at);
  const view = game.observe(state, seat);
  const s = game.fromView(view);
  const turn = timeline.pendingAt(at);
  const seen = { me: seat, view, s, turn, mine: false, legal: [] };
  const scores = game.scores(s);
  const lines = [
    style.bold(turn === null ? t('term.replay.end') : shown.title(seen)),
    seat === SPECTATOR ? t('term.replay.spectator') : t('term.replay.seat', { name: text.name(s, seat) }),
    ...scores.map(
      ({ seat: each, points }) =>
        `${mark(style, each, scores.length)}${text.name(s, each)} ${amounts(style, points, table.coins(s, each))}`,
    ),
    '',
    ...movesAt(timeline, table, now, style),
  ];
  if (turn !== null) return at === timeline.steps.length ? [...lines, t('term.replay.broken')] : lines;
  const name = (each: number) => text.name(s, each);
  return [...lines, '', ...resultTable(scores, name, (source) => text.sourceName(source))];
}

/** What happened in the step that led to a position, as far as the seat may know it. */
function movesAt(timeline: Timeline, table: GameSupport, { at, seat }: Standing, style: TextStyle): string[] {
  const told = at === 0 ? timeline.opening : (timeline.steps[at - 1]?.told ?? []);
  const journal = new Journal(table, seat, style);
  const s = timeline.stateAt(at);
  const events = told.filter(({ audience }) => reaches(audience, seat));
  return [...events.flatMap(({ event }) => journal.tell(event, s)), ...journal.rest(s)];
}

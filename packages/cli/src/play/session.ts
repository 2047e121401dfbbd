/** One game at the table: its record, what has been told, and the way back. */

import type { GameRecord, Pending, Result, State } from '@tokaido/kernel';
import {
  Actions,
  EVERYBODY,
  fail,
  ok,
  Recorder,
  reaches,
  SealedChance,
  sealedHead,
  seedFrom,
} from '@tokaido/kernel';
import { t } from '@tokaido/words';
import type { GameSupport } from '../games/game-support.ts';
import { Journal } from '../journal/journal.ts';
import type { TextStyle } from '../terminal/text-style.ts';
import type { Seen, TerminalGame } from './terminal-game.ts';

/** What a table is set up with; together with the moves it is the whole game. */
export interface Seating {
  readonly table: GameSupport;
  readonly shown: TerminalGame;
  readonly options: unknown;
  /** The rules version that the game is played by. */
  readonly rules: number;
  readonly phrase: string;
  /** The seat of the person, from 0. */
  readonly me: number;
  readonly level: string;
}

/** A decision that was taken, and whether something came to light with it. */
interface Past {
  readonly seat: number;
  readonly revealed: boolean;
}

/** Everything that a replay builds again. */
interface Run {
  readonly recorder: Recorder<State, unknown, unknown>;
  readonly journal: Journal;
  readonly told: string[];
  readonly past: Past[];
  /** Something was told to the person alone since the last decision. */
  secret: boolean;
}

export class Session {
  readonly seating: Seating;
  private readonly style: TextStyle;
  private run: Run;
  /** Where in the journal the person's last move begins. */
  private moved = 0;
  private shown = 0;

  constructor(seating: Seating, style: TextStyle, moves: readonly string[] = []) {
    this.seating = seating;
    this.style = style;
    this.run = start(seating, style);
    this.repeat(moves);
  }

  get state(): State {
    return this.run.recorder.state;
  }

  get told(): readonly string[] {
    return this.run.told;
  }

  /** What happened since the person last moved, that move included. */
  get news(): readonly string[] {
    return this.run.told.slice(this.moved);
  }

  get pending(): Pending | null {
    return this.seating.table.game.pending(this.state);
  }

  /** The decision that is pending, as its seat sees it. */
  seen(pending: Pending): Seen {
    const { game } = this.seating.table;
    const view = game.observe(this.state, pending.seat);
    const s = game.fromView(view);
    const actions = new Actions();
    game.legal(s, actions);
    const legal = actions.toArray().map((action) => game.rules.describe(action));
    return { me: pending.seat, view, s, turn: pending, mine: true, legal };
  }

  play(action: number): void {
    const { run } = this;
    const { table, me } = this.seating;
    const seat = this.pending?.seat ?? -1;
    if (seat === me) this.moved = run.told.length;
    run.secret = false;
    run.recorder.play(action);
    const drawn = run.recorder.moves.at(-1)?.outcomes.length ?? 0;
    run.past.push({ seat, revealed: drawn > 0 || run.secret });
    const next = this.pending;
    // What somebody else is still in the middle of is told in one go.
    if (next === null || next.seat === me || next.decision === table.turn)
      run.told.push(...run.journal.rest(this.state));
  }

  /** The lines told since this was last asked. */
  fresh(): string[] {
    const lines = this.run.told.slice(this.shown);
    this.shown = this.run.told.length;
    return lines;
  }

  /** Takes back the person's last decision; an error says why that cannot be done. */
  undo(): Result<null> {
    const last = this.run.past.at(-1);
    const { me, table } = this.seating;
    if (last === undefined) return fail(t('term.noUndo.start'));
    if (last.seat !== me)
      return fail(t('term.noUndo.other', { name: table.text.name(this.state, last.seat) }));
    if (last.revealed) return fail(t('term.noUndo.revealed'));
    const moves = this.run.recorder.moves.slice(0, -1).map(({ action }) => action);
    this.run = start(this.seating, this.style);
    this.repeat(moves);
    return ok(null);
  }

  record(): GameRecord {
    return this.run.recorder.record();
  }

  private repeat(moves: readonly string[]): void {
    const { game } = this.seating.table;
    this.moved = 0;
    for (const words of moves) {
      const action = game.rules.parse(words);
      if (action === null) throw new Error(`"${words}" cannot be read`);
      this.play(action);
    }
    this.run.told.push(...this.run.journal.rest(this.state));
    this.shown = this.run.told.length;
  }
}

function start(seating: Seating, style: TextStyle): Run {
  const { table, options, rules, phrase, me, level } = seating;
  const { game } = table;
  const seed = seedFrom(phrase);
  let state: State | null = null;
  const told: string[] = [];
  const journal = new Journal(table, me, style);
  const tell = (event: unknown, audience: number) => {
    if (!reaches(audience, me)) return;
    if (audience !== EVERYBODY) run.secret = true;
    told.push(...journal.tell(event, state));
  };
  const run = { journal, told, past: [], secret: false };
  const seats: string[] = [];
  const head = { ...sealedHead(seed), seats, version: rules };
  const recorder = new Recorder(game, options, new SealedChance(seed, game.rules.streams), head, tell);
  state = recorder.state;
  // How many seats there are is known only once the game is set up.
  for (let seat = 0; seat < game.rules.seats(state); seat++) seats.push(seat === me ? 'you' : level);
  return Object.assign(run, { recorder });
}

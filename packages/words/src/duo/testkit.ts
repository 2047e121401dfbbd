/** Tables of Duo for tests: whole games as each seat sees them, without a link or a worker. */

import type { DuoDecision, Event, Options, State } from '@tokaido/duo';
import { duo } from '@tokaido/duo';
import type { Pending, Score } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import '../locales/en/duo.ts';
import '../locales/en/duo-underway.ts';
import '../locales/en/underway.ts';
import type { Line, Seen } from './seen.ts';

const NAMES = ['Aki', 'Botan'];
/** Purple and green among the colors of all tables. */
const COLORS = [4, 2];

function seatInfo(seat: number) {
  const kind: 'open' | 'closed' | 'person' | 'bot' = 'person';
  const votes: number[] = [];
  const [name, color] = [NAMES[seat] ?? '', COLORS[seat]];
  return { kind, name, color, level: '', ready: true, standIn: false, votes, host: seat === 0 };
}

/** A table as the protocol describes it, so that clients can use it in their tests too. */
function tableInfo(options: Options) {
  const bytes: string[] = [];
  return {
    id: 'test',
    game: 'duo',
    version: 2,
    options: duo.rules.optionWords(options),
    pace: { kind: 'none' as const },
    listed: false,
    chat: false,
    takeover: false,
    phase: 'playing' as const,
    seats: NAMES.map((_, seat) => seatInfo(seat)),
    commit: '',
    bytes,
    seed: null,
    next: null,
  };
}

type Turn = Pending & DuoDecision & { readonly undo: boolean };

/** A game that is played in the test, and what each seat sees of it. */
export class TestTable {
  readonly info: ReturnType<typeof tableInfo>;
  readonly s: State;
  readonly rng: FastChance;
  /** What happened so far, one line for each decision. */
  readonly lines: Line[] = [];
  private told: Event[] = [];

  constructor(seed: number, options: Options = { first: 'purple' }) {
    this.info = tableInfo(options);
    this.rng = new FastChance(seed);
    this.s = duo.setup(options, this.dealer());
    this.write(-1);
  }

  private dealer() {
    return { chance: this.rng, tell: (event: Event) => this.told.push(event) };
  }

  private write(seat: number): void {
    const n = this.lines.length;
    this.lines.push({ n, seat, kind: n === 0 ? 'begin' : 'act', by: 'person', events: this.told });
    this.told = [];
  }

  get over(): boolean {
    return duo.isOver(this.s);
  }

  /** The seat that must decide; −1 when the game is over. */
  get turn(): number {
    return duo.pending(this.s)?.seat ?? -1;
  }

  get scores(): readonly Score[] {
    return duo.scores(this.s);
  }

  /** The last line: what the last decision led to. */
  get line(): Line {
    return this.lines[this.lines.length - 1] as Line;
  }

  seen(me: number): Seen<Turn> {
    const view = duo.observe(this.s, me);
    const pending = duo.pending(this.s);
    const mine = pending !== null && pending.seat === me;
    const actions = new Actions();
    if (mine) duo.legal(this.s, actions);
    return {
      me,
      view,
      s: duo.fromView(view),
      turn: pending === null ? null : { ...pending, undo: false },
      mine,
      legal: actions.toArray().map((action) => duo.rules.describe(action)),
    };
  }

  /** Plays an action of whoever must decide. */
  act(words: string): void {
    const action = duo.rules.parse(words);
    const actions = new Actions();
    duo.legal(this.s, actions);
    if (action === null || !actions.has(action)) throw new Error(`closed: ${words}`);
    const seat = this.turn;
    duo.play(this.s, action, this.dealer());
    this.write(seat);
  }

  /** One of the open actions: now and then any of them, else one that does something. */
  pick(): string {
    const { legal } = this.seen(this.turn);
    const eager = legal.filter((words) => !/^(pass|keep -)$/.test(words));
    const from = eager.length > 0 && this.rng.below(8) > 0 ? eager : legal;
    return from[this.rng.below(from.length)] ?? '';
  }

  /** Plays on until something holds; false when the game ended before. */
  playUntil(holds: (table: TestTable) => boolean): boolean {
    while (!this.over) {
      if (holds(this)) return true;
      this.act(this.pick());
    }
    return holds(this);
  }
}

/** For tests and pictures only: positions of real games, and a table that shows one of them. */

import { signal } from '@preact/signals';
import type { Dealer, Reason } from '@tokaido/kernel';
import { Actions, FastChance, reaches } from '@tokaido/kernel';
import type { TableInfo } from '@tokaido/table';
import type { Event, Options, State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import type { Line, Seen, TableModel } from '../model.ts';

export function seenBy(s: State, me: number): Seen {
  const view = tokaido.observe(s, me);
  const shown = tokaido.fromView(view);
  const pending = tokaido.pending(s);
  const mine = pending?.seat === me;
  const legal = mine ? legalWords(shown) : [];
  const turn = pending === null ? null : { ...pending, legal, undo: true };
  return { me, view, s: shown, turn, mine, legal };
}

export function legalWords(s: State): string[] {
  const actions = new Actions();
  tokaido.legal(s, actions);
  return actions.toArray().map((action) => tokaido.rules.describe(action));
}

export function explainTo({ s, me }: Pick<Seen, 's' | 'me'>): (action: string) => Reason | null {
  return (words) => {
    const action = tokaido.rules.parse(words);
    return action === null ? { why: 'unreadable' } : tokaido.explain(s, me, action);
  };
}

export interface Moment {
  readonly s: State;
  readonly decision: string;
  readonly seat: number;
  readonly told: readonly Told[];
}
interface Told {
  readonly event: Event;
  readonly audience: number;
  readonly seat: number;
  readonly number: number;
}

type Policy = (legal: readonly string[], s: State) => string | undefined;

/** Plays a game at random, or as `policy` wants, and shows every decision until `stop` says so. */
export function playGame(
  options: Options,
  seed: number,
  stop: (moment: Moment) => boolean | undefined,
  policy: Policy = () => undefined,
): Moment | null {
  const rng = new FastChance(seed);
  const told: Told[] = [];
  let seat = -1;
  let number = 0;
  const dealer: Dealer<Event> = {
    chance: rng,
    tell: (event, audience) => told.push({ event, audience, seat, number }),
  };
  const s = tokaido.setup(options, dealer);
  for (let pending = tokaido.pending(s); pending !== null; pending = tokaido.pending(s)) {
    const moment = { s, decision: pending.decision, seat: pending.seat, told };
    if (stop(moment) === true) return moment;
    const legal = legalWords(s);
    const words = policy(legal, s) ?? legal[rng.below(legal.length)]!;
    seat = pending.seat;
    number = pending.number + 1;
    tokaido.play(s, tokaido.rules.parse(words) ?? -1, dealer);
  }
  return null;
}

function journalOf(told: readonly Told[], me: number): Line[] {
  const lines: Line[] = [];
  for (const { event, audience, seat, number } of told) {
    if (!reaches(audience, me)) continue;
    const last = lines.at(-1);
    if (last?.n === number) lines[lines.length - 1] = { ...last, events: [...last.events, event] };
    else lines.push({ n: number, seat, kind: seat < 0 ? 'begin' : 'act', by: 'person', events: [event] });
  }
  return lines;
}

const NAMES = ['Aki', 'Shu', 'Matsu', 'Yamabuki', 'Fuji'];

function infoOf(s: State, me: number): TableInfo {
  return {
    id: 'fixture',
    game: 'tokaido',
    version: 1,
    options: tokaido.rules.optionWords(tokaido.rules.optionsOf(s)),
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: true,
    phase: 'playing',
    seats: NAMES.slice(0, s.players).map((name, seat) => ({
      kind: seat === me ? 'person' : 'bot',
      name,
      level: 'innkeeper',
      ready: true,
      standIn: false,
      votes: [],
      host: seat === me,
    })),
    commitment: '',
    bytes: [],
    seed: null,
    next: null,
  } as unknown as TableInfo;
}

export function modelOf({ s, told }: Pick<Moment, 's' | 'told'>, me: number): TableModel {
  const seen = seenBy(s, me);
  const journal = journalOf(told, me);
  const done = async () => null;
  return {
    info: signal(infoOf(s, me)),
    you: signal(me),
    host: signal(true),
    seen: signal(seen),
    scores: signal(tokaido.scores(s)),
    clock: signal(null),
    present: signal([]),
    journal: signal(journal),
    talk: signal([]),
    news: signal(journal.slice(-4).map((line) => ({ seat: line.seat, lines: [line] }))),
    since: signal(null),
    playing: signal(null),
    highlight: signal(null),
    undoTime: signal(null),
    canSkip: signal(false),
    link: signal('open'),
    busy: signal(false),
    refused: signal(null),
    curtain: signal(null),
    local: true,
    act: done,
    undo: done,
    explain: explainTo(seen),
    hint: done,
    points: done,
    command: done,
    skip() {},
    goOn() {},
    holdHighlights: () => () => {},
    liftCurtain() {},
    record: async () => '',
    close() {},
  };
}

/** Random games of Duo where people take back, leave, are stood in for, come back, are replaced, and play again. */

import { RECONSTRUCTED } from '@tokaido/duo';
import { FastChance, recordFromText, verify } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import type { Entry, Plan, Table, World } from '../src/index.ts';
import {
  addGame,
  applyEntry,
  botEntry,
  botToMove,
  decide,
  decideSit,
  duoTable,
  foldTable,
  GRACE,
  gameAt,
  infoOf,
  legalWords,
  matchOf,
  mayUndo,
  openingEntries,
  pendingOf,
  recordText,
  turnOf,
  viewOf,
} from '../src/index.ts';
import { rematchOpening } from '../src/opening.ts';
import { beginning, PLAN } from './room-kit.ts';

addGame(duoTable);

const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const GAMES = 4;
const OTHER = JSON.stringify({ ...RECONSTRUCTED, id: 'slabs-pay-more', slabs: [0, 6, 13, 21, 30, 40, 52] });
const DUO: Plan = { ...PLAN, game: 'duo', takeover: true };
/** Everybody who is not here has been away for long enough. */
const world: World = { now: 1000, awayFor: () => GRACE };

type Asked = Parameters<typeof decide>[3];

/** A table with its log, and what happened at it, counted. */
class Evening {
  readonly log: Entry[];
  readonly table: Table;
  readonly counts = new Map<string, number>();
  private readonly rng: FastChance;
  private asked = 0;

  constructor(log: readonly Entry[], rng: FastChance) {
    this.log = [...log];
    this.table = foldTable(log);
    this.rng = rng;
  }

  ask(key: string, command: Asked): void {
    const answer = decide(this.table, key, `c${this.asked++}`, command, world);
    if (!answer.ok) throw new Error(`${command.t}: ${answer.error.message}`);
    for (const entry of answer.value.entries) this.add(entry);
  }

  /** Whoever must decides at random; then perhaps something else happens. */
  step(): void {
    const { table } = this;
    const pending = pendingOf(table);
    if (pending === null) throw new Error('nobody must decide');
    const words = legalWords(table);
    const action = words[this.rng.below(words.length)] ?? '';
    const before = looks(table);
    const bot = botToMove(table);
    const entry = bot < 0 ? null : botEntry(table, bot, pending.number, action, world.now, false);
    if (entry !== null) this.add(entry);
    else this.ask(this.keyOf(pending.seat), { t: 'act', number: pending.number, action });
    if (table.phase !== 'playing') return;
    if (mayUndo(table, pending.seat) && this.rng.below(2) === 0) {
      this.ask(this.keyOf(pending.seat), { t: 'undo', number: pendingOf(table)?.number ?? -1 });
      expect(looks(table)).toEqual(before);
    }
    if (this.rng.below(3) === 0) this.changeSeats();
  }

  /** One of the seats changes hands; the game itself stays as it is. */
  private changeSeats(): void {
    const { table } = this;
    const seat = this.rng.below(2);
    const { kind, standIn, key } = table.seats[seat] ?? {};
    const others = table.seats.filter((other, i) => i !== seat && other.kind === 'person' && !other.standIn);
    const state = gameAt(table).game.encode(matchOf(table).state);
    if (kind === 'bot') {
      const who = { key: `${this.asked++}`.padStart(64, '0'), name: 'Late', bytes: '' };
      const sat = decideSit(table, seat, who, world.now);
      if (!sat.ok) throw new Error(sat.error.message);
      this.add(sat.value.entry);
    } else if (standIn) this.ask(key ?? '', { t: 'back' });
    else if (others.length > 0 && key !== table.host && this.rng.below(2) === 0)
      this.ask(table.host, { t: 'stand-in', seat });
    else if (others.length > 0) this.ask(key ?? '', { t: 'leave' });
    expect(gameAt(table).game.encode(matchOf(table).state)).toBe(state);
  }

  private keyOf(seat: number): string {
    return this.table.seats[seat]?.key ?? '';
  }

  private add(entry: Entry): void {
    this.counts.set(entry.kind, (this.counts.get(entry.kind) ?? 0) + 1);
    this.log.push(entry);
    applyEntry(this.table, entry);
  }
}

/** All that anybody sees of the game. */
function looks(table: Table): unknown {
  return [-1, 0, 1].map((who) => [viewOf(table, who), { ...turnOf(table, who), undo: null }]);
}

const beginner = (table: Table) => pendingOf(table)?.seat;
const colors = ({ seats }: Table) => seats.map(({ color }) => color);

describe.each([
  ['our board', DUO],
  ['a board from a file', { ...DUO, board: OTHER }],
])(`Duo on %s (repeat with SEED=${SEED})`, (_, plan) => {
  it('keeps its log, its colors and its record through everything, game after game', () => {
    const rng = new FastChance(SEED);
    const counts = new Map<string, number>();
    let evening = new Evening(beginning(plan), rng);
    for (let game = 1; ; game++) {
      const { table } = evening;
      const [began, hues] = [beginner(table), colors(table)];
      while (table.phase === 'playing') evening.step();
      for (const [kind, count] of evening.counts) counts.set(kind, (counts.get(kind) ?? 0) + count);
      expect(colors(table)).toEqual(hues);
      const folded = foldTable(evening.log);
      expect([infoOf(folded), looks(folded)]).toEqual([infoOf(table), looks(table)]);
      const text = recordText(table);
      const record = recordFromText(text);
      if (!record.ok) throw new Error(record.error);
      expect(verify(gameAt(table).game, record.value)).toMatchObject({ ok: true, value: { sealed: true } });
      const stoodIn = matchOf(table).moves.filter(({ by }) => by === 'stand-in');
      expect(text.match(/a bot played for/g) ?? []).toHaveLength(stoodIn.length);
      if (game === GAMES) break;

      const next = new Evening(
        openingEntries(rematchOpening(table), { id: `r${game}`, secret: `${game}`.repeat(64), at: 0 }),
        rng,
      );
      next.ask(table.host, { t: 'start' });
      expect(colors(next.table)).toEqual([...hues].reverse());
      expect(next.table.seats.map(({ key }) => key)).toEqual(table.seats.map(({ key }) => key).reverse());
      expect(beginner(next.table)).toBe(began);
      expect(infoOf(next.table).board).toBe(plan.board);
      evening = next;
    }
    for (const kind of ['undone', 'left', 'sat', 'stand-in', 'back'])
      expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(0);
  });
});

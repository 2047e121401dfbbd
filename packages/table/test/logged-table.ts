/** A table with its log, without a room. */

import type { FastChance } from '@tokaido/kernel';
import { expect } from 'vitest';
import type { TableCommand } from '../src/decision.ts';
import type { Entry, Plan, Table, World } from '../src/index.ts';
import {
  addGame,
  applyEntry,
  botEntry,
  botToMove,
  decide,
  decideSit,
  duoTable,
  legalWords,
  openedTable,
  pendingOf,
  tokaidoTable,
} from '../src/index.ts';
import { seatAt } from '../src/table.ts';

addGame(tokaidoTable);
addGame(duoTable);

export const PLAN: Plan = {
  game: 'tokaido',
  options: '',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'porter' }, { kind: 'closed' }],
  pace: { kind: 'none' },
  listed: false,
  chat: false,
  takeover: true,
  level: 'innkeeper',
};
export const AKI = 'a'.repeat(64);
export const BEN = 'b'.repeat(64);
export const CHO = 'c'.repeat(64);
export const world: World = { now: 1000, awayFor: () => 0 };

/** A table with its log, as the program that runs it would have both. */
export class LoggedTable {
  readonly log: Entry[] = [];
  readonly table: Table;
  private commands = 0;

  constructor(plan: Partial<Plan> = {}) {
    const host = { key: AKI, name: 'Aki', bytes: '00'.repeat(16) };
    const first: Entry = {
      kind: 'opened',
      at: 0,
      id: 't',
      plan: { ...PLAN, ...plan },
      secret: '5'.repeat(64),
      host,
    };
    this.table = openedTable(first);
    this.log.push(first);
  }

  add(entry: Entry): void {
    this.log.push(entry);
    applyEntry(this.table, entry);
  }

  ask(key: string, command: TableCommand, at = world): string {
    const answer = decide(this.table, key, `c${this.commands++}`, command, at);
    if (!answer.ok) return answer.error.code;
    for (const entry of answer.value.entries) this.add(entry);
    return 'ok';
  }

  sit(key: string, seat?: number, now = 0): string {
    const answer = decideSit(this.table, seat, { key, name: key.charAt(0), bytes: 'ff'.repeat(16) }, now);
    if (!answer.ok) return answer.error.code;
    this.add(answer.value.entry);
    return 'ok';
  }

  /** The seat whose turn it is decides at random; a bot seat by a bot's entry. */
  step(rng: FastChance, now = 1000): void {
    const { table } = this;
    const pending = pendingOf(table);
    if (pending === null) throw new Error('nothing is pending');
    const words = legalWords(table);
    const action = words[rng.below(words.length)] ?? '';
    const bot = botToMove(table);
    if (bot >= 0) {
      const entry = botEntry(table, bot, pending.number, action, now, false);
      if (entry === null) throw new Error('a legal action was refused');
      this.add(entry);
    } else {
      const { key } = seatAt(table, pending.seat);
      expect(this.ask(key, { t: 'act', number: pending.number, action }, { ...world, now })).toBe('ok');
    }
  }
}

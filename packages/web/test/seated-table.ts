/** Tables of the server whose people sit down and play by the API, so that a test opens only the pages it looks at. */

import type { Command, Plan, TableInfo, Turn } from '@tokaido/table';
import type { Page } from 'playwright-core';
import { callApi } from './api-call.ts';
import type { App, PageOptions } from './app.ts';

export interface SeatedPerson {
  readonly table: string;
  readonly secret: string;
}

interface Looked {
  readonly n: number;
  readonly info: TableInfo;
  readonly turn: Turn | null;
}

/** More questions than come before somebody walks. */
const MOST_MOVES = 60;

export class SeatedTable {
  readonly people: readonly SeatedPerson[];
  private readonly url: string;
  private commands = 0;

  private constructor(url: string, people: readonly SeatedPerson[]) {
    this.url = url;
    this.people = people;
  }

  /** A table that has begun, with the first of the names as its host. */
  static async begun(url: string, names: readonly string[], plan: Partial<Plan> = {}): Promise<SeatedTable> {
    const whole: Plan = {
      game: 'tokaido',
      options: '',
      seats: names.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })),
      pace: { kind: 'none' },
      listed: false,
      chat: true,
      takeover: false,
      level: 'pilgrim',
      ...plan,
    };
    const guest = (name: string | undefined) => ({ name, bytes: '0a'.repeat(16) });
    const host = await callApi<SeatedPerson>(url, '/api/tables', {
      body: { plan: whole, ...guest(names[0]) },
    });
    const people = [host];
    for (const name of names.slice(1)) {
      const path = `/api/tables/${host.table}/seats`;
      const seat = await callApi<{ secret: string }>(url, path, { body: guest(name) });
      people.push({ table: host.table, secret: seat.secret });
    }
    const table = new SeatedTable(url, people);
    await table.do(0, { t: 'start' });
    return table;
  }

  do(seat: number, command: Command): Promise<unknown> {
    const { table, secret } = this.person(seat);
    const id = `api-${this.commands++}`;
    return callApi(this.url, `/api/tables/${table}/commands`, { body: { id, command }, secret });
  }

  look(seat: number): Promise<Looked> {
    const { table, secret } = this.person(seat);
    return callApi(this.url, `/api/tables/${table}`, { secret });
  }

  /** Plays on until this seat must decide something of this kind. */
  async playUntil(seat: number, decision: string): Promise<void> {
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const { turn } = await this.look(seat);
      if (turn === null) break;
      if (turn.seat === seat && turn.decision === decision) return;
      const { legal = [], number } = (await this.look(turn.seat)).turn ?? turn;
      await this.do(turn.seat, { t: 'act', number, action: legal[0] ?? '' });
    }
    throw new Error(`nobody at seat ${seat} was asked to ${decision}`);
  }

  /** The page of somebody who sits here. */
  async page(app: App, seat: number, options: PageOptions = {}): Promise<Page> {
    const { table, secret } = this.person(seat);
    const seats = { [table]: { secret, bytes: '', at: Date.now() } };
    const page = await app.page('/nothing', { settings: { pace: 'instant', explain: false }, ...options });
    await page.evaluate((held) => localStorage.setItem('tokaido.seats', JSON.stringify(held)), seats);
    await page.goto(`${options.through ?? app.url}/t/${table}`);
    await page.locator('.talk-button').waitFor();
    return page;
  }

  private person(seat: number): SeatedPerson {
    const person = this.people[seat];
    if (person === undefined) throw new Error(`nobody sits on seat ${seat}`);
    return person;
  }
}

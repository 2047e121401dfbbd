/** Records of daily roads: an honest one is taken, and each kind of forgery is refused with its own sentence. */

import { duo } from '@tokaido/duo';
import type { GameRecord } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import { applyEntry } from './apply-entry.ts';
import { botSeed } from './bot-seed.ts';
import { legalWords } from './check-action.ts';
import type { BotThought } from './daily-check.ts';
import { checkDaily } from './daily-check.ts';
import { dailyRoad } from './daily-road.ts';
import { dailyTable } from './daily-table.ts';
import { duoTable } from './duo.ts';
import { addGame } from './games.ts';
import { recordOf } from './record.ts';
import { pendingOf } from './table.ts';
import { tokaidoTable } from './tokaido.ts';

addGame(tokaidoTable);
addGame(duoTable);

function roadOn(date: string) {
  const road = dailyRoad(date, {
    rules: (game) => (game === 'duo' ? duo.version : tokaido.version),
    net: () => 'net',
  });
  if (road === null) throw new Error(`no road on ${date}`);
  return road;
}

/** Bots that take any action, by their seed alone. */
const think: BotThought = async (table, _seat, _bot, seed) => {
  const words = legalWords(table);
  return words[seed % words.length] ?? null;
};

/** Whoever walks takes the first of the open actions, or the last. */
async function walked(date: string, pick: 0 | -1 = 0): Promise<GameRecord> {
  const road = roadOn(date);
  const { table } = dailyTable(road, { id: 'x', at: 1, key: 'walker', name: 'Aki' });
  for (;;) {
    const pending = pendingOf(table);
    if (pending === null) return recordOf(table);
    const { seat } = pending;
    const words = legalWords(table);
    const own = seat === road.seat || words.length === 1;
    const action = own ? words.at(pick) : await think(table, seat, '', botSeed(table, pending));
    applyEntry(table, {
      kind: 'acted',
      at: 1,
      seat,
      action: action ?? '',
      by: seat === road.seat ? 'person' : 'bot',
    });
  }
}

const BASE = '2026-11-19';
const DUO = '2026-11-18';
const BOXES = '2026-11-22';

async function refused(record: GameRecord, date = BASE): Promise<string> {
  const checked = await checkDaily(roadOn(date), record, think);
  expect(checked.ok).toBe(false);
  return checked.ok ? '' : checked.error.message;
}

describe('a record of a daily road', () => {
  it.each([
    [BASE, 0],
    [BASE, -1],
    [DUO, 0],
    [BOXES, 0],
  ] as const)('%s walked honestly is taken, with the points of the rules', async (date, pick) => {
    const record = await walked(date, pick);
    const road = roadOn(date);
    const checked = await checkDaily(road, record, think);
    expect(checked).toMatchObject({ ok: true, value: { points: record.result?.[road.seat] } });
  });

  it('does not depend on names', async () => {
    const record = await walked(BASE);
    expect(await checkDaily(roadOn(BASE), { ...record, seats: [], commit: null }, think)).toMatchObject({
      ok: true,
    });
  });

  it('is refused with other points', async () => {
    const record = await walked(BASE);
    const result = record.result?.map((points, seat) => (seat === roadOn(BASE).seat ? points + 9 : points));
    expect(await refused({ ...record, result: result ?? null })).toMatch(/the result says .* the rules say/);
    expect(await refused({ ...record, result: null })).toMatch(/the result says nothing/);
  });

  it('is refused where a bot was made to decide otherwise', async () => {
    const record = await walked(BASE);
    const road = roadOn(BASE);
    const { table } = dailyTable(road, { id: 'x', at: 1, key: 'walker', name: '' });
    for (let i = 4; ; i++) {
      const pending = pendingOf(table);
      const move = record.moves[i];
      if (pending === null || move === undefined) throw new Error('no bot ever had a choice');
      const other = legalWords(table).find((words) => words !== move.action);
      if (pending.seat !== road.seat && other !== undefined) {
        const moves = record.moves.map((each, at) => (at === i ? { ...each, action: other } : each));
        expect(await refused({ ...record, moves })).toContain('decides otherwise there');
        return;
      }
      applyEntry(table, { kind: 'acted', at: 1, seat: pending.seat, action: move.action, by: 'bot' });
    }
  });

  it('is refused with another seed, of another date, or by other rules', async () => {
    const record = await walked(BASE);
    expect(await refused({ ...record, seed: 'f'.repeat(64) })).toContain('the seed is not that of the road');
    expect(await refused({ ...record, seed: null })).toContain('the seed is not that of the road');
    expect(await refused({ ...record, mix: ['00ff'] })).toContain('the seed is not that of the road');
    expect(await refused(record, '2026-11-20')).toContain('the seed is not that of the road of 2026-11-20');
    expect(await refused(record, DUO)).toContain('is duo by rules');
    expect(await refused(record, BOXES)).toContain('other options');
    expect(await refused({ ...record, version: 1 })).toContain('by rules 1');
  });

  it('is refused with other cards, another traveler, or an illegal decision', async () => {
    const record = await walked(BASE);
    const drawn = record.moves.findIndex(({ outcomes }, i) => i > 4 && outcomes.length > 0);
    const change = (at: number, changed: Partial<GameRecord['moves'][number]>) => ({
      ...record,
      moves: record.moves.map((move, i) => (i === at ? { ...move, ...changed } : move)),
    });
    expect(await refused(change(drawn, { outcomes: ['nothing'] }))).toContain('other cards');
    expect(await refused(change(0, { action: 'choose somebody' }))).toContain('the traveler of seat 1');
    expect(await refused(change(6, { action: 'travel 54' }))).toContain('not open there');
    expect(await refused(change(6, { action: '' }))).toContain('not open there');
    expect(await refused({ ...record, opening: [...record.opening, 'x'] })).toContain('the set-up');
  });

  it('is refused where it stops too early, goes on too long, or branches off another game', async () => {
    const record = await walked(BASE);
    expect(await refused({ ...record, moves: record.moves.slice(0, 30) })).toContain('not over yet');
    expect(
      await refused({ ...record, moves: [...record.moves, { action: 'travel 54', outcomes: [] }] }),
    ).toContain('the game is over before it');
    const branch = { move: 3, seat: 0, cards: 'lay', parent: '' } as unknown as NonNullable<
      GameRecord['branches']
    >[number];
    expect(await refused({ ...record, branches: [branch] })).toContain('branches off');
  });

  it('waits where the bots cannot be asked', async () => {
    const record = await walked(BASE);
    expect(await checkDaily(roadOn(BASE), record, async () => null)).toMatchObject({
      ok: false,
      error: { why: 'unavailable' },
    });
  });
});

/** Writes what the client of this version keeps on a device, as it keeps it; see scripts/fixtures.mjs. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOXES } from '@tokaido/tokaido';
import { it } from 'vitest';
import { persistSettings, settings } from '../src/app/settings.ts';
import { storedItems } from '../src/app/stored-items.ts';
import { markOver, saveSeat } from '../src/connection/seat-secrets.ts';
import { newDraft, PACES } from '../src/pages/new-table/draft.ts';
import { saveDraft } from '../src/pages/new-table/saved-setup.ts';
import { toggleMuted } from '../src/table/chat/chat.ts';
import { handOver, settled, TestDevice } from '../src/table/testkit/device.ts';
import type { LocalSetup } from '../src/worker/games.ts';
import { memoryStore } from '../src/worker/store.ts';
import { ben, bot, me, SOLO, step } from '../src/worker/testkit/local-games.ts';

const FOLDER = join(process.env['FIXTURES'] ?? '', 'browser');

function write(name: string, value: unknown): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), `${JSON.stringify(value, null, 1)}\n`);
}

const allBoxes = `boxes=${[...BOXES.keys()].join(',')}`;

const SETUPS: readonly (readonly [name: string, setup: LocalSetup, decisions: number])[] = [
  ['solo', SOLO, 9],
  ['hot-seat', { options: '', seats: [me, bot, ben] }, 14],
  ['all-boxes', { options: allBoxes, seats: [me, ben, bot, bot] }, 20],
  ['finished', SOLO, Number.POSITIVE_INFINITY],
];

it.each(SETUPS)('%s', async (name, setup, decisions) => {
  const store = memoryStore();
  const device = new TestDevice({ seed: 20 + name.length, store });
  const id = await device.host.ask('create', { setup });
  const model = await device.open(id);
  const isOver = () => model.info.peek().phase === 'over';
  let saved: { readonly row: unknown; readonly entries: number; readonly turn: unknown } | null = null;
  const now = async () => ({
    row: (await store.list())[0]?.[1],
    entries: (await store.read(id)).length,
    turn: model.info.peek().phase === 'over' ? null : turnOf(model),
  });
  let undone = false;
  await settled(model);
  for (let i = 0; !isOver(); i++) {
    if (i === decisions) {
      if (model.curtain.peek() !== null) await handOver(model);
      saved = await now();
    }
    // At a device that is passed round, a bot plays for somebody who is called away and comes back.
    if (i === 5 && setup.seats[2]?.kind === 'me') await model.command({ t: 'stand-in', seat: 2 });
    if (i === 7 && setup.seats[2]?.kind === 'me') await model.command({ t: 'back' });
    if (!undone && model.seen.peek()?.turn?.undo) undone = (await model.undo()) === null;
    await step(model, i);
    await settled(model);
  }
  saved ??= await now();
  const all = await store.read(id);
  write(`${name}.json`, {
    row: saved.row,
    entries: all.slice(0, saved.entries),
    turn: saved.turn,
    rest: all.slice(saved.entries),
    points: model.scores.peek().map(({ points }) => points),
  });
  model.close();
});

function turnOf(model: { readonly seen: { peek(): { readonly turn: unknown } | null } }): unknown {
  const { seat, decision, number } = (model.seen.peek()?.turn ?? {}) as Record<string, unknown>;
  return { seat, decision, number };
}

/** What `localStorage` is in a browser, as far as it is used. */
function fakeStorage(): Storage {
  const items: Record<string, string> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(items, {
    getItem: hidden((name: string) => items[name] ?? null),
    setItem: hidden((name: string, value: string) => void (items[name] = value)),
  }) as unknown as Storage;
}

it('settings, seats, muted people and the last table that was set up', () => {
  globalThis.localStorage = fakeStorage();
  persistSettings();
  Object.assign(settings.theme, { value: 'dark' });
  Object.assign(settings.name, { value: 'Aki' });
  Object.assign(settings.sound, { value: 0.25 });
  saveSeat('aaaaaaaaaa', 'a-secret', '0a'.repeat(16));
  saveSeat('bbbbbbbbbb', 'another-secret', '');
  markOver('bbbbbbbbbb');
  toggleMuted('aaaaaaaaaa', 2);
  saveDraft({ ...newDraft('porter'), boxes: ['crossroads'], pace: PACES.live, chat: true });
  write('storage.json', storedItems());
});

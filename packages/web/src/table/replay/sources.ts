/** Where the games to be replayed come from: this device, a server, or a link that holds the whole game. */

import { effect } from '@preact/signals';
import type { Result } from '@tokaido/kernel';
import { fail, ok, recordFromText, replay } from '@tokaido/kernel';
import { seatAt } from '../../connection/seat-secrets.ts';
import { LocalTableError } from '../../worker/messages.ts';
import type { ConnectedTable } from '../connected-table.ts';
import type { GameClient } from '../game.ts';
import { openLocal } from '../open-local.ts';
import { openOnline } from '../open-online.ts';
import { engineFor, linkAddress } from './game-link.ts';
import { clientOf, readLink } from './read-link.ts';
import { recordSource } from './record-source.ts';
import type { Replay, ReplaySource } from './replay.ts';
import { openReplay } from './replay.ts';

/** Why there is nothing to replay; the sentences are `replay.no.<why>`. */
export interface NoReplay {
  readonly why: 'game' | 'running' | 'damaged' | 'unreached' | 'link';
  /** What is wrong, in the engine's words; empty where there is no more to say. */
  readonly problem: string;
  /** Where the game can be looked at instead. */
  readonly instead?: string;
}

type Found = Result<Replay, NoReplay>;

const missing = (why: NoReplay['why'], problem = ''): Found => fail({ why, problem });

/** The replay at an address `/r/ID`; `fragment` is what follows its #. */
export function findReplay(id: string, fragment: string): Promise<Found> {
  return id === 'link' ? fromLink(fragment) : fromTable(id);
}

async function fromLink(fragment: string): Promise<Found> {
  const link = await readLink(fragment);
  if (!link.ok) return missing('link', link.error);
  const { client, record, colors, seat, board } = link.value;
  const engine = engineFor(client, board);
  const played = engine.ok ? replay(engine.value, record) : engine;
  if (!engine.ok || !played.ok) return missing('link', played.ok ? '' : played.error);
  const seats = engine.value.rules.seats(played.value.state);
  const place = {
    address: linkAddress(fragment.replace(/^#/, '')),
    home: '/',
    board,
    usualColors: client.seatColors,
  };
  return opened(recordSource(record, seats, { colors, seat }, place), client);
}

async function fromTable(id: string): Promise<Found> {
  const found = (await onDevice(id)) ?? (await atServer(id));
  if (found === 'damaged') return missing('damaged');
  if (found === null) return missing('game');
  const { table, home } = found;
  try {
    const info = table.info.peek();
    if (info.seats.length === 0) return missing('unreached');
    if (info.phase !== 'over') return fail({ why: 'running', problem: '', instead: home });
    const text = await table.record().catch(() => null);
    if (text === null) return missing('unreached');
    const record = recordFromText(text);
    if (!record.ok) return missing('damaged', record.error);
    const client = await clientOf(info.game, info.options);
    if (client === null) return missing('damaged');
    // Of several people around one device nobody is "you"; the first of them shows the way.
    const isShared = info.isShared === true;
    const you = isShared ? -1 : table.you.peek();
    const from = isShared ? info.seats.findIndex(({ kind }) => kind === 'person') : you;
    return opened({ record: record.value, info, you, from, address: `/r/${id}`, home }, client);
  } finally {
    table.close();
  }
}

interface FoundTable {
  readonly table: ConnectedTable;
  readonly home: string;
}

async function onDevice(id: string): Promise<FoundTable | 'damaged' | null> {
  try {
    return { table: await openLocal(id), home: `/g/${id}` };
  } catch (error) {
    const code = error instanceof LocalTableError ? error.code : 'failed';
    if (code === 'no-table') return null;
    if (code === 'damaged') return 'damaged';
    throw error;
  }
}

/** Long enough for a slow connection, short enough to say that there is none. */
const PATIENCE_MS = 8000;

/** A table of the server once something is known of it; null where there is none. */
function atServer(id: string): Promise<FoundTable | null> {
  const table = openOnline(id, seatAt(id)?.secret ?? null);
  const found = { table, home: `/t/${id}` };
  return new Promise((resolve) => {
    const end = (result: FoundTable | null) => {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      if (result === null) table.close();
      resolve(result);
    };
    const timer = setTimeout(() => end(found), PATIENCE_MS);
    const stop = effect(() => {
      const { refused, info } = table;
      if (refused.value !== null) end(refused.value.code === 'no-table' ? null : found);
      else if (info.value.seats.length > 0) end(found);
    });
  });
}

function opened(source: ReplaySource, client: GameClient): Found {
  const made = openReplay(source, client);
  return made.ok ? ok(made.value) : missing('damaged', made.error);
}

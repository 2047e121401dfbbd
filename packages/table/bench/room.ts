/**
 * What a decision costs a room with four people at it: deciding, applying, and telling everybody as text. No network
 * and no database. Run: npx tsx packages/table/bench/room.ts [SECONDS]
 */

import { FastChance } from '@tokaido/kernel';
import type { Append, Entry, LogStore, Plan, ServerMessage } from '../src/index.ts';
import {
  addGame,
  beganEntry,
  foldLog,
  keyListener,
  legalWords,
  messageText,
  openingEntries,
  pendingOf,
  Room,
  tokaidoTable,
} from '../src/index.ts';

addGame(tokaidoTable);

const SECONDS = Number(process.argv[2] ?? 5);
const KEYS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64));

/** Every write works, and nobody reads. */
const log: LogStore = {
  append: async (_append: Append) => 'stored',
  read: async (): Promise<readonly Entry[]> => [],
};

function newRoom(options: string, number: number, send: (message: ServerMessage) => void): Room {
  const plan: Plan = {
    game: 'tokaido',
    options,
    seats: KEYS.map(() => ({ kind: 'open' })),
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    level: 'porter',
  };
  const places = KEYS.map((key, seat) => ({ key, name: `Seat ${seat}` }));
  const host = { key: KEYS[0] ?? '', name: '', bytes: '' };
  const first = openingEntries({ plan, host, places }, { id: `t${number}`, secret: '5'.repeat(64), at: 0 });
  const { table, past } = foldLog([
    ...first,
    beganEntry(
      plan.game,
      KEYS.map(() => ''),
      0,
    ),
  ]);
  const room = new Room(
    table,
    {
      log,
      presence: { come() {}, go() {}, isHere: () => true, awayFor: () => 0 },
      recent: 32,
      now: () => Date.now(),
      changed() {},
      presenceChanged() {},
      closed() {},
      openNext: () => Promise.reject(new Error('there is no rematch here')),
      talk: null,
    },
    past,
  );
  for (const key of KEYS) room.audience.welcome(table, keyListener(key, send), [], 0);
  return room;
}

async function measure(options: string): Promise<void> {
  const rng = new FastChance(7);
  const texts = new WeakSet<ServerMessage>();
  let bytes = 0;
  let made = 0;
  const send = (message: ServerMessage) => {
    if (texts.has(message)) return;
    texts.add(message);
    made++;
    bytes += messageText(message).length;
  };
  let entries = 0;
  const play = async (until: number) => {
    for (let games = 0; performance.now() < until; games++) {
      const room = newRoom(options, games, send);
      for (let i = 0; room.table.phase === 'playing'; i++) {
        const pending = pendingOf(room.table);
        const words = legalWords(room.table);
        const action = words[rng.below(words.length)] ?? '';
        await room.ask(KEYS[pending?.seat ?? 0] ?? '', `${i}`, {
          t: 'act',
          number: pending?.number ?? 0,
          action,
        });
        entries++;
      }
    }
  };
  await play(performance.now() + 1000);
  entries = made = bytes = 0;
  const before = process.cpuUsage();
  await play(performance.now() + SECONDS * 1000);
  const { user, system } = process.cpuUsage(before);
  const each = (value: number) => (value / entries).toFixed(1);
  process.stdout.write(
    `${(options || 'base').padEnd(26)} ${each(user + system)} µs of CPU an entry, ${each(made)} texts of ${Math.round(bytes / made)} bytes\n`,
  );
}

await measure('');
await measure('boxes=crossroads,matsuri');

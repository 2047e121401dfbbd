// How long honest tables wait while 62 sockets of one seat send phrases as fast as they can, and come back whenever they
// are thrown out. Server, attack and honest players are processes of their own. By hand, from the root:
//   npx tsx packages/server/bench/flood.ts [seconds]

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientMessage, Plan, ServerMessage, Turn } from '@tokaido/table';
import { PROTOCOL } from '@tokaido/table';
import { WebSocket } from 'ws';
import { readConfig, startServer } from '../src/index.ts';

const [, , argument = '60', url = '', table = '', secret = ''] = process.argv;
const SOCKETS = 62;
const HONEST_TABLES = 20;
const THINK = 100;
const PLAN: Plan = {
  game: 'tokaido',
  options: '',
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'pilgrim' }],
  pace: { kind: 'none' },
  listed: false,
  chat: false,
  takeover: false,
  level: 'pilgrim',
};

interface Seat {
  readonly table: string;
  readonly secret: string;
}

async function serve(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'tokaido-flood-'));
  const flags = { port: '0', data, 'trust-proxy': '1', 'log-level': 'fatal', 'bot-pause': '0' };
  const config = readConfig(flags, {}, '');
  if (!config.ok) throw new Error(config.error);
  const running = await startServer(config.value);
  process.send?.(running.url);
  const telling = setInterval(() => process.send?.(process.cpuUsage()), 200);
  process.once('disconnect', () => {
    clearInterval(telling);
    void running.stop().then(() => rmSync(data, { recursive: true }));
  });
}

/** Whoever is at an address opens a table. */
async function open(at: string, address: string): Promise<Seat> {
  const answer = await fetch(`${at}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ plan: PLAN, name: 'A' }),
  });
  return (await answer.json()) as Seat;
}

function connect(at: string, seat: Seat, address: string, heard: (message: ServerMessage) => void) {
  const socket = new WebSocket(`${at.replace('http', 'ws')}/ws/${seat.table}`, {
    headers: { 'x-forwarded-for': address },
  });
  const send = (message: ClientMessage) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  socket.on('open', () => send({ t: 'hello', protocol: PROTOCOL, secret: seat.secret }));
  socket.on('message', (data: Buffer) => heard(JSON.parse(data.toString()) as ServerMessage));
  socket.on('error', () => undefined);
  return { socket, send };
}

/** Runs until it is killed, and tells now and then what it has done. */
function attack(): void {
  const counts = { connected: 0, turnedAway: 0, sent: 0, done: 0, refused: 0 };
  const begin = () => {
    const { socket, send } = connect(url, { table, secret }, '192.0.2.1', ({ t }) => {
      if (t === 'ok') counts.done++;
      if (t === 'no') counts.refused++;
    });
    const timer = setInterval(() => {
      if (socket.bufferedAmount > 100_000) return;
      for (let i = 0; i < 5; i++)
        send({ t: 'do', id: `${counts.sent++}`, command: { t: 'say', phrase: 'hello' } });
    }, 20);
    socket.on('open', () => counts.connected++);
    socket.on('unexpected-response', () => {
      counts.turnedAway++;
      socket.terminate();
    });
    socket.on('close', () => {
      clearInterval(timer);
      setTimeout(begin, 50);
    });
  };
  for (let i = 0; i < SOCKETS; i++) begin();
  setInterval(() => process.send?.(counts), 200);
}

let addresses = 0;

/** Each game is another household's, since an address may not open many tables. */
function newAddress(): string {
  addresses++;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
}

/** Plays one game after the other against a bot; `waited` hears how long each answer took. */
async function play(at: string, waited: (ms: number) => void): Promise<void> {
  const address = newAddress();
  const sent = new Map<string, number>();
  let asked = -1;
  const act = (turn: Turn | null) => {
    if (turn?.legal === undefined || turn.number === asked) return;
    asked = turn.number;
    const action = turn.legal[0] ?? '';
    setTimeout(() => {
      sent.set(`${turn.number}`, performance.now());
      send({ t: 'do', id: `${turn.number}`, command: { t: 'act', number: turn.number, action } });
    }, THINK);
  };
  const { socket, send } = connect(at, await open(at, address), address, (message) => {
    if (message.t === 'ok') waited(performance.now() - (sent.get(message.id) ?? performance.now()));
    if (message.t !== 'welcome' && message.t !== 'update') return;
    if (message.t === 'welcome') send({ t: 'do', id: 'start', command: { t: 'start' } });
    act(message.turn);
    if (message.info?.phase === 'over') {
      socket.close();
      void play(at, waited);
    }
  });
}

/** How much of a core a process has used between two of its messages. */
class CpuMeter {
  private used = 0;
  private usedBefore = 0;
  private from = performance.now();

  constructor(server: ChildProcess) {
    server.on('message', (message: string | NodeJS.CpuUsage) => {
      if (typeof message === 'object') this.used = (message.user + message.system) / 1000;
    });
  }

  /** Since it was last asked. */
  share(): string {
    const now = performance.now();
    const share = (this.used - this.usedBefore) / (now - this.from);
    this.usedBefore = this.used;
    this.from = now;
    return `${Math.round(share * 100)} % of a core`;
  }
}

function report(name: string, times: readonly number[], cpu: string): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const line = `${name}: ${times.length} moves, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms; server ${cpu}`;
  process.stdout.write(`${line}\n`);
}

async function measure(): Promise<void> {
  const here = fileURLToPath(import.meta.url);
  const server = fork(here, ['serve']);
  const at = await new Promise<string>((resolve) => server.once('message', (text: string) => resolve(text)));
  const cpu = new CpuMeter(server);
  let times: number[] = [];
  for (let i = 0; i < HONEST_TABLES; i++) void play(at, (ms) => times.push(ms));
  await new Promise((resume) => setTimeout(resume, 10_000));
  report('before', times, cpu.share());
  times = [];
  const victim = await open(at, '192.0.2.1');
  const attacker: ChildProcess = fork(here, ['attack', at, victim.table, victim.secret]);
  let counts = '';
  attacker.on('message', (message) => {
    counts = JSON.stringify(message);
  });
  await new Promise((resume) => setTimeout(resume, Number(argument) * 1000));
  report('during', times, cpu.share());
  const look = await fetch(`${at}/api/tables/${victim.table}`, {
    headers: { 'x-forwarded-for': '192.0.2.9' },
  });
  const { n } = (await look.json()) as { readonly n: number };
  process.stdout.write(`attack: ${counts}; entries of its table: ${n}\n`);
  attacker.kill('SIGKILL');
  server.disconnect();
  process.exit();
}

if (argument === 'serve') await serve();
else if (argument === 'attack') attack();
else await measure();

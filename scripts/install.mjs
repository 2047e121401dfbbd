// Installs the dependencies if they are not there yet. Uses nothing but Node itself.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked
 * @typedef {Record<string, Locked>} LockedPackages
 */

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Is everything in `wanted` in place? npm writes its list of what it installed last of all, so a broken-off
 * install has none; contents are compared, as file times change with every checkout.
 *
 * @param {LockedPackages} wanted packages of package-lock.json
 * @param {LockedPackages | undefined} installed packages of node_modules/.package-lock.json
 * @param {(path: string) => boolean} isThere
 */
export function isInstalled(wanted, installed, isThere) {
  if (!installed) return false;
  return Object.entries(wanted).every(([path, want]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const have = installed[path];
    // Packages for other platforms are in the lock file and rightly not on the disk.
    if (!have) return Boolean(want.optional || want.devOptional || want.peer);
    return have.version === want.version && isThere(`${path}/package.json`);
  });
}

/**
 * Runs npm, its output shown; returns its exit code.
 *
 * @param {string[]} args
 * @param {string} [cwd]
 * @returns {Promise<number>}
 */
export function npm(args, cwd = root) {
  const running = process.env['npm_execpath'] ?? '';
  const [command, first] = basename(running) === 'npm-cli.js' ? [process.execPath, [running]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
    });
    let rest = '';
    /** @param {string} line */
    const show = (line) => /^npm warn Unknown \w+ config /i.test(line) || process.stderr.write(line);
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split(/(?<=\n)/);
      rest = lines.at(-1)?.endsWith('\n') ? '' : (lines.pop() ?? '');
      lines.forEach(show);
    });
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      if (rest) show(rest);
      resolve(code ?? 1);
    });
  });
}

/** Makes sure that the dependencies are installed; ends the process with a hint if they cannot be. */
export async function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(`Node 20.19 or newer is needed; this is ${process.version}.\n`);
    process.exit(1);
  }
  const wanted = readLock(join(root, 'package-lock.json'));
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (wanted && isInstalled(wanted, installed, (path) => existsSync(join(root, path)))) return;

  process.stdout.write('Installing dependencies (npm ci) …\n');
  const code = await npm(['ci', '--include=dev', '--include=optional', '--prefer-offline']);
  if (code === 0) return;
  process.stderr.write(
    [
      '',
      `The dependencies could not be installed (npm ci ended with ${code}).`,
      ' - No network or a busy registry? Run the command again; what was fetched is kept in the npm cache.',
      ' - "package.json and package-lock.json are not in sync"? Run npm install, then node scripts/check-lock.mjs.',
      ' - Files in use or wrong owner? Remove the node_modules folder and run the command again.',
      '',
    ].join('\n'),
  );
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install();

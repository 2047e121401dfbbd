// Runs the command-line tools of node_modules the same way on every platform.

import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/**
 * The script behind a tool's command.
 *
 * @param {string} packageName
 * @param {string} command
 */
export function toolPath(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a tool in the repository root, its output shown; returns its exit code.
 *
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [variables] of the environment, beside those of this process
 */
export function runTool(packageName, command, args, variables) {
  return runNode(toolPath(packageName, command), args, variables);
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} [variables] of the environment, beside those of this process
 */
export function runNode(script, args, variables) {
  const env = { ...process.env, ...variables };
  const { status, error } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (error) process.stderr.write(`${error.message}\n`);
  return status ?? 1;
}

/**
 * Runs a script of Node beside others. Its output is shown as it comes, or collected and returned.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, collect?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function startNode(script, args, { env = {}, collect = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a tool and returns its exit code and what it wrote to standard output.
 *
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 */
export function readTool(packageName, command, args) {
  const { status, stdout, error } = spawnSync(process.execPath, [toolPath(packageName, command), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error) process.stderr.write(`${error.message}\n`);
  return { status: status ?? 1, stdout: stdout ?? '' };
}

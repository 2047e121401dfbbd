/** Does what deploy/Containerfile says, outside a container: each stage is a folder in place of the root. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/install.mjs';
import type { Settings } from './read-only.ts';
import { runningUser } from './read-only.ts';

/** What the image would start, as it lies in the folders of the rehearsal. */
export interface Image {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly settings: Settings;
}

interface Instruction {
  readonly word: string;
  readonly text: string;
}

/** The instructions of a Containerfile, comments and line breaks taken out. */
export function instructions(): Instruction[] {
  const text = readFileSync(join(root, 'deploy', 'Containerfile'), 'utf8');
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n');
  return lines.filter(Boolean).map((line) => {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return { word, text: rest };
  });
}

/** What has no meaning outside a container, or is looked at elsewhere. */
const IGNORED = ['VOLUME', 'USER', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK'];

/** Copies what git knows of the checkout or would add to it: what a clone has, changes of today included. */
export function copyCheckout(to: string): void {
  const list = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (list.status !== 0) throw new Error(`git cannot list the files: ${list.stderr}`);
  for (const file of list.stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file), { preserveTimestamps: true });
  }
}

export function rehearse(folder: string): Image {
  const stages = new Map<string, string>();
  let stage = '';
  let cwd = '';
  let settings: Settings = {};
  let command: readonly string[] = [];
  /** Paths and users of the container, as they are here. */
  const here = (text: string) =>
    text
      .replaceAll(/(^|[\s=])(\/(?:app|data))\b/g, (_, before: string, path: string) => before + stage + path)
      .replaceAll('chown node', `chown ${runningUser}`);

  const steps: Readonly<Record<string, (text: string) => void>> = {
    FROM(text) {
      const name = /\sAS\s+(\S+)$/.exec(text)?.[1] ?? 'last';
      stage = join(folder, name);
      stages.set(name, stage);
      settings = {};
    },
    WORKDIR(text) {
      cwd = here(text);
      mkdirSync(cwd, { recursive: true });
    },
    ENV(text) {
      settings = Object.fromEntries(
        here(text)
          .split(' ')
          .map((pair) => pair.split('=', 2)),
      );
    },
    COPY(text) {
      const [, from, path = ''] = /^--from=(\S+) (\S+) \2$/.exec(text) ?? [];
      const source = stages.get(from ?? '');
      if (text === '. .') copyCheckout(cwd);
      // With the times of files and folders, as a container's copy has them: they tell that nothing changed.
      else if (source !== undefined) spawnSync('cp', ['-Rp', `${join(source, path)}/.`, here(path)]);
      else throw new Error(`the rehearsal does not know COPY ${text}`);
    },
    RUN(text) {
      // The environment of a test run is none of the container's business.
      const { PATH, HOME } = process.env;
      const env = { PATH, HOME, ...settings, npm_config_prefer_offline: 'true' };
      const { status, stdout, stderr } = spawnSync('sh', ['-c', here(text)], { cwd, env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`RUN ${text} ended with ${status}\n${stdout}${stderr}`);
    },
    CMD(text) {
      command = JSON.parse(text) as string[];
    },
  };
  for (const { word, text } of instructions()) {
    const step = steps[word];
    if (step !== undefined) step(text);
    else if (!IGNORED.includes(word)) throw new Error(`the rehearsal does not know ${word}`);
  }
  return { command, cwd, settings };
}

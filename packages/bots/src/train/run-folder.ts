/**
 * The folder of a run, with all that is needed to go on: `run.json` (settings), `checkpoint.bin` (weights, their moving
 * average, Adam's means, counts) and `window.bin` (the newest positions; may be left out). `weights.bin` is what
 * the actors play with, `chunks` is on its way to the learner; neither outlives the command.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Settings } from './settings.ts';
import { SETTINGS_FORMAT } from './settings.ts';

export class RunFolder {
  readonly path: string;
  readonly settingsFile: string;
  readonly checkpointFile: string;
  readonly windowFile: string;
  readonly weightsFile: string;
  readonly chunks: string;
  readonly learnerLog: string;

  constructor(path: string) {
    this.path = path;
    this.settingsFile = join(path, 'run.json');
    this.checkpointFile = join(path, 'checkpoint.bin');
    this.windowFile = join(path, 'window.bin');
    this.weightsFile = join(path, 'weights.bin');
    this.chunks = join(path, 'chunks');
    this.learnerLog = join(path, 'learner.log');
  }

  get exists(): boolean {
    return existsSync(this.settingsFile);
  }

  /** Makes the folder, without chunks of an earlier command. */
  prepare(settings: Settings): void {
    rmSync(this.chunks, { recursive: true, force: true });
    rmSync(this.weightsFile, { force: true });
    mkdirSync(this.chunks, { recursive: true });
    replaceFile(this.settingsFile, `${JSON.stringify(settings, null, 2)}\n`);
  }

  /** Leaves only what is needed to go on. */
  tidy(): void {
    rmSync(this.chunks, { recursive: true, force: true });
    rmSync(this.weightsFile, { force: true });
  }

  chunkFile(lane: number, number: number): string {
    return join(this.chunks, `${lane}-${String(number).padStart(8, '0')}.bin`);
  }

  /** The weights that the learner wrote last. */
  weights(): Float32Array {
    const bytes = readFileSync(this.weightsFile);
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  }

  settings(): Result<Settings> {
    if (!this.exists) return fail(`${this.path} is no folder of a run: it has no run.json`);
    try {
      const settings = JSON.parse(readFileSync(this.settingsFile, 'utf8')) as Settings;
      if (settings.format === SETTINGS_FORMAT) return ok(settings);
      return fail(`${this.settingsFile} was written by another version of the trainer; start a new run`);
    } catch {
      return fail(`${this.settingsFile} cannot be read; start a new run`);
    }
  }
}

/** Writes a file in one go, so that a reader finds the old one or the new one. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.tmp`, content);
  renameSync(`${path}.tmp`, path);
}

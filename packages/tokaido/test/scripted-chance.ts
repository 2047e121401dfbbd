/** Chance as a test wants it: what comes from each stream, in the words of a record. */

import type { Chance } from '@tokaido/kernel';
import { tokaido } from '../src/index.ts';
import { words } from './ids.ts';

/** What chance brings, by stream, in the words of a record: `{ meal: 'dango soba' }`. */
export type Script = Readonly<Record<string, string>>;

/** Brings exactly the words it was given; an impossible, missing or unused word is a mistake of the test. */
export class ScriptedChance implements Chance {
  private readonly left = new Map<string, string[]>();

  say(script: Script): void {
    for (const [stream, text] of Object.entries(script)) {
      if (!tokaido.rules.streams.includes(stream)) throw new Error(`there is no stream "${stream}"`);
      this.left.set(stream, words(text));
    }
  }

  draw(stream: number, _index: number, low: number, high = 0): number {
    const name = tokaido.rules.streams[stream];
    const word = this.left.get(name)?.shift();
    if (word === undefined) throw new Error(`the test does not say what comes from "${name}"`);
    const value = tokaido.rules.parseOutcome(stream, word, low, high);
    if (value === null) throw new Error(`"${word}" cannot come from "${name}" here`);
    return value;
  }

  /** Fails when a word was not asked for. */
  done(): void {
    for (const [name, rest] of this.left) {
      if (rest.length > 0) throw new Error(`"${rest.join(' ')}" of "${name}" was not asked for`);
    }
    this.left.clear();
  }
}

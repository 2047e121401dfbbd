/**
 * The check of a finished game's shuffle, in the browser: that the secret number is the one promised before the
 * game, that everybody's random bytes went in, and that every card and every point came as they had to.
 */

import '@tokaido/words/locales/en/end';
import type { Game, State } from '@tokaido/kernel';
import { commitment, mixedSeed, recordFromText, replay, verify } from '@tokaido/kernel';

export interface Step {
  /** The words for it are `end.fair.<id>`, or `end.fair.<id>.no` where it failed. */
  readonly id: 'record' | 'promise' | 'mixed' | 'mine' | 'rules' | 'cards';
  readonly ok: boolean;
  /** What the words may need: a count, a fingerprint, the problem in the engine's words. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** What this device knew before the game. */
export interface Known {
  /** The fingerprint that was shown in the lobby. */
  readonly commit: string;
  /** The bytes this device gave; empty if none. */
  readonly bytes: string;
}

export function checkShuffle<S extends State, O, E>(
  game: Game<S, O, E>,
  text: string,
  known: Known,
): readonly Step[] {
  const read = recordFromText(text);
  if (!read.ok) return [step('record', false, { problem: read.error })];
  const record = read.value;
  const steps: Step[] = [step('record', true, { n: record.moves.length })];
  if (record.seed === null) {
    return [...steps, step('promise', false, { problem: 'no seed' })];
  }
  const promised = known.commit === '' ? (record.commit ?? '') : known.commit;
  const kept = record.commit === promised && commitment(bytesOf(record.seed)) === promised;
  steps.push(step('promise', kept, { short: short(promised) }));
  if (record.mix.length > 0) {
    steps.push(
      step('mixed', true, {
        n: record.mix.length,
        short: short(hexOf(mixedSeed(bytesOf(record.seed), record.mix))),
      }),
    );
  }
  if (known.bytes !== '') {
    steps.push(step('mine', record.mix.includes(known.bytes), { short: short(known.bytes) }));
  }
  const played = replay(game, record);
  steps.push(step('rules', played.ok, played.ok ? { n: record.moves.length } : { problem: played.error }));
  if (played.ok) {
    const checked = verify(game, record);
    const draws = played.value.outcomes.length;
    steps.push(step('cards', checked.ok, checked.ok ? { n: draws } : { problem: checked.error }));
  }
  return steps;
}

function step(id: Step['id'], ok: boolean, values: Step['values']): Step {
  return { id, ok, values };
}

function short(hex: string): string {
  return hex.length <= 12 ? hex : `${hex.slice(0, 6)}…${hex.slice(-4)}`;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

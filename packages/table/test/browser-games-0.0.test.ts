/** Games that version 0.0 saved in a browser, half played, are of rules that are no longer played. They are not broken. */

import { readFileSync } from 'node:fs';
import { versionError } from '@tokaido/kernel';
import { expect, it } from 'vitest';
import type { Entry } from '../src/index.ts';
import { foldTable, UnplayableRules } from '../src/index.ts';
import './room-kit.ts';

it.each(['base', 'crossroads-matsuri'])('a saved game of 0.0 is refused with a sentence (%s)', (name) => {
  const file = new URL(`./fixtures/browser-game-0.0-${name}.json`, import.meta.url);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { readonly entries: readonly Entry[] };
  let refusal: unknown;
  try {
    foldTable(entries);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(UnplayableRules);
  const { problem, game, began } = refusal as UnplayableRules;
  expect([problem, versionError(game, began)]).toEqual([
    'older',
    expect.stringContaining('before program 0.1.0'),
  ]);
});

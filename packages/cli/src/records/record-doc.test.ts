/** docs/record.md against the engine: a stranger's replayer rests on that page. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { GameRecord } from '@tokaido/kernel';
import { recordFromCompact, recordFromText, recordToCompact, recordToText, verify } from '@tokaido/kernel';
import {
  BOXES,
  DISH_PRICES,
  DISHES,
  ENCOUNTERS,
  PANORAMAS,
  SOUVENIR_PRICES,
  SOUVENIRS,
  TRAVELERS,
  tokaido,
  VARIATIONS,
} from '@tokaido/tokaido';
import { describe, expect, test } from 'vitest';
import { placesAt, printedSpace } from '../games/tokaido/printed-road.ts';

const page = readFileSync(new URL('../../../../docs/record.md', import.meta.url), 'utf8');

/** The text under a heading of the second level. */
function section(number: number): string {
  return page.split(/^## /m).find((part) => part.startsWith(`${number} `)) ?? '';
}

/** Words in code marks, with what stands behind each, up to the next comma. */
function marked(text: string): [word: string, behind: string][] {
  return [...text.matchAll(/`([a-z-]+)`([^`,.|]*)/g)].map(([, word = '', behind = '']) => [
    word,
    behind.trim(),
  ]);
}

/** The paragraph of section 8 with this beginning, and the table behind it where there is one. */
function named(start: string): [word: string, behind: string][] {
  const parts = section(8).split('\n\n');
  const at = parts.findIndex((part) => part.startsWith(start));
  expect(at, start).toBeGreaterThanOrEqual(0);
  const [text = '', after = ''] = parts.slice(at);
  return marked(after.startsWith('|') ? after : text);
}

function example(): GameRecord {
  const block = /```text\n([^`]*)```/.exec(section(12))?.[1] ?? '';
  const read = recordFromText(block);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe('the game of the page', () => {
  test('is a record that keeps the rules, its result and its shuffle', () => {
    const record = example();
    expect(verify(tokaido, record)).toEqual({
      ok: true,
      value: { moves: record.moves.length, sealed: true },
    });
    expect(record.result).not.toBeNull();
    expect(section(12)).toContain(`${record.moves.length} decisions`);
  });

  test('is written as a writer writes it, apart from comments', () => {
    const block = /```text\n([^`]*)```/.exec(section(12))?.[1] ?? '';
    expect(recordToText(example())).toBe(block.replace(/^#.*\n/gm, ''));
  });

  test('has the short form that the page shows', () => {
    const short = recordToCompact(tokaido, example());
    if (!short.ok) throw new Error(short.error);
    expect(section(10)).toContain(`    ${short.value}\n`);
    expect(recordFromCompact(tokaido, short.value).ok).toBe(true);
  });

  test('is drawn as the shell commands say', () => {
    const shell = /```sh\n([^`]*)```/.exec(section(9))?.[1] ?? '';
    const seed = Buffer.from(/seed=(\w+)/.exec(shell)?.[1] ?? '', 'hex');
    const record = example();
    expect(seed.toString('hex')).toBe(record.seed);
    expect(createHash('sha256').update('a short journey 36898').digest('hex')).toBe(record.seed);
    const draws = [...shell.matchAll(/^draw (\S+) (\d+) (\d+) +# (\d+):.* (\S+)$/gm)];
    expect(draws).toHaveLength(7);
    for (const [line, stream, count, possible, place] of draws) {
      const digest = createHash('sha256').update(seed).update(`${stream} ${count}`).digest();
      expect(digest.readUIntBE(0, 6) % Number(possible), line).toBe(Number(place));
    }
    expect(shell).toContain(`${createHash('sha256').update(seed).digest('hex').slice(0, 8)}…`);
    const first = createHash('sha256').update(seed).update('tile 0').digest('hex');
    expect(shell).toContain(`# ${first.slice(0, 12)}…`);
  });
});

describe('the tables of the page', () => {
  test('the road', () => {
    const cells = [...section(4).matchAll(/(\d+) ([a-z ]+?)( ×2)?(?:\*\*)? \|/g)];
    const road = new Map(cells.map(([, number, space, double]) => [Number(number), [space, double ? 2 : 1]]));
    expect(road.size).toBe(54);
    for (const [number, [space, places]] of road) {
      const name = printedSpace(number).replace('panorama-', '').replace('-', ' ');
      expect([number, space]).toEqual([number, name]);
      if (name !== 'inn') expect([number, places]).toEqual([number, placesAt(number)]);
    }
  });

  test('travelers, in order, with coins', () => {
    const rows = named('**Travelers**');
    const expected = TRAVELERS.slice(1).map((one): [string, string] => [
      one.id,
      `${one.coins} ${one.gender[0]}`,
    ]);
    expect(rows).toEqual(expected);
  });

  test('souvenirs and dishes, in order, with prices', () => {
    expect(named('**Souvenirs**')).toEqual(SOUVENIRS.map((id, card) => [id, String(SOUVENIR_PRICES[card])]));
    const rows = section(8)
      .split('\n')
      .filter((row) => /^\| \d/.test(row));
    const priced = rows.flatMap((row) => marked(row).map(([dish]) => [dish, row.split(' ')[1]]));
    expect(priced).toEqual(DISHES.map((id, dish) => [id, String(DISH_PRICES[dish])]));
  });

  test('encounters with their copies, and panoramas', () => {
    expect(named('**Encounters**')).toEqual(
      ENCOUNTERS.map((kind) => [kind.id, expect.stringContaining(`×${kind.copies}`)]),
    );
    expect(named('**Hot springs**').map(([word]) => word)).toEqual([...PANORAMAS]);
  });

  test('the cards of the boxes', () => {
    const words = [...named('**Crossroads.**'), ...named('**Festivals**')];
    const cards = [...BOXES.values()].flatMap((box) => Object.values(box.cards).flat());
    expect(words.map(([word]) => word)).toEqual(cards);
  });

  test('options of a table', () => {
    const words = marked(section(3)).map(([word]) => word);
    expect(words.filter((word) => VARIATIONS.has(word))).toEqual([...VARIATIONS.keys()]);
    expect(section(3)).toContain(`boxes=${[...BOXES.keys()].join(',')}`);
  });

  test('every chance stream', () => {
    const rows = [...section(6).matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name = '']) => name);
    expect(rows.sort()).toEqual([...tokaido.rules.streams].sort());
  });

  test('every verb, in order, and each is explained', () => {
    const list = /The verbs in their order:\n\n([^]*?)\n\n/.exec(section(10))?.[1] ?? '';
    const verbs = marked(list).map(([word]) => word);
    for (const [number, verb] of verbs.entries()) {
      const objects = Array.from({ length: 64 }, (_, object) =>
        tokaido.rules.describe((number << 24) | object),
      );
      expect(objects.some((words) => words.split(' ')[0] === verb)).toBe(true);
      expect(section(5)).toContain(`\`${verb}`);
    }
    expect(tokaido.rules.describe(verbs.length << 24)).toBe('');
  });

  test('every option of a space, in order', () => {
    const list = /Options are in the order ([^]*?)\./.exec(section(10))?.[1] ?? '';
    for (const [number, [id]] of marked(list).entries()) {
      expect(tokaido.rules.parse(`option ${id}`)).toBe((9 << 24) | number);
      expect(section(5)).toContain(`\`${id}\``);
    }
    expect(tokaido.rules.describe((9 << 24) | marked(list).length)).toBe('');
  });
});

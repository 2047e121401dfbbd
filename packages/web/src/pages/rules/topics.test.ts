/** The contents: whatever can be linked to is there, and nothing is listed that does not exist. */

import { readFileSync } from 'node:fs';
import {
  ACHIEVEMENTS,
  BOXES,
  DISHES,
  ENCOUNTERS,
  SOUVENIRS,
  SPACE_NAMES,
  TRAVELERS,
  VARIATIONS,
} from '@tokaido/tokaido';
import * as duoWords from '@tokaido/words/duo';
import duoEnglish from '@tokaido/words/locales/en/duo-rules.json' with { type: 'json' };
import english from '@tokaido/words/locales/en/rules.json' with { type: 'json' };
import { ruleOf, SPOKEN_REASONS } from '@tokaido/words/tokaido';
import { describe, expect, test } from 'vitest';
import { ASKED, ruleFor } from '../../tokaido/decisions/forms.ts';
import { ruleAddress } from '../../tokaido/rule-links.ts';
import { DUO_TOPICS } from './duo/topics.ts';
import { BOX_IDS, itemAddress } from './topic.ts';
import { TOPICS } from './topics.ts';
import { topicAt as topicIn, VOLUME_IDS, volumeAddress, volumeAt } from './volume.ts';

const topicAt = (address: string) => topicIn({ topics: TOPICS }, address);
const ids = TOPICS.map(({ id }) => id);
const items = TOPICS.flatMap((topic) => (topic.items?.ids ?? []).map((id) => `${topic.items?.kind}.${id}`));
const keys = Object.keys(english);

/** Every card of the engine, as `kind.id`. */
const CARDS = [
  ...TRAVELERS.filter(({ id }) => id !== 'nobody').map(({ id }) => `traveler.${id}`),
  ...ENCOUNTERS.map(({ id }) => `encounter.${id}`),
  ...ACHIEVEMENTS.map((id) => `achievement.${id}`),
  ...[...VARIATIONS.keys()].map((id) => `variation.${id}`),
  ...[...BOXES.values()].flatMap(({ cards }) =>
    Object.entries(cards).flatMap(([kind, all]) => all.map((id) => `${kind}.${id}`)),
  ),
];

describe('topics', () => {
  test('each is listed once, and none is left out', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const written = keys.flatMap((key) => /^topic\.(.+)\.body$/.exec(key)?.[1] ?? []);
    expect([...ids].sort()).toEqual(written.sort());
  });
  test('every box has some, and no address is taken twice', () => {
    expect(new Set(TOPICS.map(({ box }) => box))).toEqual(new Set(BOX_IDS));
    expect(ids.filter((id) => items.includes(id.replace('-', '.')))).toEqual([]);
  });
  test('every reason leads to one', () => {
    expect(SPOKEN_REASONS.length).toBeGreaterThan(10);
    for (const why of SPOKEN_REASONS) expect(ids, why).toContain(ruleOf({ why }));
  });
  test('every decision leads to one', () => {
    for (const decision of ASKED)
      expect(topicAt(ruleFor(decision).slice('/rules/'.length)), decision).not.toBeNull();
  });
  test('an unknown address is none', () => {
    expect(topicAt('nowhere')).toBeNull();
    expect(topicAt('traveler-nobody')).toBeNull();
  });
});

describe('cards', () => {
  test('each of the engine is explained once', () => {
    expect([...items].sort()).toEqual([...CARDS].sort());
  });
  test('each has its address', () => {
    expect(topicAt('traveler-kinko')?.id).toBe('travelers');
    expect(topicAt('festival-o-bon')?.id).toBe('festivals');
    expect(itemAddress('traveler', 'zen-emon')).toBe('traveler-zen-emon');
  });
  test('travelers stand with their box', () => {
    for (const box of BOXES.values()) {
      for (const n of box.tiles) {
        expect(topicAt(`traveler-${TRAVELERS[n]!.id}`)?.box, TRAVELERS[n]!.id).toBe(box.id);
      }
    }
  });
  test('every note belongs to one', () => {
    const notes = keys.flatMap((key) => /^note\.(.+)$/.exec(key)?.[1] ?? []);
    expect(notes.filter((note) => !items.includes(note))).toEqual([]);
  });
});

describe('doubtful points', () => {
  const written = keys.flatMap((key) => /^doubt\.([^.]+)$/.exec(key)?.[1] ?? []);
  test('each is asked in one topic', () => {
    expect(TOPICS.flatMap(({ doubts }) => doubts ?? []).sort()).toEqual(written.sort());
  });
  test('each is one of the rulings', () => {
    const rulings = readFileSync(new URL('../../../../../docs/rulings.md', import.meta.url), 'utf8');
    expect(written.filter((id) => !rulings.includes(`\n### ${id}\n`))).toEqual([]);
  });
});

test('links from the table lead somewhere', () => {
  const linked = [
    ...CARDS,
    'traveler.nobody',
    ...SPACE_NAMES.map((id) => `stop.${id}`),
    ...SOUVENIRS.map((id) => `souvenir.${id}`),
    ...DISHES.map((id) => `dish.${id}`),
    ...BOX_IDS.map((id) => `box.${id}`),
    'panorama.sea',
    'token.doll',
    'token.carp',
    ...['gaming-room', 'legendary-object', 'amulet', 'calligraphy', 'bathhouse', 'cherry-tree'].map(
      (id) => `option.${id}`,
    ),
  ];
  const lost = linked.filter((name) => {
    const [kind = '', ...id] = name.split('.');
    return topicAt(ruleAddress(kind, id.join('.')).replace('/rules/', '')) === null;
  });
  expect(lost).toEqual([]);
  expect(ruleAddress('level', 'porter')).toBe('/rules');
});

describe('the book of Duo', () => {
  const duoKeys = Object.keys(duoEnglish);
  const duoIds = DUO_TOPICS.map(({ id }) => id);
  const rulings = [
    ...readFileSync(new URL('../../../../../docs/duo.md', import.meta.url), 'utf8').matchAll(
      /^\| (R\d\d) /gm,
    ),
  ].map(([, id]) => id);

  test('each topic is listed once, and none is left out', () => {
    expect(new Set(duoIds).size).toBe(duoIds.length);
    const written = duoKeys.flatMap((key) => /^topic\.(.+)\.body$/.exec(key)?.[1] ?? []);
    expect([...duoIds].sort()).toEqual(written.sort());
  });
  test('every address leads into its own book', () => {
    for (const id of duoIds) expect(volumeAt(id)).toBe('duo');
    for (const { id } of TOPICS) expect(volumeAt(id)).toBe('tokaido');
    for (const id of VOLUME_IDS) {
      expect(volumeAt(volumeAddress(id).split('/')[2]), id).toBe(id);
    }
  });
  test('every reason of Duo leads to a topic', () => {
    expect(duoWords.SPOKEN_REASONS.length).toBeGreaterThan(10);
    for (const why of duoWords.SPOKEN_REASONS) expect(duoIds, why).toContain(duoWords.ruleOf({ why }, ''));
    expect(duoIds).toContain(duoWords.ruleOf({ why: 'unheard-of' }, ''));
  });
  test('links within the book lead somewhere', () => {
    for (const { see } of DUO_TOPICS) for (const id of see ?? []) expect(duoIds).toContain(id);
  });
  test('each doubtful point is asked once and is one of the rulings', () => {
    const written = duoKeys.flatMap((key) => /^doubt\.([^.]+)$/.exec(key)?.[1] ?? []);
    expect(DUO_TOPICS.flatMap(({ doubts }) => doubts ?? []).sort()).toEqual(written.sort());
    expect(written.filter((id) => !rulings.includes(id))).toEqual([]);
  });
  test('a ruling that is no doubtful point is told by the text of a topic', () => {
    // The turn, who begins, how far a Merchant and an Artist go, and how points are counted.
    const told = ['R01', 'R02', 'R08', 'R15', 'R28'];
    const asked = DUO_TOPICS.flatMap(({ doubts }) => doubts ?? []);
    expect(new Set([...asked, ...told])).toEqual(new Set(rulings));
    expect(asked.length + told.length).toBe(rulings.length);
  });
});

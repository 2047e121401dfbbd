/** The rules as a book in one language: what each card says, and every entry that the search looks through. */

import { ENCOUNTERS, TRAVELERS } from '@tokaido/tokaido';
import { nameOf } from '@tokaido/words';
import type { ItemKind } from '../../tokaido/rule-links.ts';
import { plainText } from './markup.ts';
import { legendPrices } from './numbers.ts';
import type { OpenBook } from './open-book.ts';
import type { Entry } from './search.ts';
import type { Texts } from './texts.ts';
import type { BoxId, Topic } from './topic.ts';
import { itemAddress } from './topic.ts';

/** A card of the rules in words. */
export interface Item {
  readonly kind: ItemKind;
  readonly id: string;
  readonly address: string;
  readonly name: string;
  /** Who or what it is; empty where the name says it. */
  readonly is: string;
  /** Coins, copies and the like. */
  readonly facts: readonly string[];
  readonly does: string;
  /** Details beyond the one sentence; empty where there are none. */
  readonly note: string;
}

/** The keys below a card's own, where they differ from `is` and `does`. */
const WHO: { readonly [kind in ItemKind]?: string } = { traveler: 'who' };
const WHAT: { readonly [kind in ItemKind]?: string } = { traveler: 'power' };

export function itemsOf({ items }: Topic, texts: Texts): readonly Item[] {
  return (items?.ids ?? []).map((id) => itemOf(items?.kind ?? 'traveler', id, texts));
}

function itemOf(kind: ItemKind, id: string, texts: Texts): Item {
  const note = texts.find(`note.${kind}.${id}`) ?? '';
  return {
    kind,
    id,
    address: itemAddress(kind, id),
    name: nameOf(kind, id),
    is: HAS_IS.has(kind) ? nameOf(kind, `${id}.${WHO[kind] ?? 'is'}`) : '',
    facts: factsOf(kind, id, texts),
    // Variations have their words here alone: at a table there is nothing to say about them.
    does: kind === 'variation' ? note : nameOf(kind, `${id}.${WHAT[kind] ?? 'does'}`),
    note: kind === 'variation' ? '' : note,
  };
}

const HAS_IS: ReadonlySet<ItemKind> = new Set(['traveler', 'encounter', 'legend', 'festival']);

function factsOf(kind: ItemKind, id: string, texts: Texts): string[] {
  if (kind === 'encounter') {
    return [texts.say('rules.cards', { n: ENCOUNTERS.find((one) => one.id === id)?.copies ?? 0 })];
  }
  if (kind === 'legend') return [texts.say('rules.costs', { n: legendPrices()[id] ?? 0 })];
  if (kind !== 'traveler') return [];
  const traveler = TRAVELERS.find((one) => one.id === id);
  if (traveler === undefined) return [];
  const gender = traveler.gender === 'feminine' ? 'rules.feminine' : 'rules.masculine';
  return [texts.say('rules.starts', { n: traveler.coins }), texts.say(gender)];
}

/** Every topic and every card of these boxes, in reading order. */
export function entriesOf(book: OpenBook, boxes: ReadonlySet<BoxId>): readonly Entry[] {
  const { volume, texts } = book;
  return volume.topics.flatMap((topic) => {
    if (!boxes.has(topic.box)) return [];
    const title = texts.say(`topic.${topic.id}`);
    const own = { address: topic.id, title, within: volume.boxName(topic.box), text: textOf(topic, book) };
    return [own, ...itemsOf(topic, texts).map((item) => entryOf(item, title))];
  });
}

function entryOf(item: Item, within: string): Entry {
  const title = item.is === '' ? item.name : `${item.name}, ${item.is}`;
  const text = [...item.facts, `${item.does} ${plainText(item.note)}`].join(' · ');
  return { address: item.address, title, within, text };
}

function textOf(topic: Topic, { volume, texts }: OpenBook): string {
  const doubts = (topic.doubts ?? []).flatMap((id) => [
    texts.say(`doubt.${id}`),
    texts.say(`doubt.${id}.answer`),
  ]);
  return [
    plainText(texts.say(`topic.${topic.id}.body`)),
    ...doubts,
    ...(topic.tables ?? []).flatMap((table) => volume.tableWords(table, texts)),
  ].join(' ');
}

/** The books of rules: one for each game, with its own topics, tables and languages. */

import type { JSX } from 'preact';
import type { Texts } from './texts.ts';
import type { BoxId, TableId, TextKey, Topic } from './topic.ts';
import { itemAddress } from './topic.ts';

export const VOLUME_IDS = ['tokaido', 'duo'] as const;
export type VolumeId = (typeof VOLUME_IDS)[number];

export interface Volume {
  readonly id: VolumeId;
  readonly boxes: readonly BoxId[];
  /** In reading order. */
  readonly topics: readonly Topic[];
  /** What the book is, under its title. */
  readonly lead: TextKey;
  boxName(box: BoxId): string;
  loadTexts(wanted: string): Promise<Texts>;
  readonly Table: (props: { readonly id: TableId; readonly texts: Texts }) => JSX.Element | null;
  /** The words in a table that a search should find. */
  tableWords(table: TableId, texts: Texts): readonly string[];
}

/** The book that an address leads into: the first one, unless it is another one's own or one of its topics. */
export function volumeAt(address: string | undefined): VolumeId {
  return VOLUME_IDS.find((id) => address === id || address?.startsWith(`${id}-`) === true) ?? 'tokaido';
}

/** Where a book begins. */
export function volumeAddress(id: VolumeId): string {
  return id === 'tokaido' ? '/rules' : `/rules/${id}`;
}

/** The topic under an address, or the one that holds the card of that address; null for an unknown one. */
export function topicAt({ topics }: Pick<Volume, 'topics'>, address: string): Topic | null {
  return topics.find((topic) => topic.id === address || holds(topic, address)) ?? null;
}

function holds({ items }: Topic, address: string): boolean {
  return items !== undefined && items.ids.some((id) => itemAddress(items.kind, id) === address);
}

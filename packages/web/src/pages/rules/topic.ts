/** What a topic of the rules is made of. */

import type { IconName } from '../../art/icon-names.ts';
import type { ItemKind } from '../../tokaido/rule-links.ts';
import type { TextKey } from './texts.ts';

export type { TextKey };

export const BOX_IDS = ['base', 'crossroads', 'matsuri', 'new-encounters', 'promo-travelers'] as const;
export type BoxId = (typeof BOX_IDS)[number] | 'duo';

/** What has a text is a topic, and the other way round. */
export type TopicId = TextKey extends infer K ? (K extends `topic.${infer Id}.body` ? Id : never) : never;
export type DoubtId = TextKey extends infer K ? (K extends `doubt.${infer Id}.answer` ? Id : never) : never;

export type TableId =
  | 'road'
  | 'sets'
  | 'souvenirs'
  | 'panoramas'
  | 'donors'
  | 'menu'
  | 'meals'
  | 'options'
  | 'die'
  | DuoTableId;

/** The tables of Duo. */
export type DuoTableId =
  | 'components'
  | 'dice'
  | 'stations'
  | 'boutiques'
  | 'towns'
  | 'areas'
  | 'slabs'
  | 'gifts'
  | 'tracks'
  | 'waves'
  | 'basis';

/** The drawing beside a title: the plaque of a stop, an emblem, or a plain sign. */
export type Sign =
  | { readonly stop: string }
  | { readonly emblem: string }
  | { readonly icon: IconName }
  | { readonly pawn: 'neutral' }
  /** A character of Duo. */
  | { readonly character: string };

export interface Topic {
  readonly id: TopicId;
  readonly box: BoxId;
  readonly sign: Sign;
  readonly items?: { readonly kind: ItemKind; readonly ids: readonly string[] };
  readonly tables?: readonly TableId[];
  readonly doubts?: readonly DoubtId[];
  readonly see?: readonly TopicId[];
}

export function itemAddress(kind: ItemKind, id: string): string {
  return `${kind}-${id}`;
}

/** The id of an element that an address leads to. */
export function elementId(address: string): string {
  return `rule-${address}`;
}

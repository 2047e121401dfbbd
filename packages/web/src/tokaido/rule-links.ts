/** Where the rules speak of a card, a stop or an option: for links from the table. Light, without the rules. */

/** Kinds of cards that each have a sentence and an address of their own, by the prefix of their words. */
export const ITEM_KINDS = [
  'traveler',
  'encounter',
  'achievement',
  'variation',
  'amulet',
  'legend',
  'calligraphy',
  'festival',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

const OWN: ReadonlySet<string> = new Set(ITEM_KINDS);

/** Kinds that are explained together. */
const TOGETHER: Readonly<Record<string, string>> = { souvenir: 'shop', dish: 'inns', panorama: 'panoramas' };

const SINGLE: Readonly<Record<string, string>> = {
  'stop.inn': 'inns',
  'stop.shop': 'shop',
  'stop.farm': 'farm',
  'stop.temple': 'temple',
  'stop.encounter': 'encounters',
  'stop.hot-spring': 'hot-springs',
  'stop.panorama-paddy': 'panoramas',
  'stop.panorama-mountain': 'panoramas',
  'stop.panorama-sea': 'panoramas',
  'option.gaming-room': 'gaming-room',
  'option.legendary-object': 'legendary-objects',
  'option.amulet': 'amulets',
  'option.calligraphy': 'calligraphy',
  'option.bathhouse': 'bathhouses',
  'option.cherry-tree': 'cherry-trees',
  'box.base': 'aim',
  'box.crossroads': 'crossroads',
  'box.matsuri': 'festivals',
  'box.new-encounters': 'new-encounters',
  'box.promo-travelers': 'promo-travelers',
  'token.doll': 'festival-hina-matsuri',
  'token.carp': 'festival-tango',
  'traveler.nobody': 'variation-initiation',
};

/** The address of the rule for `kind.id`, as in the words of cards: `ruleAddress('traveler', 'kinko')`. */
export function ruleAddress(kind: string, id: string): string {
  const single = SINGLE[`${kind}.${id}`] ?? TOGETHER[kind];
  if (single !== undefined) return `/rules/${single}`;
  return OWN.has(kind) ? `/rules/${kind}-${id}` : '/rules';
}

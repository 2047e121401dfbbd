/** The options of stops: what each is drawn as, by the engine's name. */

/** The plaque of a stop, or an emblem; see `art`. */
type Look = { readonly plaque: string } | { readonly emblem: string };

const LOOKS = {
  wages: { plaque: 'farm' },
  'gaming-room': { emblem: 'die-3' },
  souvenirs: { plaque: 'shop' },
  'legendary-object': { emblem: 'legendary' },
  collection: { plaque: 'shop' },
  offering: { plaque: 'temple' },
  amulet: { emblem: 'amulet' },
  encounter: { plaque: 'encounter' },
  calligraphy: { emblem: 'calligraphy' },
  'hot-spring': { plaque: 'hot-spring' },
  bathhouse: { emblem: 'bathhouse' },
  'panorama-paddy': { plaque: 'panorama-paddy' },
  'panorama-mountain': { plaque: 'panorama-mountain' },
  'panorama-sea': { plaque: 'panorama-sea' },
  'cherry-tree': { emblem: 'cherry' },
} as const satisfies Readonly<Record<string, Look>>;

/** What this one brings depends on the person met; a number would promise too much. */
export const MYSTERY = 'encounter';

/** Held against the engine by a test. */
export const OPTION_IDS: readonly string[] = Object.keys(LOOKS);

export function lookOf(option: string): Look {
  return (LOOKS as Readonly<Record<string, Look>>)[option] ?? { emblem: 'point' };
}

/** A set of wares as an action: `keep 2 kimono 3 fan`, `keep -` for none. */

import { WARES } from '@tokaido/duo';

export function keepAction(counts: readonly number[]): string {
  const words = WARES.flatMap((ware, i) => ((counts[i] ?? 0) > 0 ? [`${counts[i]} ${ware}`] : []));
  return `keep ${words.length === 0 ? '-' : words.join(' ')}`;
}

export function keptCounts(action: string): readonly number[] {
  const words = action.split(' ');
  return WARES.map((ware) => {
    const at = words.indexOf(ware);
    return at < 1 ? 0 : Number(words[at - 1]);
  });
}

/** As many as fit, the dearest kinds first. */
export function suggestedKeep(
  wares: readonly number[],
  places: number,
  prices: readonly number[],
): readonly number[] {
  const kept = wares.map(() => 0);
  const kinds = wares.map((_, ware) => ware).toSorted((a, b) => (prices[b] ?? 0) - (prices[a] ?? 0));
  let room = places;
  for (const ware of kinds) {
    kept[ware] = Math.min(wares[ware] ?? 0, room);
    room -= kept[ware] ?? 0;
  }
  return kept;
}

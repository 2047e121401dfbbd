/** How many decisions came how far in the search. */

import type { SearchCounts } from '@tokaido/bots';

export function sumOfCounts(games: readonly { readonly counts: SearchCounts }[]): SearchCounts {
  const sum: SearchCounts = { decisions: 0, likely: 0, judged: 0, clear: 0, agreed: 0, confirmed: 0 };
  for (const { counts } of games)
    for (const key of Object.keys(sum) as (keyof SearchCounts)[]) sum[key] += counts[key];
  return sum;
}

export function countsText({ decisions, likely, judged, clear, agreed, confirmed }: SearchCounts): string[] {
  const share = (part: number, whole: number) =>
    whole === 0 ? '' : ` (${Math.round((100 * part) / whole)} %)`;
  return [
    `${decisions} decisions, ${likely} where both nets see one choice stand out at once`,
    `${judged} judged by long playouts; clear to the first judge ${clear}${share(clear, judged)}`,
    `of these the second judge names the same best choice at ${agreed}${share(agreed, clear)}, as clearly at ${confirmed}${share(confirmed, clear)}`,
  ];
}

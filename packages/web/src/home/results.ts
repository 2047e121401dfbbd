/** What the list of journeys reckons from a game's row: which boxes it was played with, and who came where. */

/** The boxes in a game's options, `players=4 boxes=crossroads,matsuri`. */
export function boxesOf(options: string): readonly string[] {
  const words = options.split(' ').find((word) => word.startsWith('boxes='));
  return (words?.slice('boxes='.length) ?? '').split(',').filter((box) => box !== '' && box !== 'none');
}

/** The place of a seat among all; those with the same points share it. */
export function placeOf(
  points: readonly number[],
  seat: number,
): { readonly place: number; readonly players: number } {
  const mine = points[seat] ?? 0;
  return { place: 1 + points.filter((other) => other > mine).length, players: points.length };
}

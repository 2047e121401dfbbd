/** Cards named in a few words: `'gofu sake'`. */

export const words = (text: string): string[] => text.split(' ').filter(Boolean);

/** The place of each of these ids in a list; fails for an id that is not there. */
export function numbers(text: string, ids: readonly string[]): number[] {
  return words(text).map((id) => {
    const found = ids.indexOf(id);
    if (found < 0) throw new Error(`there is no "${id}"`);
    return found;
  });
}

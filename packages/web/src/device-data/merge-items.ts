/** Stored items of two devices become one: nothing that is here is lost, and what is missing is added. */

import { isObject } from './is-object.ts';

/** Both are objects: all their fields. Both are lists: all their elements. Otherwise what is here stays. */
export function merged(here: unknown, there: unknown): unknown {
  if (here === null || here === undefined) return there;
  if (Array.isArray(here) && Array.isArray(there)) return mergedLists(here, there);
  if (!isObject(here) || !isObject(there)) return here;
  const names = new Set([...Object.keys(here), ...Object.keys(there)]);
  return Object.fromEntries([...names].map((name) => [name, merged(here[name], there[name])]));
}

/** In the order of their times, where all have one. */
function mergedLists(here: readonly unknown[], there: readonly unknown[]): readonly unknown[] {
  const known = new Set(here.map((each) => JSON.stringify(each)));
  const all = [...here, ...there.filter((each) => !known.has(JSON.stringify(each)))];
  return all.every(hasTime) ? all.toSorted((a, b) => a.at - b.at) : all;
}

function hasTime(value: unknown): value is { readonly at: number } {
  return isObject(value) && typeof value['at'] === 'number';
}

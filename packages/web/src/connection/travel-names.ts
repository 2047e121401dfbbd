/** Travel names for those who do not care to give one: an adjective and an animal, from lists in each language. */

import '@tokaido/words/locales/en/online';
import { t } from '@tokaido/words';

/** A name that nobody in `taken` has, as long as the lists hold one. */
export function travelName(random: () => number = Math.random, taken: readonly string[] = []): string {
  const adjectives = listed(t('online.name.adjectives'));
  const animals = listed(t('online.name.animals'));
  const all = adjectives.length * animals.length;
  const first = Math.floor(random() * all);
  for (let step = 0; step < all; step++) {
    // A stride that shares no factor with the count visits every pair once.
    const pair = (first + step * 7919) % all;
    const name = t('online.name.form', {
      adjective: adjectives[Math.floor(pair / animals.length)] ?? '',
      animal: animals[pair % animals.length] ?? '',
    });
    if (!taken.includes(name)) return name;
  }
  return t('online.name.plain');
}

function listed(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

let made = '';

/**
 * How I am called at a table: my own name from the settings, or one made up for as long as the page lives; another one
 * where somebody in `taken` has it.
 */
export function myName(own: string, taken: readonly string[] = []): string {
  if (own !== '') return own;
  return made === '' || taken.includes(made) ? anotherName(taken) : made;
}

/** Makes up another name than the last one. */
export function anotherName(taken: readonly string[]): string {
  made = travelName(Math.random, [...taken, made]);
  return made;
}

export function isMadeUp(name: string): boolean {
  return name === made;
}

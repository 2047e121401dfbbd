/**
 * Words in the language of the player. Catalogues are flat JSON files by area, `locales/<locale>/<area>.json`,
 * with keys such as `shop.nothing`. English is part of the program and gives the keys their type; the other
 * languages are loaded when chosen, and whatever they lack is said in English. `t` reads a signal, so a
 * component that uses it changes its language at once.
 */

import { computed, signal } from '@preact/signals-core';
import type { Catalogue, Key } from '../locales/en/index.ts';
import { loadedEnglish, revision } from './english.ts';
import type { Values } from './message.ts';
import { format } from './message.ts';

export type { Key };

/** The languages that can be chosen, each in its own words. `xx` is the pseudo-language of the tests. */
export const LOCALES = { en: 'English', es: 'Español', fr: 'Français', ja: '日本語' } as const;
export type Locale = keyof typeof LOCALES;

const current = signal<{ readonly locale: string; readonly words: Catalogue }>({
  locale: 'en',
  words: {},
});

/** English words that a first table can do without until its first move. */
const LATER = {
  /** Of a table under way: cards, decisions, and what is told of moves. */
  underway: () => import('../locales/en/underway.ts'),
  boxes: () => import('../locales/en/boxes.ts'),
};
const coming = new Map<keyof typeof LATER, Promise<unknown>>();

/** Fetches words that are not at hand; files that are themselves loaded later import theirs instead. */
export async function laterWords(area: keyof typeof LATER): Promise<void> {
  const words = coming.get(area) ?? LATER[area]();
  coming.set(area, words);
  // A fetch that failed is tried again when a word is next missed.
  await words.catch(() => coming.delete(area));
}

function missed(): void {
  void laterWords('underway');
  void laterWords('boxes');
}

export const locale = computed(() => current.value.locale);

/** Fetches the catalogues of a language, by area. */
export type Loaders = Readonly<Record<string, () => Promise<Readonly<Record<string, Catalogue>>>>>;

const loaders: Loaders = {
  es: () => import('../locales/es/index.ts'),
  fr: () => import('../locales/fr/index.ts'),
  ja: () => import('../locales/ja/index.ts'),
  xx: () => import('../locales/xx.ts'),
};

/** The last language that was asked for, whether its words are here or still on their way. */
let requested = 'en';

/** `more` gives the words of one program alone, such as those of the terminal. */
export async function setLocale(wanted: string, more: Loaders = {}): Promise<void> {
  requested = wanted;
  const load = loaders[wanted];
  const areas = [await load?.(), await more[wanted]?.()].flatMap((loaded) => Object.values(loaded ?? {}));
  // Words that come late must not undo a later choice.
  if (requested !== wanted) return;
  const words: Catalogue = Object.assign({}, ...areas);
  current.value = { locale: load === undefined ? 'en' : wanted, words };
}

/** Reads the signal too, so that what was drawn without a word is drawn again when the word arrives. */
function inEnglish(key: string): string | undefined {
  return revision.value >= 0 && Object.hasOwn(loadedEnglish, key) ? loadedEnglish[key] : undefined;
}

/** The words of a key, with its values filled in. */
export function t(key: Key, values: Values = {}): string {
  const { locale: now, words } = current.value;
  const message = words[key] ?? inEnglish(key);
  if (message === undefined) {
    missed();
    // Nothing is better than a code for the moment until they are here.
    return '';
  }
  return format(message, values, now === 'xx' ? 'en' : now);
}

/** Whether a text is a key: for names made of an id, such as `dish.soba`, that a new box may lack. */
export function isKey(text: string): text is Key {
  return Object.hasOwn(current.value.words, text) || inEnglish(text) !== undefined;
}

/** The words of an id, or the id itself, readable, where there are none yet. */
export function nameOf(prefix: string, id: string, values: Values = {}): string {
  const key = `${prefix}.${id}`;
  if (isKey(key)) return t(key, values);
  missed();
  return id.replaceAll('-', ' ');
}

/** `a, b and c` in the language of the player, or `a, b or c` of things to choose from. */
export function list(items: readonly string[], joined: 'and' | 'or' = 'and'): string {
  const now = current.value.locale;
  const type = joined === 'and' ? 'conjunction' : 'disjunction';
  // British lists have no comma before the last word.
  return new Intl.ListFormat(now === 'xx' || now === 'en' ? 'en-GB' : now, { type }).format(items);
}

/** Sentences one after the other; Japanese leaves no space between them. */
export function paragraph(sentences: readonly string[]): string {
  return sentences.join(current.value.locale === 'ja' ? '' : ' ');
}

/** A sentence begins with a capital letter, whatever name or word it happens to begin with. */
export function sentence(text: string): string {
  const now = current.value.locale;
  const [first = ''] = text;
  return first.toLocaleUpperCase(now === 'xx' ? 'en' : now) + text.slice(first.length);
}

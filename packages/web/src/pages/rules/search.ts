/** The search: all words asked for, from their beginnings, whatever their accents and capitals. */

export interface Entry {
  /** The address below `/rules/`. */
  readonly address: string;
  readonly title: string;
  /** Where it stands. */
  readonly within: string;
  readonly text: string;
}

/** An entry with its words folded once, for a search at every key. */
export interface Indexed {
  readonly entry: Entry;
  readonly title: string;
  readonly text: string;
}

/** A piece of text that was or was not asked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

export interface Found {
  readonly entry: Entry;
  readonly title: readonly Piece[];
  /** The words around the first find in the text, or its beginning. */
  readonly excerpt: readonly Piece[];
}

const EXCERPT = 150;
/** How much of it stands before the find. */
const BEFORE = 50;

/** Letters without accents and capitals. Each sign stays one sign, so that places in the text stay the same. */
export function fold(text: string): string {
  return text.replaceAll(/[A-Z\u0080-\uffff]/g, foldSign);
}

function foldSign(sign: string): string {
  const small = sign.normalize('NFD').charAt(0).toLowerCase();
  return small.length === 1 ? small : sign;
}

export function indexOf(entries: readonly Entry[]): readonly Indexed[] {
  return entries.map((entry) => ({ entry, title: fold(entry.title), text: fold(entry.text) }));
}

/** What matches, titles first; the order is otherwise that of the entries. */
export function search(index: readonly Indexed[], asked: string): readonly Found[] {
  const words = fold(asked)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = index.flatMap(({ entry, title, text }) => {
    const inTitle = words.filter((word) => placesOf(title, word).length > 0);
    const isThere = words.every((word) => inTitle.includes(word) || placesOf(text, word).length > 0);
    return isThere ? [{ entry, text, weight: weigh(title, words, inTitle.length) }] : [];
  });
  // Sorting is stable: equals keep their order.
  found.sort((a, b) => b.weight - a.weight);
  return found.map(({ entry, text }) => ({
    entry,
    title: pieces(entry.title, words),
    excerpt: excerpt(entry.text, text, words),
  }));
}

/** More words in the title weigh more, and most a title that begins with what was asked. */
function weigh(title: string, words: readonly string[], inTitle: number): number {
  return inTitle + (title.startsWith(words[0] ?? '') ? 1 : 0) + (title === words.join(' ') ? 1 : 0);
}

/** Where a word begins with these letters. Signs that no word begins with may stand anywhere. */
function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  const isWord = /^[a-z0-9]/.test(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWord || at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) places.push(at);
  }
  return places;
}

function pieces(text: string, words: readonly string[]): Piece[] {
  const marks: boolean[] = Array.from({ length: text.length }, () => false);
  const folded = fold(text);
  for (const word of words) for (const at of placesOf(folded, word)) marks.fill(true, at, at + word.length);
  const all: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marks[at] === marks[from]) continue;
    all.push({ text: text.slice(from, at), isFound: marks[from] === true });
    from = at;
  }
  return all;
}

function excerpt(text: string, folded: string, words: readonly string[]): Piece[] {
  const first = Math.min(...words.flatMap((word) => placesOf(folded, word)));
  const around = Number.isFinite(first) ? first : 0;
  const start = around <= BEFORE ? 0 : wordEnd(text, around - BEFORE, around) + 1;
  const last = start + EXCERPT;
  const end = last >= text.length ? text.length : Math.max(wordStart(text, around, last), around + 1);
  const shown = pieces(text.slice(start, end), words);
  return [
    ...(start > 0 ? [{ text: '… ', isFound: false }] : []),
    ...shown,
    ...(end < text.length ? [{ text: ' …', isFound: false }] : []),
  ];
}

/** Whole words only, at both ends. Japanese has no spaces, and may be cut anywhere. */
function wordEnd(text: string, from: number, to: number): number {
  const at = text.indexOf(' ', from);
  return at >= 0 && at < to ? at : from - 1;
}

function wordStart(text: string, from: number, to: number): number {
  const at = text.lastIndexOf(' ', to);
  return at > from ? at : to;
}

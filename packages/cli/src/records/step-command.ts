/** What may be typed in a replay. The letters are the same in every language; the help says them in yours. */

export type StepCommand =
  | { readonly go: 'by'; readonly by: 1 | -1 }
  | { readonly go: 'turn'; readonly by: 1 | -1 }
  | { readonly go: 'to'; readonly to: number }
  /** From 0; −1 for a spectator. */
  | { readonly go: 'eyes'; readonly seat: number }
  | { readonly go: 'play'; readonly speed: number }
  | { readonly go: 'end' | 'hide' | 'help' | 'quit' };

const WORDS: Readonly<Record<string, StepCommand>> = {
  '': { go: 'by', by: 1 },
  n: { go: 'by', by: 1 },
  next: { go: 'by', by: 1 },
  b: { go: 'by', by: -1 },
  back: { go: 'by', by: -1 },
  t: { go: 'turn', by: 1 },
  turn: { go: 'turn', by: 1 },
  r: { go: 'turn', by: -1 },
  e: { go: 'end' },
  end: { go: 'end' },
  x: { go: 'hide' },
  hide: { go: 'hide' },
  p: { go: 'play', speed: 1 },
  play: { go: 'play', speed: 1 },
  '?': { go: 'help' },
  h: { go: 'help' },
  help: { go: 'help' },
  q: { go: 'quit' },
  quit: { go: 'quit' },
};

/** Null where it is none. */
export function stepCommandIn(line: string): StepCommand | null {
  const words = line.normalize('NFKC').trim().toLowerCase();
  const known = Object.hasOwn(WORDS, words) ? WORDS[words] : undefined;
  if (known !== undefined) return known;
  const [, letter = '', number = ''] = /^(v|view|p|play|)\s*(\d{1,5})$/.exec(words) ?? [];
  if (number === '') return null;
  if (letter === '') return { go: 'to', to: Number(number) };
  if (letter.startsWith('v')) return { go: 'eyes', seat: Number(number) - 1 };
  const speed = Number(number);
  return speed >= 1 && speed <= 20 ? { go: 'play', speed } : null;
}

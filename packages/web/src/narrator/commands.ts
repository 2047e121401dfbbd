/** The words of a command line: those of the player's language, and the English ones always. */

import { plain } from './typed-names.ts';

/** A command with the words for it, the one we teach first. */
export interface Commands<C extends string> {
  wordsFor(this: void, command: C): readonly string[];
  commandOf(this: void, word: string): C | null;
  /** The command at the head of a line, of one word or two, and what follows it. */
  commandIn(
    this: void,
    words: readonly string[],
  ): { readonly command: C; readonly rest: readonly string[] } | null;
}

const wordsIn = (text: string) => text.split(',').map(plain);

/** `textsOf` gives the words of a command, those of the player's language first: `go, walk`. */
export function commandsOf<C extends string>(
  names: readonly C[],
  textsOf: (command: C) => readonly string[],
): Commands<C> {
  const wordsFor = (command: C) => textsOf(command).flatMap(wordsIn);
  const commandOf = (word: string) => names.find((command) => wordsFor(command).includes(word)) ?? null;
  return {
    wordsFor,
    commandOf,
    commandIn(words) {
      for (const length of [2, 1]) {
        const command = words.length < length ? null : commandOf(words.slice(0, length).join(' '));
        if (command !== null) return { command, rest: words.slice(length) };
      }
      return null;
    },
  };
}

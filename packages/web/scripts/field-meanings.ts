/**
 * Vite plugin: leaves out what the fields of a state mean. The lists are documentation as well as code, and a browser
 * has no use for the sentences; names, order and lengths stay.
 */

import type { Plugin } from 'vite';

const FILES = /[\\/]packages[\\/](tokaido|duo)[\\/]src[\\/]([\w-]+[\\/])?state\.ts$/;
const LIST = /^(?:export )?const [A-Z]+ = \{\n[\s\S]*?^\} as const;$/gm;
/** The value of a field, or the second entry of `[length, meaning]`. */
const MEANING = /(:\s*|\[\w+,\s*)'(?:[^'\\\n]|\\.)*'/g;

export function withoutMeanings(source: string): string {
  return source.replace(LIST, (list) => list.replace(MEANING, "$1''"));
}

export function fieldMeanings(): Plugin {
  return {
    name: 'field-meanings',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!FILES.test(id)) return null;
      const short = withoutMeanings(code);
      if (short === code) this.error(`${id}: no list of fields was found`);
      return { code: short, map: null };
    },
  };
}

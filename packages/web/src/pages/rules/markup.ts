/** The markup of the rules: paragraphs apart by an empty line, lists of lines with `- `, and `**bold**`. */

/** Words, plain and strong by turns; the first are plain, perhaps empty. */
export type Line = readonly string[];

export type Block = { readonly line: Line } | { readonly list: readonly Line[] };

const ITEM = '- ';

export function parseMarkup(text: string): readonly Block[] {
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    if (!lines.every((line) => line.startsWith(ITEM))) return { line: parseLine(lines.join(' ')) };
    return { list: lines.map((line) => parseLine(line.slice(ITEM.length))) };
  });
}

function parseLine(text: string): Line {
  return text.split('**');
}

/** The words alone, for the search. */
export function plainText(text: string): string {
  return parseMarkup(text)
    .flatMap((block) => ('line' in block ? [block.line] : block.list))
    .map((line) => line.join(''))
    .join(' ');
}

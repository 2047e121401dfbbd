// Lets Vite read one source file with one mutant in it; the file on disk stays as it is.

/**
 * @typedef {{ line: number, column: number }} Point both counted from 1
 * @typedef {{ file: string, start: Point, end: Point, replacement: string }} Mutant
 */

/** @param {string} code @param {Mutant} mutant */
export function withMutant(code, { start, end, replacement }) {
  const lines = code.split('\n');
  const at = (/** @type {Point} */ { line, column }) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return code.slice(0, at(start)) + replacement + code.slice(at(end));
}

/** @param {string | undefined} described a mutant as JSON; none is applied when left out */
export function mutantPlugin(described) {
  if (described === undefined) return [];
  /** @type {Mutant} */
  const mutant = JSON.parse(described);
  return [
    {
      name: 'mutant',
      enforce: /** @type {const} */ ('pre'),
      transform: (/** @type {string} */ code, /** @type {string} */ id) =>
        id.endsWith(mutant.file) ? withMutant(code, mutant) : undefined,
    },
  ];
}

// The scores of a run of mutation testing, as a table in docs/mutation.md.

/**
 * @typedef {import('./mutant-plugin.mjs').Point} Point
 * @typedef {{ status: string, static?: boolean, location: { start: Point, end: Point }, replacement: string }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: readonly Mutant[] }> }} Report
 */

const KILLED = ['Killed', 'Timeout'];
const LIVING = ['Survived', 'NoCoverage'];

/** @param {readonly Mutant[]} mutants */
function count(mutants) {
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  return { killed, all: killed + mutants.filter(({ status }) => LIVING.includes(status)).length };
}

/** The mutants that no test notices: where they are, what was there, and what they made of it. @param {Report} report */
export function survivors(report) {
  const lines = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => LIVING.includes(status))
      .map(({ location: { start, end }, replacement }) => {
        const text = source.split('\n')[start.line - 1].slice(start.column - 1);
        const was = start.line === end.line ? text.slice(0, end.column - start.column) : `${text} …`;
        return `${file}:${start.line} ${was} → ${replacement.replaceAll(/\s+/g, ' ')}`;
      }),
  );
  return `${lines.join('\n')}\n`;
}

/** @param {string} name @param {{ killed: number, all: number }} counted */
function row(name, { killed, all }) {
  const score = all === 0 ? '–' : `${((100 * killed) / all).toFixed(1)} %`;
  return `| ${name} | ${killed} | ${all} | ${score} |`;
}

/**
 * The page with the table between `<!-- part -->` and `<!-- end of part -->` replaced.
 *
 * @param {string} page
 * @param {string} part
 * @param {Report} report
 */
export function withScores(page, part, report) {
  const files = Object.entries(report.files).map(([path, { mutants }]) => ({
    name: path.replace(/^packages\/\w+\/src\//, '').replace(`${part}/`, ''),
    ...count(mutants),
  }));
  const sum = (/** @type {typeof files} */ some) => ({
    killed: some.reduce((total, { killed }) => total + killed, 0),
    all: some.reduce((total, { all }) => total + all, 0),
  });
  const clean = files.filter(({ killed, all }) => all > 0 && killed === all);
  const table = [
    '| file | killed | mutants | score |',
    '| --- | --: | --: | --: |',
    ...files
      .filter(({ killed, all }) => killed < all)
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((file) => row(`\`${file.name}\``, file)),
    row(`the other ${clean.length}`, sum(clean)),
    row(`**${part}**`, sum(files)),
  ].join('\n');
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the page has no place for "${part}"`);
  return `${page.slice(0, from + start.length)}\n${table}\n${page.slice(to)}`;
}

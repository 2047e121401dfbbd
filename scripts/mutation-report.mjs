// The scores of a run of mutation testing, as a table in docs/mutation.md.

/**
 * @typedef {{ status: string }} Mutant
 * @typedef {{ files: Record<string, { mutants: readonly Mutant[] }> }} Report
 */

/** @param {readonly Mutant[]} mutants */
function count(mutants) {
  const valid = mutants.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status));
  const killed = valid.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  return { killed, all: valid.length };
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
  const files = Object.entries(report.files).sort(([a], [b]) => a.localeCompare(b));
  const short = (/** @type {string} */ path) =>
    path.replace(/^packages\/\w+\/src\//, '').replace(`${part}/`, '');
  const table = [
    '| file | killed | mutants | score |',
    '| --- | --: | --: | --: |',
    ...files
      .filter(([, { mutants }]) => count(mutants).all > 0)
      .map(([path, { mutants }]) => row(`\`${short(path)}\``, count(mutants))),
    row(`**${part}**`, count(files.flatMap(([, { mutants }]) => mutants))),
  ].join('\n');
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the page has no place for "${part}"`);
  return `${page.slice(0, from + start.length)}\n${table}\n${page.slice(to)}`;
}

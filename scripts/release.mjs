// `npm run release`: makes the packages that are published, each as a folder in release/ and as a tarball beside it.
// The manifests in packages/ stay private and name sources, which is what a checkout works with; what is published
// names plain JavaScript and types.

import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { commandFiles } from './build-command.mjs';
import { fixturesOf } from './fixtures.mjs';
import { npm, root } from './install.mjs';
import { ownPackages } from './sources.mjs';
import { runTool } from './tools.mjs';

/** @typedef {import('./sources.mjs').Manifest} Manifest */

/** The programs are published as one package, the command, with the words that they show in it; all others are libraries. */
const IN_THE_COMMAND = ['cli', 'server', 'web', 'words'];

export const libraries = () =>
  ownPackages().filter(({ folder }) => !IN_THE_COMMAND.includes(basename(folder)));

/** @param {string} path @param {unknown} value */
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** The manifest that is published: without what only a checkout needs. @param {Manifest} manifest @param {object} more */
const published = (manifest, more) => ({
  ...manifest,
  private: undefined,
  devDependencies: undefined,
  publishConfig: { access: 'public' },
  ...more,
});

/** @param {string} folder @param {Manifest} manifest */
function writeNotices(folder, { name, description }) {
  for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(root, file), join(folder, file));
  writeFileSync(
    join(folder, 'README.md'),
    `# ${name}\n\n${description}.\n\nPart of Tokaido table, an unofficial fan project; see NOTICE.\n`,
  );
}

/** `./src/index.ts` as published: types and JavaScript; data as it is. @param {string} source */
function exported(source) {
  if (source.endsWith('.json')) return source;
  const path = source.replace(/^\.\/src\//, './lib/').replace(/\.ts$/, '');
  return { types: `${path}.d.ts`, default: `${path}.js` };
}

/** The libraries as JavaScript with types; only what their entries reach. @param {string} target */
function makeLibraries(target) {
  // By these paths a library finds another among the sources. Through node_modules the compiler would take it for
  // somebody else's and, depending on which import it sees first, write no JavaScript for it.
  const paths = Object.fromEntries(
    libraries().flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports ?? {}).map(([name, entry]) => [
        `${manifest.name}${name.slice(1)}`,
        [join(folder, entry)],
      ]),
    ),
  );
  const files = Object.values(paths).flat();
  const project = join(target, 'tsconfig.json');
  const compilerOptions = {
    rootDir: join(root, 'packages'),
    outDir: target,
    paths,
    typeRoots: [join(root, 'node_modules', '@types')],
  };
  writeJson(project, { extends: join(root, 'tsconfig.release.json'), compilerOptions, files, include: [] });
  const code = runTool('@typescript/native', 'tsc', ['--project', project]);
  rmSync(project);
  if (code !== 0) return code;
  for (const { folder, manifest } of libraries()) {
    const made = join(target, basename(folder));
    renameSync(join(made, 'src'), join(made, 'lib'));
    const exports = Object.fromEntries(
      Object.entries(manifest.exports ?? {}).map(([name, source]) => [name, exported(source)]),
    );
    writeJson(join(made, 'package.json'), published(manifest, { exports }));
    writeNotices(made, manifest);
  }
  return 0;
}

/** The command with the client in it. @param {string} target */
function makeCommand(target) {
  const cli = ownPackages().find(({ manifest }) => manifest.name === 'tokaido');
  if (cli === undefined) throw new Error('there is no package of the command');
  const made = join(target, 'command');
  mkdirSync(join(made, 'dist'), { recursive: true });
  for (const file of commandFiles()) copyFileSync(file, join(made, 'dist', basename(file)));
  cpSync(join(cli.folder, 'bin'), join(made, 'bin'), { recursive: true });
  cpSync(join(root, 'packages', 'web', 'dist'), join(made, 'client'), { recursive: true });
  writeJson(join(made, 'package.json'), published(cli.manifest, {}));
  writeNotices(made, cli.manifest);
}

/**
 * What is published must be read by all that comes after it.
 *
 * @param {string} version
 * @returns {string | null} what to do first
 */
export function missingFixtures(version) {
  return existsSync(fixturesOf(version))
    ? null
    : `there are no fixtures of ${version}: write them with npm run fixtures -- ${version}, and commit them`;
}

/** Makes every published package in an empty folder; returns the exit code. @param {string} folder */
export async function release(folder) {
  const target = resolve(folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const code = (await build()) || makeLibraries(target);
  if (code !== 0) return code;
  makeCommand(target);
  const folders = readdirSync(target).map((name) => `./${name}`);
  return npm(['pack', '--silent', '--ignore-scripts', ...folders], target);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? join(root, 'release');
  const error = folder.startsWith('-')
    ? 'usage: npm run release -- [FOLDER], an empty folder or a new one; "release" by default'
    : missingFixtures(ownPackages()[0]?.manifest.version ?? '');
  if (error !== null) process.stderr.write(`${error}\n`);
  process.exitCode = error === null ? await release(folder) : 1;
  if (process.exitCode === 0) process.stdout.write(`in ${relative(process.cwd(), folder) || '.'}\n`);
}

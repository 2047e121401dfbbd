/**
 * Finds code that names a traveler or a card outside its own file: `npx tsx packages/words/test/card-names.ts [folder]`.
 * Words and drawings are made for each card and may name it; so may tests.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOXES, DISHES, ENCOUNTERS, SOUVENIRS, TRAVELERS } from '@tokaido/tokaido';

/** Every id that the engine gives a traveler or a card. */
export const IDS: ReadonlySet<string> = new Set([
  ...TRAVELERS.map(({ id }) => id).filter((id) => id !== 'nobody'),
  ...ENCOUNTERS.map(({ id }) => id),
  ...[...BOXES.values()].flatMap(({ cards }) => Object.values(cards).flat()),
  ...DISHES,
  ...SOUVENIRS,
]);

/** The lists of the printed cards, and code that is made for each card; words are the package `words`. */
const OWN =
  /^(words\/|tokaido\/src\/data\/|web\/src\/(art|say|locales|i18n)\/|.*\/(test|testkit)\/|.*[./]test[.]tsx?$)/;

/** Where ids may stand all the same; no id: all of them. */
const ALLOWED: readonly { readonly file: RegExp; readonly ids?: readonly string[]; readonly why: string }[] =
  [
    { file: /^(server|cli)\/src\//, ids: ['health'], why: 'the health of a server is no amulet' },
    { file: /^cli\/src\/conform\//, why: 'logs of another program are translated card by card' },
    { file: /^tokaido\/src\/new-encounters\/state\.ts$/, why: 'the steps of the box, numbered by name' },
    {
      file: /^bots\/src\/net\/tokaido-kind\.ts$/,
      why: 'steps by name, so that nets outlive a change of their order',
    },
    {
      file: /^web\/src\/learn\/lessons\//,
      why: 'what is dealt and done in a lesson, in the words of a record',
    },
    { file: /^web\/src\/pages\/new-table\/game-choice\.tsx$/, why: 'the drawing that stands for a box' },
  ];

function isAllowed(file: string, id: string): boolean {
  return ALLOWED.some((entry) => entry.file.test(file) && (entry.ids?.includes(id) ?? true));
}

export interface Naming {
  readonly file: string;
  readonly line: number;
  readonly id: string;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => /^[^/]+\/src\/.*\.tsx?$/.test(file) && !OWN.test(file) && !file.includes('node_modules'),
    );
}

const withoutComments = (text: string) =>
  text
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/** The words of the strings of a line, and the keys of its objects. */
function named(line: string): string[] {
  if (/^\s*(import|export)\b.*\bfrom\b/.test(line)) return [];
  const strings = line.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [];
  const words = strings.flatMap((text) => text.slice(1, -1).split(/[^\w-]+/));
  const [, key] = /^\s*([\w-]+):/.exec(line) ?? [];
  return [...words, ...(key === undefined ? [] : [key])];
}

/** All places below `packages` that name a card which is not their own. */
export function namings(packages: string): Naming[] {
  return sources(packages).flatMap((file) => {
    const own = basename(file).replace(/\.tsx?$/, '');
    const lines = withoutComments(readFileSync(join(packages, file), 'utf8')).split('\n');
    return lines.flatMap((text, i) =>
      [...new Set(named(text))]
        .filter((id) => IDS.has(id) && id !== own && !isAllowed(file, id))
        .map((id) => ({ file, line: i + 1, id })),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? '.';
  const found = namings(join(root, 'packages'));
  for (const { file, line, id } of found)
    console.log(`${relative('.', join(root, 'packages', file))}:${line} ${id}`);
  console.log(`${found.length} places`);
}

/** The published packages, installed in a folder of their own as a stranger would, without a network. */

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npm, root } from '../../../scripts/install.mjs';

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly bin?: string | Readonly<Record<string, string>>;
}

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where Node finds `name` from `folder` of the checkout, as a path in it; null where it is not installed. */
function find(folder: string, name: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'node_modules', name);
    if (existsSync(join(root, path, 'package.json'))) return path;
    if (at === '.') return null;
  }
}

/** npm fetches a package again whose commands are not linked. */
function copyCommands({ name, bin = {} }: Manifest, folder: string, to: string): void {
  for (const command of typeof bin === 'string' ? [name] : Object.keys(bin)) {
    const link = join(folder, '.bin', command);
    if (existsSync(join(root, link)))
      cpSync(join(root, link), join(to, link), { recursive: true, verbatimSymlinks: true });
  }
}

/** Copies the packages of others that ours need: npm finds them in place and asks no registry. */
export function copyDependencies(manifests: readonly Manifest[], to: string): void {
  const copied = new Set<string>();
  const copy = (folder: string, { dependencies, optionalDependencies }: Manifest) => {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = name.startsWith('@tokaido/') ? null : find(folder, name);
      if (path === null || copied.has(path)) continue;
      copied.add(path);
      cpSync(join(root, path), join(to, path), { recursive: true, dereference: true });
      const manifest = readManifest(join(root, path));
      copyCommands(manifest, dirname(path), to);
      copy(path, manifest);
    }
  };
  for (const manifest of manifests) copy('.', manifest);
}

/** Installs the tarballs of `release` in `folder`; returns npm's exit code. */
export async function installRelease(release: string, folder: string): Promise<number> {
  const entries = readdirSync(release, { withFileTypes: true });
  const tarballs = entries.filter(({ name }) => name.endsWith('.tgz')).map(({ name }) => join(release, name));
  mkdirSync(folder, { recursive: true });
  // What the checkout overrides must fit here too.
  const { overrides } = readManifest(root);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides }));
  const made = entries.filter((entry) => entry.isDirectory());
  copyDependencies(
    made.map(({ name }) => readManifest(join(release, name))),
    folder,
  );
  return npm(['install', '--offline', '--ignore-scripts', '--silent', ...tarballs], folder);
}

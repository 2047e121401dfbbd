/** The client's files, read once: they are few, small, and compressed when they were built. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface File {
  readonly type: string;
  /** Bodies by content encoding; '' is the plain one. */
  readonly bodies: ReadonlyMap<string, Buffer>;
  readonly etag: string;
  /** The name holds a hash of the contents: it never changes. */
  readonly forever: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** What the build notes about itself; not for browsers. */
const NOTES = '.vite';

/** By path, such as `/assets/main-1a2b.js`; empty where the client was not built. */
export function readFiles(folder: string): ReadonlyMap<string, File> {
  const files = new Map<string, File>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.parentPath.endsWith(NOTES)) continue;
    if (!entry.isFile() || ENCODINGS.some(([, ending]) => entry.name.endsWith(ending))) continue;
    const path = join(entry.parentPath, entry.name);
    const type = TYPES[extname(entry.name)];
    if (type === undefined) continue;
    const bodies = new Map([['', readFileSync(path)]]);
    for (const [encoding, ending] of ENCODINGS) {
      if (existsSync(path + ending)) bodies.set(encoding, readFileSync(path + ending));
    }
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(name, { type, bodies, etag: tagOf(bodies.get('')), forever: /-[\w-]{8,}\.\w+$/.test(name) });
  }
  return files;
}

/**
 * By the beginning of an address, the header that lets a browser fetch the programs of that screen together with
 * the page, instead of one after the other. Without the build's notes there is none, and all works as well.
 */
export function readPreloads(folder: string): ReadonlyMap<string, string> {
  const notes = join(folder, NOTES, 'screens.json');
  if (!existsSync(notes)) return new Map();
  const screens = JSON.parse(readFileSync(notes, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  return new Map(
    Object.entries(screens).map(([path, files]) => [
      path,
      files.map((file) => `<${file}>; rel=modulepreload`).join(', '),
    ]),
  );
}

function tagOf(body: Buffer | undefined): string {
  let hash = 2166136261;
  for (const byte of body ?? []) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return `"${(body?.length ?? 0).toString(36)}-${hash.toString(36)}"`;
}

/** The best body for what a browser accepts. */
export function bodyFor(file: File, accepts: string): readonly [encoding: string, body: Buffer] {
  for (const [encoding] of ENCODINGS) {
    const body = file.bodies.get(encoding);
    if (body !== undefined && accepts.includes(encoding)) return [encoding, body];
  }
  return ['', file.bodies.get('') ?? Buffer.alloc(0)];
}

/**
 * The client's files, read once at start: they are few, small, and were compressed by the build.
 *
 * Why not @fastify/static: it builds its ETag from size and time, but all files of an npm package have the same time,
 * and the page of a new version often has the same size. Browsers would keep the old page, whose programs are gone.
 * It also opens the file for each request, at a third of the speed.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './encodings.ts';

interface ClientFile {
  readonly type: string;
  /** Bodies by content encoding. */
  readonly bodies: Readonly<Record<'identity' | 'br' | 'gzip', Buffer | null>>;
  readonly etag: string;
  /** The name holds a hash of the contents: it never changes. */
  readonly immutable: boolean;
}

export interface ClientFiles {
  /** By path, such as `/assets/main-1a2b.js`; empty where the client was not built. */
  readonly files: ReadonlyMap<string, ClientFile>;
  /** The header `link` of a screen, by the beginning of its address. */
  readonly preloads: ReadonlyMap<string, string>;
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

/** What the build notes about itself; not for browsers. */
const NOTES = '.vite';

export function readClientFiles(folder: string): ClientFiles {
  return { files: readFiles(folder), preloads: readPreloads(folder) };
}

function readFiles(folder: string): ReadonlyMap<string, ClientFile> {
  const files = new Map<string, ClientFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || entry.parentPath.endsWith(NOTES) || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    const identity = readFileSync(path);
    const compressed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : null);
    files.set(name, {
      type,
      bodies: { identity, br: compressed('.br'), gzip: compressed('.gz') },
      // Weak, since the same tag stands for each encoding of the file.
      etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`,
      immutable: /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(name),
    });
  }
  return files;
}

/**
 * Lets a browser fetch the programs of a screen together with the page, instead of one after the other. Without the
 * build's notes there are none, and all works as well.
 */
function readPreloads(folder: string): ReadonlyMap<string, string> {
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

/** A file of the client; any other address is one of its screens, which all are the same page. */
export function sendClientFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, preloads }: ClientFiles,
): FastifyReply {
  const path = request.url.replace(/[?#].*$/s, '');
  const exact = files.get(path);
  // A missing file is missing; only what looks like a screen gets the page.
  const file = exact ?? (/\.\w+$/.test(path) ? undefined : files.get('/index.html'));
  if (file === undefined) {
    const text =
      files.size === 0 ? 'The client is not built: run npm start.\n' : 'There is nothing at this address.\n';
    return reply.code(404).type('text/plain; charset=utf-8').send(text);
  }
  const link =
    exact === undefined ? [...preloads].find(([screen]) => path.startsWith(screen))?.[1] : undefined;
  if (link !== undefined) reply.header('link', link);
  reply
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
    .type(file.type);
  if (knows(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const body = file.bodies[encoding];
    if (body !== null) return reply.header('content-encoding', encoding).send(body);
  }
  return reply.send(file.bodies.identity);
}

/** Whether one of the tags that a browser names is this one; proxies drop or add the mark of a weak tag. */
function knows(header: string | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return header === '*' || (header?.split(',').some((tag) => strong(tag) === strong(etag)) ?? false);
}

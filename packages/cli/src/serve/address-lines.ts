/** What the terminal says of the addresses of a server: for this computer, for others, and as a code for a camera. */

import type { Config } from '@tokaido/server';
import { isLoopback, networkUrls } from '@tokaido/server';
import { generate } from 'lean-qr';

type Interfaces = Parameters<typeof networkUrls>[1];

/** `url` is the address for this computer, or the public one. `isTerminal`: codes are drawn where they can be seen. */
export function addressLines(
  url: string,
  port: number,
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  isTerminal = process.stdout.isTTY,
  interfaces?: Interfaces,
): string[] {
  const lines = [`  Tokaido is served at  ${url}`];
  if (publicUrl !== '') return [...lines, ''];
  if (host === 'localhost' || isLoopback(host))
    return [...lines, '  Only this computer can open it; --host 0.0.0.0 lets in others in your network.', ''];
  // That of a single address is the address itself.
  const urls = networkUrls({ address: host, port }, interfaces).filter((each) => each !== url);
  const [first] = urls;
  if (first === undefined) return [...lines, ''];
  const named = urls.map((each, i) => `  ${i === 0 ? 'In your network at   ' : ' '.repeat(21)} ${each}`);
  return [...lines, ...named, '', ...(isTerminal ? [...codeLines(first), ''] : [])];
}

/** Black on white, whatever the colors of the terminal: cameras read nothing else. */
const [PAPER, END] = ['\u001b[30;107m', '\u001b[0m'];
/** Empty paper around a code, so that cameras find its edge. */
const MARGIN = 2;

/** Two rows of a code in each line of text. */
function codeLines(text: string): string[] {
  const code = generate(text);
  const ends = code.size + MARGIN;
  const lines: string[] = [];
  for (let y = -MARGIN; y < ends; y += 2) {
    let line = '';
    for (let x = -MARGIN; x < ends; x++) line += half(code.get(x, y), code.get(x, y + 1));
    lines.push(`  ${PAPER}${line}${END}`);
  }
  return lines;
}

function half(upper: boolean, lower: boolean): string {
  if (upper) return lower ? '█' : '▀';
  return lower ? '▄' : ' ';
}

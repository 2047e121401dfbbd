/** Which compressions a browser accepts, see RFC 9110, 12.5.3. */

export type Encoding = 'br' | 'gzip';

/** The better compression first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Those that the header `accept-encoding` allows, the one it likes best first. */
export function acceptedEncodings(header: string | readonly string[] | undefined): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const item of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return ENCODINGS.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

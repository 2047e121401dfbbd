/** What somebody types or pastes to join: the name of a table, its link, a replay, or the link that carries a seat over. */

export type Invitation =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'device'; readonly code: string }
  /** The address of a replay here: of a table, or with the whole game in it. */
  | { readonly kind: 'replay'; readonly address: string }
  | { readonly kind: 'unreadable' };

/** What follows the # in an address that carries a seat to another device. */
export const DEVICE_MARK = '#device=';

const TABLE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

export function readInvitation(text: string): Invitation {
  const words = text.trim();
  const mark = words.indexOf(DEVICE_MARK);
  if (mark >= 0) {
    const code = decode(words.slice(mark + DEVICE_MARK.length));
    return code === '' ? { kind: 'unreadable' } : { kind: 'device', code };
  }
  const [replay] = /\/r\/[^/?#\s]+\S*/.exec(words) ?? [];
  if (replay !== undefined) return { kind: 'replay', address: replay };
  const [, inLink] = /\/t\/([^/?#\s]+)/.exec(words) ?? [];
  const table = inLink === undefined ? words : decode(inLink);
  return TABLE.test(table) ? { kind: 'table', table } : { kind: 'unreadable' };
}

/**
 * What a camera saw. A link is followed only where it leads to this server, known by `origins`: anybody can print a code.
 */
export function readScanned(text: string, origins: readonly string[]): Invitation {
  const words = text.trim();
  const found = readInvitation(words);
  const isLink = /^[a-z][a-z0-9+.-]*:/i.test(words);
  const isOurs = !isLink || (URL.canParse(words) && origins.includes(new URL(words).origin));
  return isOurs && found.kind !== 'replay' ? found : { kind: 'unreadable' };
}

export function devicePath(code: string): string {
  return `/join${DEVICE_MARK}${encodeURIComponent(code)}`;
}

export function tablePath(table: string): string {
  return `/t/${encodeURIComponent(table)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

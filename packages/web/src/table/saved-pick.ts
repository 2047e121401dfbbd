/** The half-made choice, kept for this tab, so that loading the page again loses nothing. */

const KEY = 'tokaido.pick';

export function keepPick(table: string, number: number, action: string | null): void {
  try {
    if (action === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify([table, number, action]));
  } catch {
    // A browser that stores nothing forgets what was half chosen, and no more.
  }
}

export function keptPick(table: string, number: number): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(kept)) return null;
    const [of, at, action] = kept as readonly unknown[];
    return of === table && at === number && typeof action === 'string' ? action : null;
  } catch {
    return null;
  }
}

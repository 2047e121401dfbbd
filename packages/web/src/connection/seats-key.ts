/** Whether this device may hold a seat at a table still played: all that the first page must know at once. */

/** Where `secrets.ts` keeps the seats. */
export const SEATS_KEY = 'tokaido.seats';

export function mayBeSeated(): boolean {
  try {
    const seats = JSON.parse(localStorage.getItem(SEATS_KEY) ?? '{}') as Record<string, { over?: boolean }>;
    return navigator.onLine && Object.values(seats).some(({ over }) => over !== true);
  } catch {
    return false;
  }
}

/** Whether this device may hold a seat at a table still played: all that the first page must know at once. */

import { deviceStorage } from '../app/storage.ts';

/** The name under which `seat-secrets.ts` stores the seats. */
export const SEATS = 'seats';

export function mayBeSeated(): boolean {
  const seats = deviceStorage.get(SEATS);
  if (!navigator.onLine || typeof seats !== 'object' || seats === null) return false;
  return Object.values(seats).some((seat: { readonly over?: boolean } | null) => seat?.over !== true);
}

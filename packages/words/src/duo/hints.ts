/** A hint of Duo in sentences. */

import type { Seated, Seen } from './seen.ts';

export function sayHint(_hint: unknown, _seen: Seen, _info: Seated): string[] {
  return [];
}

/** Where a game of Duo stands, sentence by sentence. */

import { sayQuestion } from './questions.ts';
import type { Seated, Seen } from './seen.ts';

export function sayStatus(seen: Seen, info: Seated): string[] {
  return [sayQuestion(seen, info)];
}

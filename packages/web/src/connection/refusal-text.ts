/** Why the server, or the worker, did not do what was asked. */

import '@tokaido/words/locales/en/online';
import { nameOf } from '@tokaido/words';
import type { Refusal } from './api.ts';

export function refusalText(refused: Refusal): string {
  return nameOf('online.refused', refused.code);
}

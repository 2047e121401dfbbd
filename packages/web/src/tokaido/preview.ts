/** What an action would bring, in whole sentences. */

import type { TableInfo } from '@tokaido/table';
import { forecast, sayPreview } from '@tokaido/words/tokaido';
import type { Seen } from './model.ts';

export function preview(action: string, seen: Seen, info: TableInfo): string {
  return sayPreview(action, { info: { value: info }, forecast: (words) => forecast(seen, words) }, seen);
}

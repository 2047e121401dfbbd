/** Many tables of the strongest bots from one address. */

import { LEVELS } from '@tokaido/bots';
import type { TableSettings } from '../load/open-table.ts';
import type { Attack, AttackSettings } from './attack.ts';
import { Counts } from './attack.ts';
import { SmallTable } from './small-table.ts';

/** Below the tables that one address may open at once. */
const TABLES = 18;
const SEATS = 5;

/** A table of one person against the strongest bots. */
export function botTable(url: string, from?: string): TableSettings {
  return { url, seats: SEATS, options: '', from, bots: LEVELS.at(-1)?.id ?? '' };
}

export async function botTables({ url }: AttackSettings): Promise<Attack> {
  const tables = Array.from({ length: TABLES }, (_, i) => new SmallTable(i));
  for (const table of tables) await table.start(botTable(url));
  const counts = new Counts();
  return {
    table: null,
    counts,
    async stop() {
      for (const table of tables) {
        table.stop();
        counts.add('answers of bots to the attacker', table.takeBotAnswers().length);
      }
      counts.add('tables of the attacker', TABLES);
    },
  };
}

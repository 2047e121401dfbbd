/** The table behind the big button of the first page: laid at a touch, as the settings say. */

import type { Settings } from '../../app/settings.ts';
import { TEMPER_IDS } from '../../app/settings.ts';
import type { LocalSetup } from '../../table/open-local.ts';
import { duoBoard } from '../duo-board.ts';

/** The program of the table is fetched while the first page is looked at. */
const opener = () => import('../../table/open-local.ts');

type Quick = Pick<Settings, 'game' | 'bots' | 'boxes' | 'level' | 'name'>;

/**
 * The table behind the big button: me and a number of bots, no two of the same temper; in Duo one, on the board that was
 * used last.
 */
export function quickSetup({ game, bots, boxes, level, name }: Quick, random = Math.random): LocalSetup {
  const me = { kind: 'me', name } as const;
  const tempers: string[] = [...TEMPER_IDS];
  const bot = () => {
    const [temper] = tempers.splice(Math.floor(random() * tempers.length), 1);
    return { kind: 'bot', level, name: '', ...(temper !== undefined && { temper }) } as const;
  };
  if (game === 'duo') return { game, options: '', board: duoBoard.value?.text, seats: [me, bot()] };
  return {
    options: boxes === '' ? '' : `boxes=${boxes}`,
    seats: [me, ...Array.from({ length: bots }, bot)],
  };
}

/** How long such a table takes, in minutes, when nobody hurries. */
export function minutesFor({ game, bots, boxes }: Pick<Settings, 'game' | 'bots' | 'boxes'>): number {
  if (game === 'duo') return 15;
  const added = boxes === '' ? 0 : boxes.split(',').length * 2;
  return 5 + bots + added;
}

/** Fetches what the table behind the big button needs, while the first page is looked at. */
export async function prefetchQuick(setup: LocalSetup): Promise<void> {
  // Whether it can be had matters when the table is laid.
  await opener()
    .then(({ prefetchTable }) => prefetchTable(setup))
    .catch(() => undefined);
}

/** Lays a table and says where it stands. */
export async function startGame(setup: LocalSetup): Promise<string> {
  return `/g/${await (await opener()).newLocal(setup)}`;
}

/** Fetches what it takes to judge a game: its rules, and the net of its table. */

import type { AnalysedGame } from '@tokaido/bots';
import type { GameRecord, Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { AnyGame, TableGame } from '@tokaido/table';
import type { DeviceGame } from '../../worker/device-game.ts';

export interface LoadedJudge {
  readonly of: AnalysedGame;
  /** Whether everything is here; a net that cannot be fetched is not, one that was never trained is not missed. */
  readonly hasNet: boolean;
}

interface Loaded {
  readonly device: DeviceGame;
  analysisOn(game: AnyGame): AnalysedGame;
}

/** Each game brings its rules and its analysis. Only `import`s: this worker shares no code with that of the tables. */
const GAMES: Readonly<Record<string, () => Promise<Loaded>>> = {
  tokaido: async () => {
    const [{ tokaidoDevice: device }, { analysisOn }] = await Promise.all([
      import('../../worker/tokaido-rules.ts'),
      import('./tokaido-analysis.ts'),
    ]);
    return { device, analysisOn };
  },
  duo: async () => {
    const [{ duoDevice: device }, { analysisOn }] = await Promise.all([
      import('../../worker/duo-rules.ts'),
      import('./duo-analysis.ts'),
    ]);
    return { device, analysisOn };
  },
};

/** The error says what is wrong with the game or its board. */
export async function loadJudge(
  { game: id, options }: Pick<GameRecord, 'game' | 'options'>,
  board: string | undefined,
): Promise<Result<LoadedJudge>> {
  const loaded = Object.hasOwn(GAMES, id) ? await GAMES[id]?.() : undefined;
  if (loaded === undefined) return fail(`there are no rules of "${id}" here`);
  const { device } = loaded;
  await device.prepare(options);
  const played = gameOn(device.table, board);
  if (!played.ok) return played;
  const net = async () => {
    const bots = await device.loadStrongBots();
    await bots.loadNet(id, options);
  };
  const hasNet = await net().then(
    () => true,
    () => false,
  );
  return ok({ of: loaded.analysisOn(played.value.game), hasNet });
}

function gameOn(table: TableGame, board: string | undefined): Result<TableGame> {
  if (board === undefined) return ok(table);
  return table.on?.(board) ?? fail(`${table.game.id} has only one board`);
}

/** Fetches what it takes to judge a game: its rules, and the net of its table. */

import type { AnalysedGame } from '@tokaido/bots';
import type { GameRecord, Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { AnyGame } from '@tokaido/table';
import { playedGame } from '@tokaido/table';
import { deviceGame } from '../../worker/load-rules.ts';

export interface LoadedJudge {
  readonly of: AnalysedGame;
  /** Whether everything is here; a net that cannot be fetched is not, one that was never trained is not missed. */
  readonly hasNet: boolean;
}

/** Each game brings its analysis in a file of its own. */
const GAMES: Readonly<Record<string, () => Promise<{ analysisOn(game: AnyGame): AnalysedGame }>>> = {
  tokaido: () => import('./tokaido-analysis.ts'),
  duo: () => import('./duo-analysis.ts'),
};

/** The error says what is wrong with the game or its board. */
export async function loadJudge(
  { game: id, options }: Pick<GameRecord, 'game' | 'options'>,
  board: string | undefined,
): Promise<Result<LoadedJudge>> {
  const device = await deviceGame(id);
  const analysis = Object.hasOwn(GAMES, id) ? await GAMES[id]?.() : undefined;
  if (device === undefined || analysis === undefined) return fail(`there are no rules of "${id}" here`);
  await device.prepare(options);
  const played = playedGame({ game: id, board });
  if (!played.ok) return played;
  const net = async () => {
    const { loadNet } = await device.loadStrongBots();
    await loadNet(id, options);
  };
  const hasNet = await net().then(
    () => true,
    () => false,
  );
  return ok({ of: analysis.analysisOn(played.value.game), hasNet });
}

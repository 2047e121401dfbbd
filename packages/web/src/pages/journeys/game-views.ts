/** The words and pictures that games bring to their own statistics. */

import { useAsync } from '../../app/use-async.ts';
import type { AnalysisView, HistoryView } from '../../table/game.ts';
import { loadGame } from '../../table/games.ts';

export interface GameView {
  readonly analysis: AnalysisView;
  readonly history: HistoryView;
}

export type GameViews = ReadonlyMap<string, GameView>;

/** Of each game as soon as it is here; one that cannot be fetched now is missing. */
export function useGameViews(ids: readonly string[]): GameViews {
  const loaded = useAsync(async () => {
    const found = await Promise.all(ids.map((id) => loadView(id).catch(() => null)));
    return new Map(found.flatMap((view, i) => (view === null ? [] : [[ids[i] ?? '', view] as const])));
  }, [ids.join()]);
  return loaded.state === 'here' ? loaded.value : new Map();
}

async function loadView(id: string): Promise<GameView> {
  const { analysisView, historyView } = await (await loadGame(id)).loadEndScreen();
  return { analysis: analysisView, history: historyView };
}

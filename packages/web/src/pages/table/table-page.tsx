/** A table that is kept on this device, by its address. */

import { useComputed, useSignalEffect } from '@preact/signals';
import { laterWords } from '@tokaido/words';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../../app/idle.ts';
import { lazy, MissingPage, Waiting } from '../../app/lazy-page.tsx';
import { isMyTurn } from '../../app/page-title.ts';
import { route } from '../../app/router.ts';
import { setting } from '../../app/settings.ts';
import { useAsync } from '../../app/use-async.ts';
import { WithSeatColors } from '../../art/seat-colors.tsx';
import type { ConnectedTable } from '../../table/connected-table.ts';
import type { TableModel } from '../../table/model.ts';
import { openLocal } from '../../table/open-local.ts';
import { TableScreen } from '../../table/table-screen.tsx';
import { OnlineContext } from '../../table/use-online.ts';

const Narrator = lazy(async () => (await import('../../narrator/narrator.tsx')).Narrator);

export interface PageProps {
  readonly id: string;
}

/** A game of this device; its id is known nowhere else. */
export function GamePage({ id }: PageProps) {
  const loaded = useAsync(
    () => openLocal(id),
    [id],
    (model) => model.close(),
  );
  if (loaded.state === 'failed')
    return <MissingPage kind={isDamaged(loaded.reason) ? 'damaged' : 'no-game'} />;
  return loaded.state === 'waiting' ? <Waiting /> : <Table model={loaded.value} />;
}

function isDamaged(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === 'damaged';
}

async function keepFromClearing(model: TableModel): Promise<void> {
  const storage = await import('../../app/persistent-storage.ts').catch(() => null);
  storage?.requestPersistence(model);
}

/** Shows or removes the signs that a decision of mine is awaited. */
async function announceTurn(on: boolean, isLive: boolean): Promise<void> {
  isMyTurn.value = on;
  await whenIdle();
  const signs = await import('../../app/turn-signal.ts').catch(() => null);
  if (isLive) signs?.remindOfTurn(isMyTurn.peek());
}

/** A table that is being played, drawn or told. */
export function Table({ model }: { readonly model: ConnectedTable }) {
  const mine = useComputed(() => model.seen.value?.mine === true && model.info.value.phase === 'playing');
  useSignalEffect(() => void announceTurn(mine.value, !model.local));
  useEffect(() => {
    // For what comes after the first move.
    void whenIdle().then(() => laterWords('underway'));
    if (model.local) void keepFromClearing(model);
    return () => void announceTurn(false, !model.local);
  }, []);
  const { view } = route.value.query;
  const narrating = view === 'narrator' || (view === undefined && setting('narrator').value);
  return (
    <WithSeatColors of={model.info.value}>
      <OnlineContext.Provider value={model.widgets?.value ?? null}>
        {narrating ? <Narrator model={model} /> : <TableScreen model={model} />}
      </OnlineContext.Provider>
    </WithSeatColors>
  );
}

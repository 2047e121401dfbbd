/** A table that is kept on this device, by its address. */

import { useComputed, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { laterWords } from '../i18n/index.ts';
import type { TableModel } from '../table/model.ts';
import { openLocal } from '../table/open.ts';
import { TableScreen } from '../table/screen/screen.tsx';
import { announceTurn } from './attention.ts';
import { lazy, Waiting } from './lazy.tsx';
import { useLoaded } from './loaded.ts';
import { Notice } from './notice.tsx';
import { atRest } from './rest.ts';
import { route } from './router.ts';
import { setting } from './settings.ts';

const Narrator = lazy(async () => (await import('../narrator/narrator.tsx')).Narrator);

export interface PageProps {
  readonly id: string;
}

/** A game of this device; its id is known nowhere else. */
export function GamePage({ id }: PageProps) {
  const loaded = useLoaded(
    () => openWithWords(id),
    [id],
    (model) => model.close(),
  );
  if (loaded.state === 'failed') return <Notice kind={isDamaged(loaded.reason) ? 'damaged' : 'no-game'} />;
  return loaded.state === 'waiting' ? <Waiting /> : <Table model={loaded.value} />;
}

/** A table with boxes is shown once their words are here. */
async function openWithWords(id: string): Promise<TableModel> {
  const model = await openLocal(id);
  if (hasBoxes(model)) await laterWords('boxes');
  return model;
}

function hasBoxes(model: TableModel): boolean {
  return model.info.peek().options.includes('boxes=');
}

function isDamaged(failure: unknown): boolean {
  return failure instanceof Error && 'problem' in failure && failure.problem === 'damaged';
}

async function keepFromClearing(model: TableModel): Promise<void> {
  const lasting = await import('./lasting.ts').catch(() => null);
  lasting?.askToLast(model);
}

/** A table that is being played, drawn or told. */
export function Table({ model }: { readonly model: TableModel }) {
  const mine = useComputed(() => model.seen.value?.mine === true && model.info.value.phase === 'playing');
  useSignalEffect(() => announceTurn(mine.value, { live: !model.local }));
  useEffect(() => {
    // For what comes after the first move.
    void atRest().then(() => laterWords('underway'));
    if (model.local) void keepFromClearing(model);
    return () => announceTurn(false);
  }, []);
  const { view } = route.value.query;
  const narrating = view === 'narrator' || (view === undefined && setting('narrator').value);
  return narrating ? <Narrator model={model} /> : <TableScreen model={model} />;
}

/** A table by its address: one kept on this device, or one that the server keeps. */

import { useComputed, useSignalEffect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { heldAt } from '../online/secrets.ts';
import type { TableModel } from '../table/model.ts';
import { openLocal, openOnline } from '../table/open.ts';
import { TableScreen } from '../table/screen/screen.tsx';
import { announceTurn } from './attention.ts';
import { lazy, Waiting } from './lazy.tsx';
import { useLoaded } from './loaded.ts';
import { Notice } from './notice.tsx';
import { route } from './router.ts';
import { setting } from './settings.ts';

const Lobby = lazy(async () => (await import('../online/lobby.tsx')).Lobby);
const Narrator = lazy(async () => (await import('../narrator/narrator.tsx')).Narrator);

interface PageProps {
  readonly id: string;
}

/** A game of this device; its id is known nowhere else. */
export function GamePage({ id }: PageProps) {
  const loaded = useLoaded(
    () => openLocal(id),
    [id],
    (model) => model.close(),
  );
  if (loaded.state === 'failed') return <Notice kind={isDamaged(loaded.reason) ? 'damaged' : 'no-game'} />;
  return loaded.state === 'waiting' ? <Waiting /> : <Table model={loaded.value} />;
}

function isDamaged(failure: unknown): boolean {
  return failure instanceof Error && 'problem' in failure && failure.problem === 'damaged';
}

/** A table of the server. The seat's secret is on this device, never in the address. */
export function OnlinePage({ id }: PageProps) {
  // Taking or leaving a seat opens the table anew, as what one is there.
  const secret = heldAt(id)?.secret ?? null;
  const [model, setModel] = useState<TableModel | null>(null);
  useEffect(() => {
    const opened = openOnline(id, secret);
    setModel(opened);
    return () => opened.close();
  }, [id, secret]);
  if (model === null) return <Waiting />;
  return <OnlineTable model={model} />;
}

function OnlineTable({ model }: { readonly model: TableModel }) {
  if (model.seen.value !== null) return <Table model={model} />;
  if (model.info.value.seats.length > 0) return <Lobby model={model} />;
  // Nothing has been heard of the table yet.
  if (model.refused.value?.code === 'no-table') return <Notice kind="no-table" />;
  return <Waiting late={t('shell.unreached')} />;
}

function Table({ model }: { readonly model: TableModel }) {
  const mine = useComputed(() => model.seen.value?.mine === true && model.info.value.phase === 'playing');
  useSignalEffect(() => announceTurn(mine.value, { live: !model.local }));
  useEffect(() => () => announceTurn(false), []);
  const { view } = route.value.query;
  const narrating = view === 'narrator' || (view === undefined && setting('narrator').value);
  return narrating ? <Narrator model={model} /> : <TableScreen model={model} />;
}

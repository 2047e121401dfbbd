/** A table that the server keeps, by its address. */

import { useSignalEffect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { laterWords, t } from '../i18n/index.ts';
import { heldAt } from '../online/secrets.ts';
import type { TableModel } from '../table/model.ts';
import { openOnline } from '../table/open-online.ts';
import { lazy, Waiting } from './lazy.tsx';
import { Notice } from './notice.tsx';
import type { PageProps } from './table-page.tsx';
import { Table } from './table-page.tsx';

const Lobby = lazy(async () => (await import('../online/lobby.tsx')).Lobby);

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
  useSignalEffect(() => {
    if (model.info.value.options.includes('boxes=')) void laterWords('boxes');
  });
  if (model.seen.value !== null) return <Table model={model} />;
  if (model.info.value.seats.length > 0) return <Lobby model={model} />;
  // Nothing has been heard of the table yet.
  if (model.refused.value?.code === 'no-table') return <Notice kind="no-table" />;
  return <Waiting late={t('shell.unreached')} />;
}

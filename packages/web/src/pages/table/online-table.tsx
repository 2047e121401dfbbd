/** A table that the server keeps, by its address. */

import { useSignal, useSignalEffect } from '@preact/signals';
import { laterWords, t } from '@tokaido/words';
import { useEffect, useState } from 'preact/hooks';
import { lazy, Waiting } from '../../app/lazy.tsx';
import { MessagePage } from '../../app/message-page.tsx';
import { useFocusThrough } from '../../app/page-focus.ts';
import { seatAt } from '../../connection/seat-secrets.ts';
import type { TableModel } from '../../table/model.ts';
import { openOnline } from '../../table/open-online.ts';
import type { PageProps } from './table-page.tsx';
import { Table } from './table-page.tsx';

const Lobby = lazy(async () => (await import('../lobby/lobby.tsx')).Lobby);

/** A table of the server. The seat's secret is on this device, never in the address. */
export function OnlinePage({ id }: PageProps) {
  // Taking or leaving a seat opens the table again, in the new role.
  const secret = seatAt(id)?.secret ?? null;
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
  const { options, seats } = model.info.value;
  const isPlaying = model.seen.value !== null;
  const hasWords = useSignal(false);
  const fetchWords = async () => {
    await laterWords('boxes');
    hasWords.value = true;
  };
  useSignalEffect(() => {
    if (hasBoxes(model.info.value)) void fetchWords();
  });
  useFocusThrough(isPlaying ? 'table' : seats.length > 0 ? 'lobby' : 'nothing');
  // A table with boxes is shown once their words are here.
  if (isPlaying) return hasBoxes({ options }) && !hasWords.value ? <Waiting /> : <Table model={model} />;
  if (seats.length > 0) return <Lobby model={model} />;
  // Nothing has been heard of the table yet.
  if (model.refused.value?.code === 'no-table') return <MessagePage kind="no-table" />;
  return <Waiting late={t('shell.unreached')} />;
}

function hasBoxes({ options }: { readonly options: string }): boolean {
  return options.includes('boxes=');
}

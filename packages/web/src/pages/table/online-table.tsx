/** A table that the server keeps, by its address. */

import { t } from '@tokaido/words';
import { useEffect, useState } from 'preact/hooks';
import { lazy, Waiting } from '../../app/lazy-page.tsx';
import type { MessageKind } from '../../app/message-page.tsx';
import { MessagePage } from '../../app/message-page.tsx';
import { useFocusThrough } from '../../app/page-focus.ts';
import { seatAt } from '../../connection/seat-secrets.ts';
import type { ConnectedTable } from '../../table/connect.ts';
import { openOnline } from '../../table/open-online.ts';
import { withBoxes } from '../with-boxes.ts';
import type { PageProps } from './table-page.tsx';
import { Table } from './table-page.tsx';

const Lobby = lazy(async () => (await withBoxes(import('../lobby/lobby.tsx'))).Lobby);

/** A table of the server. The seat's secret is on this device, never in the address. */
export function OnlinePage({ id }: PageProps) {
  // Taking or leaving a seat opens the table again, as what one is there.
  const secret = seatAt(id)?.secret ?? null;
  const [model, setModel] = useState<ConnectedTable | null>(null);
  useEffect(() => {
    const opened = openOnline(id, secret);
    setModel(opened);
    return () => opened.close();
  }, [id, secret]);
  if (model === null) return <Waiting />;
  return <OnlineTable model={model} />;
}

/** Why nothing will be heard of a table. */
const UNOPENED: Readonly<Record<string, MessageKind>> = {
  'no-table': 'no-table',
  damaged: 'table-damaged',
  'other-rules': 'table-rules',
};

function OnlineTable({ model }: { readonly model: ConnectedTable }) {
  const { phase, seats } = model.info.value;
  const refused = model.refused.value?.code;
  const isPlaying = phase !== 'lobby';
  useFocusThrough(isPlaying ? 'table' : seats.length > 0 ? 'lobby' : 'nothing');
  if (refused === 'old-client') return <MessagePage kind="outdated" />;
  if (isPlaying) return <Table model={model} />;
  if (seats.length > 0) return <Lobby model={model} />;
  // Nothing has been heard of the table yet.
  const kind = UNOPENED[refused ?? ''];
  if (kind !== undefined) return <MessagePage kind={kind} />;
  return <Waiting late={t('online.unreached')} />;
}

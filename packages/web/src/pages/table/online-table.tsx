/** A table that the server keeps, by its address. */

import '@tokaido/words/locales/en/company';
import { t } from '@tokaido/words';
import { useEffect, useState } from 'preact/hooks';
import { lazy, Waiting } from '../../app/lazy-page.tsx';
import { Message } from '../../app/message-page.tsx';
import { useFocusThrough } from '../../app/page-focus.ts';
import { WithSeatColors } from '../../art/seat-colors.tsx';
import { keepNote } from '../../connection/keep-note.ts';
import { markOver, seatAt } from '../../connection/seat-secrets.ts';
import { askServerAddress } from '../../connection/server-address.ts';
import type { ConnectedTable } from '../../table/connected-table.ts';
import { openOnline } from '../../table/open-online.ts';
import { withBoxes } from '../with-boxes.ts';
import type { PageProps } from './table-page.tsx';
import { Table } from './table-page.tsx';

/** With the address of its link, so that neither link nor code change before the eyes of the host. */
const Lobby = lazy(async () => {
  const [page] = await Promise.all([withBoxes(import('../lobby/lobby.tsx')), askServerAddress()]);
  return page.Lobby;
});

/** A table of the server. The seat's secret is on this device, never in the address. */
export function OnlinePage({ id }: PageProps) {
  // Taking or leaving a seat opens the table again, as what one is there.
  const secret = seatAt(id)?.secret ?? null;
  const [model, setModel] = useState<ConnectedTable | null>(null);
  useEffect(() => {
    const opened = openOnline(id, secret);
    setModel(opened);
    const stop = keepNote(opened);
    return () => {
      stop();
      opened.close();
    };
  }, [id, secret]);
  if (model === null) return <Waiting />;
  return <OnlineTable model={model} />;
}

/** What is said in place of a table that cannot be shown, by the code of the refusal. */
const MESSAGES = {
  'old-client': ['online.outdated.title', 'online.outdated.says'],
  'no-table': ['online.noTable.title', 'online.noTable.says'],
  damaged: ['shell.damaged.title', 'online.refused.damaged'],
  'other-rules': ['shell.damaged.title', 'online.refused.other-rules'],
} as const;

/** There is nothing to load again, and no record. */
const ENDED = { reload: false, journeys: false };

function Refusal({ code }: { readonly code: keyof typeof MESSAGES }) {
  const [title, text] = MESSAGES[code];
  return <Message title={title} text={text} reload journeys={false} />;
}

function OnlineTable({ model }: { readonly model: ConnectedTable }) {
  const { id, phase, seats, closed } = model.info.value;
  const refused = model.refused.value?.code;
  const isPlaying = phase !== 'lobby';
  const isClosed = closed === true;
  useFocusThrough(isClosed ? 'closed' : isPlaying ? 'table' : seats.length > 0 ? 'lobby' : 'nothing');
  useEffect(() => {
    if (isClosed) markOver(id);
  }, [isClosed]);
  if (refused === 'old-client') return <Refusal code={refused} />;
  if (isClosed) return <Message title="company.closed.title" text="company.closed.says" {...ENDED} />;
  if (isPlaying) return <Table model={model} />;
  if (seats.length > 0) {
    return (
      <WithSeatColors of={model.info.value}>
        <Lobby model={model} />
      </WithSeatColors>
    );
  }
  // Nothing has been heard of the table yet.
  if (refused === 'no-table' || refused === 'damaged' || refused === 'other-rules')
    return <Refusal code={refused} />;
  return <Waiting late={t('online.unreached')} />;
}

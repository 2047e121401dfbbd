/** Opens the tables of the server. */

import '@tokaido/words/locales/en/online';
import { signal } from '@preact/signals';
import { whenIdle } from '../app/idle.ts';
import { followLineUse } from '../app/line-use.ts';
import { followSight } from '../app/turn-sight.ts';
import { socketLink } from '../connection/browser-socket.ts';
import { isMuted } from './chat/chat.ts';
import { connectTable } from './connect.ts';
import type { ConnectedTable } from './connected-table.ts';
import { onlineParts } from './online-parts.ts';
import type { OnlineWidgets } from './online-widgets.ts';
import { browserOptions } from './open-local.ts';

export function openOnline(table: string, secret: string | null): ConnectedTable {
  const options = browserOptions();
  const { link, parts } = onlineParts(socketLink(table, secret), () => options.now());
  const model = connectTable(table, link, {
    ...options,
    isLocal: false,
    record: async () => {
      const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, { cache: 'no-store' });
      if (!answer.ok) throw new Error('the record cannot be had now');
      return answer.text();
    },
    lift: () => {},
    isMuted: (color) => isMuted(table, color),
  });
  // A move on its way, and a connection that is being made, come before files for later.
  const stop = followLineUse(
    () => model.busy.value || model.link.value === 'connecting' || model.link.value === 'lost',
  );
  // They are wanted when the line is down: they are fetched while it is not.
  const widgets = signal<OnlineWidgets | null>(null);
  const load = async () => {
    await whenIdle();
    if (widgets.peek() === null) widgets.value = (await import('./online-widgets.ts')).onlineWidgets;
  };
  const stopLoading = model.link.subscribe((state) => {
    if (state === 'open') load().catch(() => undefined);
  });
  const forget = secret === null ? () => {} : followSight(table, secret);
  return {
    ...model,
    online: parts,
    widgets,
    close() {
      stop();
      stopLoading();
      forget();
      model.close();
    },
  };
}

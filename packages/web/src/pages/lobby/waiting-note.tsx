/** In the lobby of a listed table: that strangers may come, and after a while alone that one need not wait for them. */

import '@tokaido/words/locales/en/open-tables';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../../table/model.ts';
import { WatchMark } from '../../table/people/watch-mark.tsx';
import '../../styles/fine-print.css';

const PATIENCE_MS = 20_000;

export function WaitingNote({ model }: { readonly model: TableModel }): JSX.Element | null {
  const { listed, seats } = model.info.value;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const isWaiting = listed && model.you.value >= 0 && free > 0;
  const isAlone = isWaiting && people === 1;
  const isLong = useSignal(false);
  useEffect(() => {
    isLong.value = false;
    if (!isAlone) return undefined;
    const timer = setTimeout(() => {
      isLong.value = true;
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAlone]);
  if (!isWaiting && (model.watching?.value ?? 0) === 0) return null;
  return (
    <div class="waiting-note">
      {isWaiting && (
        <p class="fine" role="status">
          {t(isAlone && isLong.value ? 'open.wait.alone' : 'open.wait')}
        </p>
      )}
      <WatchMark model={model} isLong />
    </div>
  );
}

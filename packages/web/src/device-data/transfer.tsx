/** Takes everything along as one file, and takes over what such a file holds. */

import '@tokaido/words/locales/en/journeys';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { Key } from '@tokaido/words';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { dateWords } from '../app/dates.ts';
import { saveFile } from '../app/save-file.ts';
import { Icon } from '../art/icons.tsx';
import type { ReadFile } from './data-file.ts';
import { readFile } from './data-file.ts';
import { dumpDatabases, restoreDatabases } from './databases.ts';
import { exportAll } from './export-all.ts';
import type { LeftOut, Report } from './import-all.ts';
import { importAll } from './import-all.ts';
import './transfer.css';

type State =
  | { readonly kind: 'rest' }
  | { readonly kind: 'said'; readonly words: readonly string[]; readonly isBad: boolean }
  | { readonly kind: 'found'; readonly file: ReadFile }
  | { readonly kind: 'taking'; readonly done: number; readonly total: number };

export type TransferState = Signal<State>;

/** The settings do without a table until somebody asks. */
const loadHost = async () => (await import('../table/device-host.ts')).deviceHost();

const REST: State = { kind: 'rest' };
const MIME = 'application/json';

const said = (...words: readonly string[]): State => ({ kind: 'said', words, isBad: false });
const refused = (key: Key): State => ({ kind: 'said', words: [t(key)], isBad: true });

export function useTransfer(): TransferState {
  return useSignal<State>(REST);
}

interface TransferProps {
  readonly state: TransferState;
  /** Called when something was taken over. */
  readonly onImported: () => void;
}

/** The two buttons; where there is no room for their words, their signs. */
export function TransferButtons({ state }: Pick<TransferProps, 'state'>): JSX.Element {
  const save = async () => {
    state.value = said(t('data.busy'));
    try {
      const host = await loadHost();
      const text = await exportAll({
        list: () => host.ask('list', {}),
        log: (id) => host.ask('log', { id }),
        databases: dumpDatabases,
      });
      saveFile('tokaido-my-data.json', text, MIME);
      state.value = said(t('data.saved'));
    } catch {
      state.value = refused('data.failed');
    }
  };
  const look = async (file: File | undefined) => {
    if (file === undefined) return;
    state.value = said(t('data.busy'));
    try {
      const found = readFile(await file.text());
      state.value = found.ok ? { kind: 'found', file: found.value } : refused(`data.bad.${found.error}`);
    } catch {
      state.value = refused('data.bad.unreadable');
    }
  };
  return (
    <div class="transfer-buttons">
      <button type="button" class="quiet" onClick={() => void save()}>
        <Icon name="download" />
        <span>{t('data.export')}</span>
      </button>
      <label class="quiet">
        <input
          type="file"
          accept={`.json,${MIME}`}
          onChange={({ currentTarget }) => {
            void look(currentTarget.files?.[0]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <Icon name="plus" />
        <span>{t('data.import')}</span>
      </label>
    </div>
  );
}

/** What came of it, and what is asked before anything is taken over. */
export function TransferPanel({ state, onImported }: TransferProps): JSX.Element {
  const now = state.value;
  return (
    <>
      <div role="status" class={now.kind === 'said' && now.isBad ? 'transfer-said bad' : 'transfer-said'}>
        {now.kind === 'said' && now.words.map((words) => <p key={words}>{words}</p>)}
        {now.kind === 'taking' && (
          <p>{t('data.taking', { done: Math.min(now.done + 1, now.total), total: now.total })}</p>
        )}
      </div>
      {now.kind === 'found' && <Question file={now.file} state={state} onImported={onImported} />}
    </>
  );
}

function Question({ file, state, onImported }: TransferProps & { readonly file: ReadFile }): JSX.Element {
  const withSettings = useSignal(false);
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  const begin = async () => {
    state.value = { kind: 'taking', done: 0, total: file.games.length };
    try {
      const host = await loadHost();
      const report = await importAll(file, {
        withSettings: withSettings.value,
        take: (game) => host.ask('take', { game }),
        restore: restoreDatabases,
        tell: (done, total) => {
          state.value = { kind: 'taking', done, total };
        },
      });
      state.value = said(...wordsOf(report));
      onImported();
    } catch {
      state.value = refused('data.failed');
    }
  };
  const at = Date.parse(file.exported);
  return (
    <div class="transfer-question" role="group" aria-labelledby="transfer-found">
      <p id="transfer-found">
        {t('data.found', {
          date: Number.isNaN(at) ? '?' : dateWords(at),
          games: file.games.length + file.lostGames,
        })}
      </p>
      <label class="transfer-settings">
        <input
          type="checkbox"
          checked={withSettings.value}
          onChange={({ currentTarget }) => {
            withSettings.value = currentTarget.checked;
          }}
        />
        {t('data.settings')}
      </label>
      <p class="transfer-ways">
        <button ref={take} type="button" class="primary" onClick={() => void begin()}>
          {t('data.take')}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            state.value = REST;
            document.querySelector<HTMLElement>('main h1')?.focus();
          }}
        >
          {t('data.cancel')}
        </button>
      </p>
    </div>
  );
}

const LEFT_OUT: readonly LeftOut[] = ['broken', 'unfinished', 'older-rules', 'newer-rules', 'failed'];

export function wordsOf({ added, longer, here, left, parts }: Report): readonly string[] {
  return [
    t('data.done', { added, here }),
    ...(longer > 0 ? [t('data.longer', { games: longer })] : []),
    ...LEFT_OUT.flatMap((why) => {
      const games = left[why] ?? 0;
      return games > 0 ? [t(`data.left.${why}`, { games })] : [];
    }),
    ...(parts > 0 ? [t('data.left.stored', { items: parts })] : []),
  ];
}

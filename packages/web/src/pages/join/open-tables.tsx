/** The open tables on the page "Join": a seat found by one press, and a list that changes while one looks at it. */

import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/open-tables';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { OpenTable } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A, go } from '../../app/router.ts';
import { GAMES } from '../../app/settings.ts';
import { Icon } from '../../art/icons.tsx';
import { refusalText } from '../../connection/refusal-text.ts';
import { findMe } from './find-table.ts';
import { OpenRow } from './open-row.tsx';
import { useOpenTables } from './watch-list.ts';
import '../../styles/fine-print.css';
import '../../styles/panel.css';
import './open-tables.css';

type Filter = (typeof GAMES)[number] | 'all';

export function OpenTables(): JSX.Element {
  const { tables, refused } = useOpenTables();
  const filter = useSignal<Filter>('all');
  const error = useSignal('');
  const all = tables.value;
  const games = GAMES.filter((game) => all?.some((table) => table.game === game));
  const chosen = games.find((game) => game === filter.value) ?? 'all';
  const shown = all?.filter(({ game }) => chosen === 'all' || game === chosen) ?? [];
  return (
    <section class="open-tables" aria-labelledby="open-title">
      <h2 id="open-title">{t('open.title')}</h2>
      <FindButton shown={all ?? []} error={error} />
      <p class="fault" role="alert">
        {error.value !== '' ? error.value : refused.value === null ? '' : refusalText(refused.value)}
      </p>
      {games.length > 1 && <GameFilter filter={filter} chosen={chosen} />}
      <ul>
        {shown.map((table) => (
          <OpenRow key={table.id} table={table} error={error} />
        ))}
      </ul>
      {all?.length === 0 && <NoTables />}
      <p role="status" class="sr-only">
        {all === null ? '' : t('open.count', { n: shown.length })}
      </p>
    </section>
  );
}

interface FindProps {
  readonly shown: readonly OpenTable[];
  readonly error: Signal<string>;
}

function FindButton({ shown, error }: FindProps): JSX.Element {
  const busy = useSignal(false);
  const find = async () => {
    if (busy.value) return;
    busy.value = true;
    error.value = '';
    const found = await findMe(shown);
    busy.value = false;
    if ('address' in found) go(found.address);
    else error.value = found.error;
  };
  return (
    <button type="button" class="primary open-find" aria-disabled={busy.value} onClick={() => void find()}>
      <b>{t('open.find')}</b>
      <span>{t(busy.value ? 'open.finding' : 'open.find.note')}</span>
    </button>
  );
}

function GameFilter({
  filter,
  chosen,
}: {
  readonly filter: Signal<Filter>;
  readonly chosen: Filter;
}): JSX.Element {
  return (
    <div class="open-filter" role="group" aria-label={t('open.filter')}>
      {(['all', ...GAMES] as const).map((game) => (
        <button
          key={game}
          type="button"
          class="quiet"
          aria-pressed={chosen === game}
          onClick={() => {
            filter.value = game;
          }}
        >
          {game === 'all' ? t('open.all') : t(`online.game.${game}`)}
        </button>
      ))}
    </div>
  );
}

function NoTables(): JSX.Element {
  return (
    <div class="open-none">
      <h3>{t('open.none')}</h3>
      <p>{t('open.none.says')}</p>
      <A href="/new" class="quiet">
        <Icon name="table" />
        {t('open.new')}
      </A>
    </div>
  );
}

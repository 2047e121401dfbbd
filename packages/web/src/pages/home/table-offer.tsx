/** The table of the server to go on with, as the first page shows it: nothing where none answers. */

import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/offers';
import { list, t } from '@tokaido/words';
import { A } from '../../app/router.ts';
import { useAsync } from '../../app/use-async.ts';
import { Icon } from '../../art/icons.tsx';
import type { OpenTable } from './online-tables.ts';
import { findTables } from './online-tables.ts';
import './resume.css';

export function TableOffer() {
  const loaded = useAsync(findTables, []);
  const [table, ...others] = loaded.state === 'here' ? loaded.value : [];
  if (table === undefined) return null;
  return (
    <A href={`/t/${table.id}`} class="home-resume">
      <Icon name="people" class="home-resume-sign" />
      <span>
        <b>{t(table.yours ? 'home.continue.yours' : 'home.continue')}</b>
        <small>{tableWords(table, others.length)}</small>
      </span>
      <Icon name="forward" />
    </A>
  );
}

/** `On the server · Aki and 2 bots · 1 more`. */
function tableWords({ begun, people, bots }: OpenTable, more: number): string {
  const company = [...people, ...(bots > 0 ? [t('home.bots', { bots })] : [])];
  const parts = [
    t(begun ? 'online.continue.playing' : 'online.continue.lobby'),
    list(company),
    more > 0 ? t('home.continue.more', { more }) : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

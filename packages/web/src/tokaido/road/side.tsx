/** Beside or under the bands: the order of march, the journal, what is left in the decks. */

import { members } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import type { Away } from '../../table/away-players.ts';
import { JournalPanel, News } from '../../table/journal/journal.tsx';
import { Players } from '../../table/players/players.tsx';
import type { Seen } from '../model.ts';
import type { RoadSelection } from './road-selection.ts';
import './side.css';

interface SideProps {
  readonly selection: RoadSelection;
  readonly seen: Seen;
  readonly away: Away;
}

export function SidePanel({ selection, seen, away }: SideProps): JSX.Element {
  return (
    <aside class="side" aria-label={t('table.side')}>
      <h2>
        {t('table.march.title')} <small>{t('table.march.note')}</small>
      </h2>
      <Players selection={selection} seen={seen} away={away} faces />
      <div class="told">
        <News selection={selection} />
        <div class="journal" tabIndex={0} role="region" aria-label={t('table.journal')}>
          <h2>{t('table.journal')}</h2>
          <JournalPanel model={selection.model} />
        </div>
      </div>
      <div class="decks">
        <button type="button" class="textbtn" onClick={() => selection.open('decks')}>
          <Left word={t('table.deck.souvenirs')} cards={members(seen.s.souvenirs).length} />
          <Left word={t('table.deck.encounters')} cards={seen.view.hidden.encounters?.piles[0] ?? 0} />
          <Left word={t('table.deck.springs')} cards={springs(seen)} />
        </button>
        <button type="button" class="textbtn to-journal" onClick={() => selection.open('journal')}>
          {t('table.journal')}
          <Icon name="forward" />
        </button>
      </div>
    </aside>
  );
}

function Left({ word, cards }: { readonly word: string; readonly cards: number }): JSX.Element {
  return (
    <span>
      {word} <b>{cards}</b>
    </span>
  );
}

function springs({ view }: Seen): number {
  const left = view.table.springs ?? 0;
  return typeof left === 'number' ? left : left.reduce((sum, cards) => sum + cards, 0);
}

/** The journal of a game that is over; each line leads to its moment in the replay. */

import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { JournalPanel } from '../journal/journal.tsx';
import type { TableModel } from '../model.ts';
import { addressAt } from '../replay/address-at.ts';
import './journal.css';

interface JournalProps {
  readonly model: TableModel;
}

export function EndJournal({ model }: JournalProps): JSX.Element {
  // Hundreds of lines are drawn for those who want to read them.
  const isOpen = useSignal(false);
  return (
    <details
      class="end-journal"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{t('table.journal')}</summary>
      {isOpen.value && <Lines model={model} />}
    </details>
  );
}

function Lines({ model }: JournalProps): JSX.Element {
  return <JournalPanel model={useMemo(() => withMoments(model), [model])} />;
}

/** A journal that was not followed from the start cannot tell which move a line was. */
function withMoments(model: TableModel): TableModel {
  const acts = model.journal.peek().filter(({ kind }) => kind === 'act');
  const isWhole = model.journal.peek().some(({ kind }) => kind === 'begin');
  const taken = model.info.peek().branch?.move ?? 0;
  const moves = new Map(acts.map((line, i) => [line.n, taken + i + 1]));
  return {
    ...model,
    addressOf(line) {
      const move = moves.get(line.n);
      return isWhole && move !== undefined ? addressAt(`/r/${model.info.peek().id}`, move) : null;
    },
  };
}

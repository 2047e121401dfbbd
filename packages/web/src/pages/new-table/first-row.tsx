/** Who begins at a Duo table. */

import '@tokaido/words/locales/en/online';
import type { SeatPlan } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import type { First } from './duo-draft.ts';
import { FIRSTS } from './duo-draft.ts';
import { Pick, Row } from './tiles.tsx';

interface FirstProps {
  readonly first: First;
  /** Who sits at the two seats, in words. */
  readonly notes: readonly string[];
  readonly onFirst: (first: First) => void;
}

export function FirstRow({ first, notes, onFirst }: FirstProps): JSX.Element {
  return (
    <Row id="first" title={t('online.row.first')} choose="one" columns={3} slim>
      {FIRSTS.map((id, i) => (
        <Pick
          key={id}
          name="first"
          chosen={first === id}
          title={t(`online.first.${id}`)}
          note={i === 0 ? t('online.first.drawn.note') : (notes[i - 1] ?? '')}
          onChoose={() => onFirst(id)}
        />
      ))}
    </Row>
  );
}

/** A seat of a new table in a word or two. */
export function seatNote({ kind }: SeatPlan): string {
  if (kind === 'me') return t('online.you');
  return kind === 'bot' ? t('online.seat.choose.bots') : t('online.seat.open');
}

/** How long one may think: no clock, a brisk one, or days as with letters. */

import '@tokaido/words/locales/en/online';
import type { Pace } from '@tokaido/table';
import { nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { CORRESPONDENCE_DAYS, PACES } from './draft.ts';
import { Pick, Row } from './tiles.tsx';

export function PaceRow({
  pace,
  onPace,
}: {
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
}): JSX.Element {
  const icons = { none: 'people', live: 'clock', letter: 'send' } as const;
  return (
    <>
      <Row id="pace" title={t('online.row.pace')} choose="one" columns={3}>
        {(['none', 'live', 'letter'] as const).map((kind) => (
          <Pick
            key={kind}
            name="pace"
            chosen={pace.kind === kind}
            title={nameOf('online.pace', kind)}
            note={nameOf('online.pace.note', kind)}
            sign={<Icon name={icons[kind]} />}
            onChoose={() => onPace(PACES[kind])}
          />
        ))}
      </Row>
      {pace.kind === 'letter' && (
        <Days days={pace.days} onDays={(days) => onPace({ kind: 'letter', days })} />
      )}
    </>
  );
}

function Days({
  days,
  onDays,
}: {
  readonly days: number;
  readonly onDays: (days: number) => void;
}): JSX.Element {
  return (
    <Row id="days" title={t('online.row.days')} choose="one" columns={3} slim>
      {CORRESPONDENCE_DAYS.map((n) => (
        <Pick
          key={n}
          name="days"
          chosen={days === n}
          title={t('online.pace.days', { n })}
          note={nameOf('online.pace.days.note', String(n))}
          onChoose={() => onDays(n)}
        />
      ))}
    </Row>
  );
}

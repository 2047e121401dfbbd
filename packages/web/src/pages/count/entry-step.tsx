/** What one player of Tokaido has, or what lies on the table, part by part; the points come with every number. */

import '@tokaido/words/locales/en/boxes';
import '@tokaido/words/locales/en/count';
import { nameOf, t } from '@tokaido/words';
import { travelerName } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { Traveler } from '../../art/art.tsx';
import { Bar, Ranking } from '../../tokaido/end/bars.tsx';
import { setNumber, TABLE } from './count-model.ts';
import { askedOf, type Counted } from './counted.ts';
import { EntryFrame } from './entry-frame.tsx';
import { SectionView } from './section-view.tsx';
import { sectionsOf } from './sections.ts';
import { placesOf } from './steps.ts';
import type { CountStore } from './use-count.ts';

interface EntryProps {
  readonly store: CountStore;
  readonly found: Counted;
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly onResult: () => void;
}

export const hasTable = ({ things }: Counted) => things.some(({ of }) => of === 'table');

export function EntryStep({ store, found, seat, onSeat, onResult }: EntryProps): JSX.Element {
  const { model, seen, scores } = found;
  const asked = askedOf(found, seat);
  const sections = sectionsOf(asked, seat === TABLE ? 'table' : 'player');
  const score = scores.find((each) => each.seat === seat);
  const most = Math.max(1, ...scores.map(({ points }) => points));
  return (
    <EntryFrame
      info={model.info.value}
      seat={seat}
      places={placesOf(scores.length, hasTable(found))}
      scores={scores}
      subtitle={<AsWhom found={found} seat={seat} />}
      bar={score !== undefined && score.points > 0 && <Bar score={score} most={most} />}
      aside={<Ranking model={model} seen={seen} scores={scores} />}
      onSeat={onSeat}
      onResult={onResult}
    >
      {sections.map((section) => (
        <SectionView
          key={section.id}
          section={section}
          seat={seat}
          found={found}
          onNumber={(thing, n) => store.change(setNumber(store.count.peek(), seat, thing.id, n))}
        >
          {section.id === 'calligraphy' && seat === TABLE && <p class="count-note">{t('count.shared')}</p>}
        </SectionView>
      ))}
      {seat !== TABLE && (
        <p class="count-note">
          {!asked.some(({ id }) => id === 'coins') && `${t('count.coins')} `}
          {t('count.end')}
        </p>
      )}
    </EntryFrame>
  );
}

function AsWhom({ found, seat }: Pick<EntryProps, 'found' | 'seat'>): JSX.Element | null {
  const traveler = found.sheet.seats[seat]?.traveler ?? null;
  if (traveler === null) return null;
  const points = found.scores.find((score) => score.seat === seat)?.by['traveler'] ?? 0;
  return (
    <>
      <Traveler id={traveler} class="bare" />
      <p>
        <b>
          {t('count.as', { traveler: travelerName(traveler) })}
          {points !== 0 && ` · ${t('count.points', { n: points })}`}
        </b>{' '}
        {nameOf('traveler', `${traveler}.power`)}
      </p>
    </>
  );
}

/** The achievements one after another, each with whoever has it, and the ranks of the temple. */

import '@tokaido/words/locales/en/end';
import '@tokaido/words/locales/en/underway';
import { list, nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Achievement, Pawn, Plaque } from '../../art/art.tsx';
import type { Seen } from '../model.ts';
import type { Known } from '../own-seat.ts';
import { AWARDS_BEGIN, given, PER_AWARD, PER_DONOR } from './arrival.ts';
import type { Award, Donor } from './awards.ts';
import { awardsOf, donorsOf } from './awards.ts';
import { nameAt } from './sentences.ts';
import './awards.css';

interface AwardsProps {
  readonly model: Known;
  readonly seen: Seen;
}

export function Awards({ model, seen }: AwardsProps): JSX.Element {
  const awards = awardsOf(seen.s);
  const late = awards.filter(({ isLate }) => isLate);
  const donors = donorsOf(seen.s);
  const name = (seat: number) => nameAt(seat, model, seen);
  const after = AWARDS_BEGIN + late.length * PER_AWARD;
  return (
    <section class="end-awards" aria-labelledby="awards-title">
      <h2 id="awards-title">{t('end.awards')}</h2>
      <ul class="awards">
        {awards.map((award) => (
          <li
            key={award.id}
            class={award.seats.length === 0 ? 'award none' : 'award'}
            style={given(award.isLate ? AWARDS_BEGIN + late.indexOf(award) * PER_AWARD : 0)}
          >
            <Given award={award} name={name} />
          </li>
        ))}
      </ul>
      {donors.length > 0 && (
        <>
          <h3 style={given(after)}>
            <Plaque stop="temple" />
            {t('end.donors')}
          </h3>
          <ol class="awards">
            {donors.map((donor, i) => (
              <li key={donor.seat} class="award" style={given(after + i * PER_DONOR)}>
                <Ranked donor={donor} name={name} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

type Name = (seat: number) => string;

function Given({ award: { id, seats, points }, name }: { readonly award: Award; readonly name: Name }) {
  return (
    <>
      <Achievement id={id} />
      <span class="award-words">
        <b>{nameOf('achievement', id)}</b>
        <span class="award-seats">
          {seats.map((seat) => (
            <Pawn key={seat} seat={seat} title={name(seat)} />
          ))}
          {/* The pawns say it too, and where there is no room they say it alone. */}
          <span class="award-names" aria-hidden={seats.length > 0}>
            {seats.length === 0 ? t('end.nobody') : list(seats.map(name))}
          </span>
        </span>
      </span>
      {seats.length > 0 && <b class="award-points">{t('end.plus', { n: points })}</b>}
    </>
  );
}

function Ranked({
  donor: { seat, rank, coins, points },
  name,
}: {
  readonly donor: Donor;
  readonly name: Name;
}) {
  return (
    <>
      <span class="award-rank">{rank}</span>
      <Pawn seat={seat} />
      <span class="award-words">
        <b>{name(seat)}</b>
        <span class="award-seats award-names">{t('end.gave', { n: coins })}</span>
      </span>
      <b class="award-points">{t('end.plus', { n: points })}</b>
    </>
  );
}

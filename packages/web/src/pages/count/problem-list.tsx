/** Above the result: everything that cannot be, each with the way to where it was entered. */

import '@tokaido/words/locales/en/count';
import { nameAtSeat, t } from '@tokaido/words';
import { travelerName } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import { TABLE } from './count-model.ts';
import type { Counted } from './counted.ts';
import type { PlacedProblem } from './placed-problems.ts';
import { addressOf } from './steps.ts';
import { problemWords, thingName } from './thing-words.ts';

export function ProblemList({ found }: { readonly found: Counted }): JSX.Element | null {
  if (found.problems.length === 0) return null;
  const all = [...new Set(found.problems.map(({ problem }) => problem))];
  return (
    <section class="count-problems" aria-labelledby="problems-title">
      <h2 id="problems-title">
        <Icon name="warn" />
        {t('count.problems', { n: all.length })}
      </h2>
      <p>{t('count.problems.note')}</p>
      <ul>
        {all.map((problem, i) => (
          <li key={i}>
            <OneProblem places={found.problems.filter((each) => each.problem === problem)} found={found} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneProblemProps {
  readonly places: readonly PlacedProblem[];
  readonly found: Counted;
}

/** Said once, with the way to everybody whom it concerns. */
function OneProblem({ places, found }: OneProblemProps): JSX.Element | null {
  const [first] = places;
  if (first === undefined) return null;
  const thing = found.things.find(({ id }) => id === first.thing);
  return (
    <>
      {thing !== undefined && <b>{thingName(thing)}</b>}
      {placedProblemWords(first, found)}
      <span class="count-problem-ways">
        {places.map((placed) => (
          <A key={`${placed.seat} ${placed.thing}`} href={addressOf(wayTo(placed))} class="quiet">
            {placed.seat === TABLE ? t('count.table') : nameAtSeat(placed.seat, found.model.info.value)}
          </A>
        ))}
      </span>
    </>
  );
}

const wayTo = ({ seat, thing }: PlacedProblem) =>
  thing === '' ? ({ kind: 'setup' } as const) : ({ kind: 'entry', seat } as const);

/** What is said of a problem beside the field that it is about. */
export function placedProblemWords({ seat, thing: id, problem }: PlacedProblem, found: Counted): string {
  if (problem.why === 'traveler')
    return t('count.problem.traveler', { traveler: travelerName(found.sheet.seats[seat]?.traveler ?? '') });
  const thing = found.things.find((each) => each.id === id);
  const counted = thing === undefined ? 0 : found.counted(seat, thing);
  return problemWords(problem, { counted, last: found.seen.s.travelers });
}

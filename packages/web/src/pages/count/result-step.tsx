/** The result of a count of Tokaido, with the parts of an end screen: who won, by what, and how ties were decided. */

import '@tokaido/words/locales/en/count';
import '@tokaido/words/locales/en/end';
import type { Tie } from '@tokaido/tokaido/count';
import { nameAtSeat, t } from '@tokaido/words';
import { travelerName } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { Traveler } from '../../art/art.tsx';
import { LegScene } from '../../art/scenes.tsx';
import { WithSeatColors } from '../../art/seat-colors.tsx';
import { ranked } from '../../table/end/ranking.ts';
import { EndTitle } from '../../table/end/title.tsx';
import { Awards } from '../../tokaido/end/awards.tsx';
import { Ranking } from '../../tokaido/end/bars.tsx';
import { pictureOf } from '../../tokaido/end/end.tsx';
import { Prints } from '../../tokaido/end/prints.tsx';
import { resultWords, titleOf, travelerAt } from '../../tokaido/end/sentences.ts';
import type { Counted } from './counted.ts';
import { ProblemList } from './problem-list.tsx';
import { ResultFoot } from './result-foot.tsx';
import { ShareCount } from './share-count.tsx';
import { shareText } from './share-text.ts';
import type { CountStore } from './use-count.ts';
import './result.css';

interface ResultProps {
  readonly store: CountStore;
  readonly found: Counted;
}

export function ResultStep({ store, found }: ResultProps): JSX.Element {
  const { model, seen, scores, ties } = found;
  const info = model.info.value;
  const winner = ranked(scores)[0]?.seat ?? 0;
  const traveler = travelerAt(seen, winner);
  const text = shareText('tokaido', scores, (seat) => {
    const name = nameAtSeat(seat, info);
    const as = travelerAt(seen, seat);
    return as === null ? name : t('count.text.as', { name, traveler: travelerName(as) });
  });
  return (
    <WithSeatColors of={info}>
      <main class="end journey-end count-result">
        <header class="end-head">
          <LegScene leg={4} tall class="night" />
          {traveler !== null && <Traveler id={traveler} class="end-traveler bare night" />}
          <EndTitle title={titleOf(seen)} result={resultWords(model, seen, scores)} />
        </header>
        <ProblemList found={found} />
        <div class="end-body">
          <Awards model={model} seen={seen} />
          <Ranking model={model} seen={seen} scores={scores} />
          <aside>
            {ties.length > 0 && <Ties found={found} />}
            <Prints seen={seen} seat={winner} title={t('end.printsOf', { name: nameAtSeat(winner, info) })} />
            <ShareCount text={text} picture={() => pictureOf(model, seen)} />
          </aside>
        </div>
        <ResultFoot store={store} />
      </main>
    </WithSeatColors>
  );
}

function Ties({ found }: { readonly found: Counted }): JSX.Element {
  return (
    <section class="count-ties" aria-labelledby="ties-title">
      <h2 id="ties-title">
        {t('count.ties')} <A href="/rules/scoring">{t('count.rule.ties')}</A>
      </h2>
      <ul>
        {found.ties.map((tie) => (
          <li key={tie.seats.join()}>{tieWords(tie, found)}</li>
        ))}
      </ul>
    </section>
  );
}

function tieWords({ seats: [ahead, behind], points, by, achievements }: Tie, found: Counted): string {
  const info = found.model.info.value;
  const between = { a: nameAtSeat(ahead, info), b: nameAtSeat(behind, info), points };
  if (by === 'shared') return t('count.tie.shared', between);
  if (by === 'traveler')
    return t('count.tie.traveler', {
      ...between,
      traveler: travelerName(travelerAt(found.seen, ahead) ?? ''),
    });
  const [more, fewer] = achievements;
  return t('count.tie.achievements', { ...between, more, fewer });
}

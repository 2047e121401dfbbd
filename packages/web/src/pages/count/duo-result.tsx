/** The result of a count of Duo: both sums as they are made up, and who won. */

import '@tokaido/words/locales/en/count';
import '@tokaido/words/locales/en/duo-end';
import '@tokaido/words/locales/en/end';
import { nameAtSeat, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { WithSeatColors } from '../../art/seat-colors.tsx';
import { pictureOf } from '../../duo/end/end.tsx';
import { ScoreSheet } from '../../duo/end/score-sheet.tsx';
import { resultWords } from '../../duo/end/sentences.ts';
import { Sums } from '../../duo/end/sums.tsx';
import { ranked } from '../../table/end/ranking.ts';
import { EndTitle } from '../../table/end/title.tsx';
import type { DuoCounted } from './duo-count.tsx';
import { ResultFoot } from './result-foot.tsx';
import { ShareCount } from './share-count.tsx';
import { shareText } from './share-text.ts';
import type { CountStore } from './use-count.ts';
import './result.css';

interface DuoResultProps {
  readonly store: CountStore;
  readonly found: DuoCounted;
}

export function DuoResult({ store, found }: DuoResultProps): JSX.Element {
  const { model, seen, isOurs } = found;
  const scores = ranked(found.scores);
  const info = model.info.value;
  const tie = tieWords(found);
  return (
    <WithSeatColors of={info}>
      <main class="end duo-end count-result">
        <header class="duo-end-head">
          <EndTitle title={t('duo.end.title')} result={resultWords(model, scores)} />
        </header>
        <div class="duo-end-body">
          <ol class="score-sheets">
            {scores.map((score) => (
              <ScoreSheet key={score.seat} model={model} seen={seen} score={score} />
            ))}
          </ol>
          <div class="count-duo-side">
            {tie !== '' && (
              <p class="count-ties">
                {tie} <A href="/rules/duo-scoring">{t('count.rule.ties')}</A>
              </p>
            )}
            <Sums model={model} scores={scores} />
            {isOurs && <p class="count-note">{t('count.duo.board')}</p>}
            <ShareCount
              text={shareText('duo', scores, (seat) => nameAtSeat(seat, info))}
              picture={() => pictureOf(model, seen)}
            />
          </div>
        </div>
        <ResultFoot store={store} />
      </main>
    </WithSeatColors>
  );
}

/** Empty where points alone decide. */
function tieWords({ scores, model, seen }: DuoCounted): string {
  const [first, second] = ranked(scores);
  if (first === undefined || second === undefined || first.points !== second.points) return '';
  const name = (seat: number) => nameAtSeat(seat, model.info.value);
  const between = { a: name(first.seat), b: name(second.seat), points: first.points };
  if (first.place === second.place) return t('count.duo.shared', between);
  const coins = (seat: number) => seen.s.players[seat]?.coins ?? 0;
  return t('count.duo.tie', { ...between, more: coins(first.seat), fewer: coins(second.seat) });
}

/** The end of a game of Duo: the island as it was left, both sums, who led, and what may come next. */

import '@tokaido/words/locales/en/duo-end';
import '@tokaido/words/locales/en/end';
import { t } from '@tokaido/words';
import { gameOn } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { BranchResult } from '../../table/branch/branch-parts.ts';
import { useArrival } from '../../table/end/arrival.ts';
import { EndFoot } from '../../table/end/foot.tsx';
import { EndJournal } from '../../table/end/journal.tsx';
import { EndMoments } from '../../table/end/moments.tsx';
import { ranked } from '../../table/end/ranking.ts';
import { Fair } from '../../table/end/shuffle-check-view.tsx';
import { EndTitle } from '../../table/end/title.tsx';
import { motionFactor } from '../../table/pace.ts';
import { openSelection } from '../../table/selection.ts';
import { Island } from '../island/island.tsx';
import { islandSelection } from '../island-selection.ts';
import type { Seen, Selection, TableModel } from '../model.ts';
import { addsUp, historyOf } from './history.ts';
import { Lead } from './lead.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import type { Finished } from './sentences.ts';
import { againWords, howItEnded, ownSeat, resultWords } from './sentences.ts';
import { Sums } from './sums.tsx';
import './end.css';

export { analysisView } from './analysis-view.tsx';
export { historyView } from './history-view.ts';

interface EndProps {
  readonly model: TableModel;
}

interface EndScreenProps extends EndProps {
  /** Whether the game was watched to its end on this page. */
  readonly isArrival: boolean;
}

/** The three parts of both sums come one after another, then the totals; the style sheet has the same numbers. */
const PART = 450;
const ARRIVAL = 4 * PART;

export function EndScreen({ model, isArrival }: EndScreenProps): JSX.Element | null {
  const seen = model.seen.value;
  return seen === null ? null : <Ended model={model} seen={seen} isArrival={isArrival} />;
}

function Ended({ model, seen, isArrival }: EndScreenProps & { readonly seen: Seen }): JSX.Element {
  const isComing = useArrival(isArrival, ARRIVAL);
  const scores = ranked(model.scores.value);
  const me = ownSeat(model);
  const seat = me >= 0 ? me : (scores[0]?.seat ?? 0);
  const { board } = seen.s.island;
  const turns = historyOf(model.journal.value, board, model.info.value.branch?.move);
  return (
    <main
      id="main"
      class={isComing ? 'end duo-end coming' : 'end duo-end'}
      tabIndex={-1}
      style={{ '--pace': motionFactor() }}
    >
      <Head model={model} seen={seen} />
      {model.info.value.branch !== undefined && <BranchResult model={model} />}
      <div class="duo-end-body">
        <ol class="score-sheets">
          {scores.map((score) => (
            <ScoreSheet key={score.seat} model={model} seen={seen} score={score} />
          ))}
        </ol>
        {addsUp(turns, scores) && <Lead model={model} turns={turns} seat={seat} />}
        <Sums model={model} scores={scores} />
        <EndMoments model={model} />
        <EndJournal model={model} />
        <Fair model={model} game={gameOn(board)} />
      </div>
      <EndFoot model={model} again={againWords(model, seen)} picture={() => pictureOf(model, seen)} />
    </main>
  );
}

function Head({ model, seen }: EndProps & { readonly seen: Seen }): JSX.Element {
  // Nothing can be picked any more: it is the same map, without targets.
  const selection = useMemo(() => openSelection(model, () => false) as Selection, [model]);
  useEffect(() => () => selection.close(), [selection]);
  const how = howItEnded(model, seen);
  return (
    <header class="duo-end-head">
      <EndTitle title={t('duo.end.title')} result={resultWords(model, model.scores.value)} />
      <div class="duo-end-map">
        <Island selection={islandSelection(selection)} seen={seen} />
      </div>
      {how !== '' && <p class="duo-end-how">{how}</p>}
    </header>
  );
}

export async function pictureOf(model: Finished, seen: Seen): Promise<{ image: Blob; words: string }> {
  const { drawPicture } = await import('./picture.ts');
  // In a picture that is passed on, nobody is "you".
  const result = resultWords(model, model.scores.value, -1);
  return { image: await drawPicture(model, seen, result), words: `${t('duo.end.title')}. ${result}` };
}

/** The end of a journey: who won, where the points came from, what was printed, and what may come next. */

import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/end';
import type { Score } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import { t } from '@tokaido/words';
import { playerName, travelerName } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { Traveler } from '../../art/art.tsx';
import { LegScene } from '../../art/scenes.tsx';
import { seatColors } from '../../art/seat-colors.tsx';
import { BranchResult } from '../../table/branch/branch-parts.ts';
import { useArrival } from '../../table/end/arrival.ts';
import type { Box, Canvas } from '../../table/end/canvas.ts';
import { EndFoot } from '../../table/end/foot.tsx';
import { EndJournal } from '../../table/end/journal.tsx';
import { EndMoments } from '../../table/end/moments.tsx';
import { ranked } from '../../table/end/ranking.ts';
import { Fair } from '../../table/end/shuffle-check-view.tsx';
import type { Color } from '../../table/end/sprite-images.ts';
import { EndTitle } from '../../table/end/title.tsx';
import type { Seen, TableModel } from '../model.ts';
import type { Known } from '../own-seat.ts';
import { ownSeat } from '../own-seat.ts';
import { panoramasOf } from '../panoramas.ts';
import { playerAt } from '../players.ts';
import { ARRIVAL, arrivalTimes } from './arrival.ts';
import { Awards } from './awards.tsx';
import { Ranking } from './bars.tsx';
import { Chart } from './chart.tsx';
import './end.css';
import { addsUp, growth } from './legs.ts';
import { Prints } from './prints.tsx';
import { isHomeward, nameAt, resultWords, titleOf, travelerAt } from './sentences.ts';

export { analysisView } from './analysis-view.tsx';
export { historyView } from './history-view.tsx';

interface EndProps {
  readonly model: TableModel;
}

interface EndScreenProps extends EndProps {
  /** Whether the game was watched to its end on this page. */
  readonly isArrival: boolean;
}

export function EndScreen({ model, isArrival }: EndScreenProps): JSX.Element | null {
  const seen = model.seen.value;
  return seen === null ? null : <Ended model={model} seen={seen} isArrival={isArrival} />;
}

function Ended({ model, seen, isArrival }: EndScreenProps & { readonly seen: Seen }): JSX.Element {
  const isComing = useArrival(isArrival, ARRIVAL);
  const scores = model.scores.value;
  const [best] = ranked(scores);
  const me = ownSeat(model);
  const shown = me >= 0 ? me : (best?.seat ?? 0);
  const title = me >= 0 ? t('end.prints') : t('end.printsOf', { name: nameAt(shown, model, seen) });
  const back = isHomeward(seen);
  const grown = growth(model.journal.value, seen.s.players, back, model.info.value.branch?.move);
  return (
    <main
      id="main"
      class={isComing ? 'end journey-end coming' : 'end journey-end'}
      tabIndex={-1}
      style={arrivalTimes()}
    >
      <Head model={model} seen={seen} seat={shown} />
      {model.info.value.branch !== undefined && <BranchResult model={model} />}
      <div class="end-body">
        <Awards model={model} seen={seen} />
        <Ranking model={model} seen={seen} scores={scores} />
        <aside>
          <Prints seen={seen} seat={shown} title={title} />
          {addsUp(grown, scores) && <Chart model={model} seen={seen} grown={grown} back={back} />}
          <EndMoments model={model} />
          <EndJournal model={model} />
          <Fair model={model} game={tokaido} />
        </aside>
      </div>
      <EndFoot model={model} again={t('end.rematch')} picture={() => pictureOf(model, seen)} />
    </main>
  );
}

/** One arrives in the evening, whichever the town: lanterns, and the traveler seen from behind. */
function Head({ model, seen, seat }: EndProps & { readonly seen: Seen; readonly seat: number }): JSX.Element {
  const title = titleOf(seen);
  const result = resultWords(model, seen, model.scores.value);
  const traveler = travelerAt(seen, seat);
  return (
    <header class="end-head">
      <LegScene leg={isHomeward(seen) ? 1 : 4} tall class="night" />
      {traveler !== null && <Traveler id={traveler} class="end-traveler bare night" />}
      <EndTitle title={title} result={result} />
    </header>
  );
}

/** What a picture is drawn of. */
interface Finished extends Known {
  readonly scores: { readonly value: readonly Score[] };
}

/** In a picture that is passed on, nobody is "you". */
export async function pictureOf(model: Finished, seen: Seen): Promise<{ image: Blob; words: string }> {
  const { drawPicture } = await import('./picture.ts');
  const { info, scores } = model;
  const order = ranked(scores.value);
  const colors = seatColors(info.value);
  const me = ownSeat(model);
  const seat = me >= 0 ? me : (order[0]?.seat ?? 0);
  const result = resultWords(model, seen, scores.value, -1);
  const image = await drawPicture({
    title: titleOf(seen),
    result,
    leg: isHomeward(seen) ? 1 : 4,
    traveler: travelerAt(seen, seat) ?? '',
    panoramas: panoramasOf(playerAt(seen.s, seat)),
    lines: order.map(({ place, points, seat: at }) => {
      const id = travelerAt(seen, at);
      const traveler = id === null ? '' : travelerName(id);
      const mine = at === me ? t('end.picture.mine') : '';
      return {
        place,
        points,
        seat: colors[at] ?? at,
        name: playerName(at, seen, info.value),
        note: traveler,
        mine,
      };
    }),
    foot: t('end.picture', { host: location.host }),
  });
  return { image, words: `${titleOf(seen)}. ${result}` };
}

export async function drawPrints(c: Canvas, box: Box, seen: Seen, color: Color): Promise<void> {
  const picture = await import('./picture.ts');
  await picture.drawPrints(c, box, panoramasOf(playerAt(seen.s, seen.me)), color);
}

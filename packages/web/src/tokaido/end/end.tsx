/** The end of a journey: who won, where the points came from, what was printed, and what may come next. */

import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/end';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import { playerName, travelerName } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { A } from '../../app/router.ts';
import { saveFile } from '../../app/save-file.ts';
import { Traveler } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { LegScene } from '../../art/scenes.tsx';
import { seatColors } from '../../art/seat-colors.tsx';
import { nextAddress, walkAgain } from '../../table/rematch.ts';
import { useSettled } from '../../table/use-settled.ts';
import type { Seen, TableModel } from '../model.ts';
import { ownSeat } from '../own-seat.ts';
import { panoramasOf } from '../panoramas.ts';
import { playerAt } from '../players.ts';
import { arrivalTimes, useArrival } from './arrival.ts';
import { Awards } from './awards.tsx';
import { Ranking } from './bars.tsx';
import { Chart } from './chart.tsx';
import './end.css';
import { addsUp, growth } from './legs.ts';
import { Prints } from './prints.tsx';
import { ranked } from './ranking.ts';
import { pictureName, recordName, shareFile } from './save-files.ts';
import { isHomeward, nameAt, resultWords, titleOf, travelerAt } from './sentences.ts';
import { Fair } from './shuffle-check-view.tsx';

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
  const isComing = useArrival(isArrival);
  const scores = model.scores.value;
  const [best] = ranked(scores);
  const me = ownSeat(model);
  const shown = me >= 0 ? me : (best?.seat ?? 0);
  const title = me >= 0 ? t('end.prints') : t('end.printsOf', { name: nameAt(shown, model, seen) });
  const back = isHomeward(seen);
  const grown = growth(model.journal.value, seen.s.players, back);
  return (
    <main id="main" class={isComing ? 'end coming' : 'end'} tabIndex={-1} style={arrivalTimes()}>
      <Head model={model} seen={seen} seat={shown} />
      <div class="end-body">
        <Awards model={model} seen={seen} />
        <Ranking model={model} seen={seen} scores={scores} />
        <aside>
          <Prints seen={seen} seat={shown} title={title} />
          {addsUp(grown, scores) && <Chart model={model} seen={seen} grown={grown} back={back} />}
          <Fair model={model} />
        </aside>
      </div>
      <Foot model={model} seen={seen} />
    </main>
  );
}

/** One arrives in the evening, whichever the town: lanterns, and the traveler seen from behind. */
function Head({ model, seen, seat }: EndProps & { readonly seen: Seen; readonly seat: number }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useSignal('');
  const title = titleOf(seen);
  const result = resultWords(model, seen, model.scores.value);
  const traveler = travelerAt(seen, seat);
  // Before anything is painted: the table that had the focus is gone.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // Into a region that is already there, and once: that is what makes it heard, and not twice.
    const timer = setTimeout(() => {
      said.value = result;
    }, 400);
    return () => clearTimeout(timer);
  }, []);
  return (
    <header class="end-head">
      <LegScene leg={isHomeward(seen) ? 1 : 4} tall class="night" />
      {traveler !== null && <Traveler id={traveler} class="end-traveler bare night" />}
      <div class="end-word">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p aria-hidden={said.value === '' ? undefined : 'true'}>{result}</p>
      </div>
      <p role="status" class="sr-only">
        {said.value}
      </p>
    </header>
  );
}

/** As long as it takes to see that the game is over. */
const SETTLING_MS = 1200;

function Foot({ model, seen }: EndProps & { readonly seen: Seen }): JSX.Element {
  const error = useSignal('');
  const busy = useSignal(false);
  // The place of these buttons was that of Skip until now.
  const settled = useSettled('shown', SETTLING_MS);
  const next = nextAddress(model);
  const seated = model.you.value >= 0 || model.local;
  const attempt = async (work: () => Promise<string>) => {
    // Not by `disabled`: that would take the focus from the button.
    if (busy.value) return;
    busy.value = true;
    error.value = await work().catch(() => t('end.failed'));
    busy.value = false;
  };
  return (
    <footer class={settled ? 'end-foot' : 'end-foot settling'}>
      <p class="end-problem" role="alert">
        {error.value}
      </p>
      {next !== null && <p class="end-next">{t('online.rematch.asked')}</p>}
      <A href="/" class="quiet">
        <Icon name="door" />
        {t('end.home')}
      </A>
      <button
        type="button"
        class="quiet"
        aria-disabled={busy.value}
        onClick={() => void attempt(() => saveRecord(model))}
      >
        <Icon name="download" />
        {t('end.record')}
      </button>
      <button
        type="button"
        class="quiet"
        aria-disabled={busy.value}
        onClick={() => void attempt(() => sharePicture(model, seen))}
      >
        <Icon name="share" />
        {t('end.share')}
      </button>
      {seated && (
        <button
          type="button"
          class="primary"
          aria-disabled={busy.value}
          onClick={() => void attempt(() => walkAgain(model))}
        >
          <Icon name="again" />
          {t(next === null ? 'end.rematch' : 'online.rematch.go')}
        </button>
      )}
    </footer>
  );
}

async function saveRecord(model: TableModel): Promise<string> {
  saveFile(recordName(model.info.value.id), await model.record());
  return '';
}

/** In a picture that is passed on, nobody is "you". */
async function sharePicture(model: TableModel, seen: Seen): Promise<string> {
  const { drawPicture } = await import('./picture.ts');
  const { info, scores } = model;
  const order = ranked(scores.value);
  const colors = seatColors(info.value);
  const me = ownSeat(model);
  const seat = me >= 0 ? me : (order[0]?.seat ?? 0);
  const result = resultWords(model, seen, scores.value, -1);
  const picture = await drawPicture({
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
  await shareFile(pictureName(info.value.id), picture, `${titleOf(seen)}. ${result}`);
  return '';
}

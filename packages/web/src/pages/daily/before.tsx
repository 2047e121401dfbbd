/** A road that has not been walked: who walks it, with what, against whom; and the way onto it. */

import '@tokaido/words/locales/en/boxes';
import '@tokaido/words/locales/en/daily';
import { useSignal } from '@preact/signals';
import { botName, colorName, list, nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { A, go } from '../../app/router.ts';
import { deviceStorage } from '../../app/storage.ts';
import { useAsync } from '../../app/use-async.ts';
import { Traveler } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { deviceHost } from '../../table/device-host.ts';
import { loadGame, prefetchGame } from '../../table/games.ts';
import { gamesLast } from '../../table/open-local.ts';
import type { Day } from './days.ts';
import { countTable } from './days.ts';
import type { RoadSession } from './walks-session.ts';
import type { RoadSummary } from './worker/messages.ts';
import './before.css';

interface BeforeProps {
  readonly date: string;
  readonly isToday: boolean;
  readonly session: RoadSession;
  /** The table that counts; null before it is laid. */
  readonly day: Day | null;
  /** Whether that table is still on this device, or that is not known yet. */
  readonly isHere: boolean;
}

export function Before({ date, isToday, session, day, isHere }: BeforeProps): JSX.Element {
  const road = session.road.value;
  if (session.problem.value !== null) {
    return (
      <p class="alert" role="alert">
        {t('daily.failed')}
      </p>
    );
  }
  return (
    <>
      <p class="daily-same">
        <Icon name="again" />
        {road === null ? t('daily.loading') : t('daily.same', { bots: road.seats.length - 1 })}
      </p>
      {road !== null && <RoadFacts road={road} />}
      {road !== null && day !== null && isHere ? (
        <>
          <p>{t('daily.onTheWay')}</p>
          <p class="daily-ways">
            <A href={`/g/${day.id}`} class="primary">
              {t('daily.goOn')}
            </A>
          </p>
        </>
      ) : (
        road !== null && (
          <SetOut date={date} road={road} isCounted={isToday && day === null} isLost={day !== null} />
        )
      )}
    </>
  );
}

interface SetOutProps {
  readonly date: string;
  readonly road: RoadSummary;
  readonly isCounted: boolean;
  readonly isLost: boolean;
}

function SetOut({ date, road, isCounted, isLost }: SetOutProps): JSX.Element {
  useEffect(() => void prefetchGame(road.game, road.options), [road]);
  const note = isCounted ? 'daily.once' : isLost ? 'daily.lost' : 'daily.missed';
  return (
    <>
      <p class="muted">{t(note)}</p>
      {isCounted && !gamesLast() && <p class="alert">{t('daily.notLasting')}</p>}
      <WalkButton
        date={date}
        isCounted={isCounted}
        words={t(isCounted ? 'daily.start' : 'daily.again.first')}
      />
    </>
  );
}

interface WalkButtonProps {
  readonly date: string;
  readonly isCounted: boolean;
  readonly words: string;
}

/** Lays the table; one that counts is written down before anybody can look at it. */
export function WalkButton({ date, isCounted, words }: WalkButtonProps): JSX.Element {
  const busy = useSignal(false);
  const failed = useSignal(false);
  const walk = async () => {
    // Not by `disabled`: that would take the focus from the button.
    if (busy.value) return;
    busy.value = true;
    try {
      const id = await deviceHost().ask('daily', { date });
      // Another tab may have set out first: then this is its second walk, and the first goes on.
      const counted = isCounted ? countTable(deviceStorage, date, id) : id;
      if (counted !== id)
        void deviceHost()
          .ask('remove', { id })
          .catch(() => undefined);
      go(`/g/${counted}`);
    } catch {
      failed.value = true;
    }
    busy.value = false;
  };
  return (
    <div class="daily-ways">
      <button type="button" class="primary" aria-disabled={busy.value} onClick={() => void walk()}>
        {words}
      </button>
      <p role="alert" class={failed.value ? 'alert' : undefined}>
        {failed.value && t('daily.failed')}
      </p>
    </div>
  );
}

function RoadFacts({ road }: { readonly road: RoadSummary }): JSX.Element {
  const client = useAsync(async () => loadGame(road.game), [road]);
  const colors = client.state === 'here' ? client.value.seatColors : undefined;
  const own = road.seats[road.seat]?.traveler ?? '';
  const boxes = /\bboxes=(\S+)/.exec(road.options)?.[1]?.split(',') ?? [];
  const played =
    road.game === 'duo' ? t('home.game.duo') : list(['base', ...boxes].map((box) => nameOf('box', box)));
  return (
    <dl class="daily-facts">
      <div class="daily-me">
        <dt>{t('daily.traveler')}</dt>
        <dd>
          {own === '' ? (
            <b>{colorName(colors?.[road.seat] ?? road.seat)}</b>
          ) : (
            <>
              <b>{nameOf('traveler', own)}</b>, {nameOf('traveler', `${own}.who`)}
              <p class="muted">{nameOf('traveler', `${own}.power`)}</p>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('daily.boxes')}</dt>
        <dd>{played}</dd>
      </div>
      <div>
        <dt>{t('daily.opponents')}</dt>
        <dd>
          <ul class="daily-opponents">
            {road.seats.map(({ level, traveler }, seat) =>
              level === null ? null : (
                <li key={seat}>
                  {traveler !== '' && <Traveler id={traveler} />}
                  {traveler === ''
                    ? botName({ level })
                    : t('daily.opponent', {
                        level: botName({ level }),
                        traveler: nameOf('traveler', traveler),
                      })}
                </li>
              ),
            )}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

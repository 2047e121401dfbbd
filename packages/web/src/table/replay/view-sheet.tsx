/** How a replay is looked at: with whose eyes, whether the ending is told, how fast it plays. */

import '@tokaido/words/locales/en/replay';
import '@tokaido/words/locales/en/underway';
import { SPECTATOR } from '@tokaido/kernel';
import { list, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A, route } from '../../app/router.ts';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { hidesEnd, SPEEDS, speed } from './preferences.ts';
import type { Replay } from './replay.ts';
import type { Transport } from './transport.ts';
import '../sheet-tiles.css';
import './view-sheet.css';

interface ViewProps {
  readonly replay: Replay;
  readonly transport: Transport;
  readonly onClose: () => void;
}

export function ViewSheet({ replay, transport, onClose }: ViewProps): JSX.Element {
  const seats = replay.source.info.seats.map((_, seat) => seat);
  return (
    <Sheet title={t('replay.view')} class="replay-view" onClose={onClose}>
      <div>
        {transport.tellsEnd.value && replay.timeline.isOver && (
          <p class="replay-result">{resultWords(replay)}</p>
        )}
        <fieldset class="sheet-tiles replay-eyes">
          <legend>{t('replay.eyes')}</legend>
          {[...seats, SPECTATOR].map((seat) => (
            <label key={seat} class="sheet-tile">
              <input
                type="radio"
                name="replay-eyes"
                checked={replay.seat.value === seat}
                onChange={() => replay.lookAs(seat)}
              />
              {seat === SPECTATOR ? <Icon name="eye" /> : <Pawn seat={seat} />}
              <span>{seat === SPECTATOR ? t('replay.spectator') : nameOf(replay, seat)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset class="sheet-tiles replay-speeds">
          <legend>{t('replay.speedTitle')}</legend>
          {SPEEDS.map((each) => (
            <label key={each} class="sheet-tile">
              <input
                type="radio"
                name="replay-speed"
                checked={speed.value === each}
                onChange={() => {
                  speed.value = each;
                }}
              />
              <span>{t('replay.speedSign', { n: each })}</span>
            </label>
          ))}
        </fieldset>
        <label class="sheet-tile replay-hide">
          <input
            type="checkbox"
            checked={hidesEnd.value}
            onChange={({ currentTarget }) => {
              hidesEnd.value = currentTarget.checked;
            }}
          />
          <span>
            {t('replay.hide')} <small>{t('replay.hide.note')}</small>
          </span>
        </label>
        <p class="replay-keys-note">{t('replay.keys')}</p>
        <A class="replay-told" href={narratedAddress()}>
          {t('table.narrator')}
        </A>
      </div>
    </Sheet>
  );
}

function narratedAddress(): string {
  const { path, query } = route.value;
  return `${path}?${new URLSearchParams({ ...query, view: 'narrator' })}${location.hash}`;
}

/** `You` for my own seat, whoever's eyes I look with. */
function nameOf({ game, model, source }: Replay, seat: number): string {
  const seen = model.seen.value;
  if (seat === source.you) return t('table.you');
  return seen === null ? '' : game.text.playerName(seat, seen, model.info.value);
}

function resultWords(replay: Replay): string {
  const first = replay.result.filter(({ place }) => place === 1);
  const names = list(first.map(({ seat }) => nameOf(replay, seat)));
  return t('replay.result', {
    who: first.length > 1 ? 'many' : first[0]?.seat === replay.source.you ? 'you' : 'one',
    names,
    points: first[0]?.points ?? 0,
    n: replay.length,
  });
}

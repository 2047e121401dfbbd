/** The line at an inn in the order of leaving: the last to arrive goes first. Free places are for those on the way. */

import '@tokaido/words/locales/en/underway';
import { t } from '@tokaido/words';
import { playerName, spokenOf } from '@tokaido/words/tokaido';
import { Pawn } from '../../art/art.tsx';
import type { Ask } from './ask.ts';
import { mine } from './ask.ts';
import './queue.css';

export function Queue({ ask }: { readonly ask: Ask }) {
  const { s, me } = ask.seen;
  const { position } = mine(ask);
  const spots = Array.from({ length: s.travelers }, (_, i) => {
    const place = s.travelers - i;
    return s.all.slice(0, s.travelers).find((p) => p.position === position && p.place === place) ?? null;
  });
  return (
    <div class="queue">
      <h3>
        {t('sheets.queue')}
        <small>{t('sheets.queue.rule')}</small>
      </h3>
      <ol>
        {spots.map((p, i) => (
          <li key={i} class={p?.seat === me ? 'you' : ''}>
            {p === null ? (
              <i title={t('sheets.queue.free')} />
            ) : (
              <Pawn
                seat={p.seat < s.players ? p.seat : 'neutral'}
                title={playerName(p.seat, ask.seen, ask.model.info.value)}
              />
            )}
            <small>
              {p?.seat === me
                ? t('sheets.queue.you', { ...spokenOf(me, ask.seen, ask.model.info.value), n: i + 1 })
                : i + 1}
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}

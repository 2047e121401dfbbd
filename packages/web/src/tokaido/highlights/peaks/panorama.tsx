/** A panorama is complete: the whole print, its painter before it, and what it brings. */

import { ACHIEVEMENT_POINTS, ACHIEVEMENTS, PANORAMAS } from '@tokaido/tokaido';
import { nameOf, t } from '@tokaido/words';
import { alsoKnown } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { Achievement, Pawn, Traveler } from '../../../art/art.tsx';
import { Panorama } from '../../../art/scenes.tsx';
import type { HighlightProps } from '../../../table/game.ts';
import type { Tokaido } from '../../model.ts';
import { ownSeat, youOrName } from '../../own-seat.ts';
import { playerAt, travelerOf } from '../../players.ts';
import type { Completion } from './completion.ts';
import { completionsOf } from './completion.ts';
import { WidePrint } from './wide-print.tsx';
import './panorama.css';
import './panorama-sums.css';

export function PanoramaPeak({ highlight, model }: HighlightProps<Tokaido>): JSX.Element | null {
  const { shown, seat, events } = highlight;
  const done = completionsOf(shown).find((each) => each.seat === seat && each.events[0] === events[0]);
  if (done === undefined) return null;
  const { id } = travelerOf(playerAt(shown.after.s, seat));
  const isYou = seat === ownSeat(model);
  const name = youOrName(seat, model, shown.after);
  const how = done.first === null ? 'peak.panorama.later' : 'peak.panorama.first';
  return (
    <>
      <div class="peak-picture">
        <WidePrint kind={done.kind} />
        {id !== 'nobody' && <Traveler id={id} class="peak-painter bare" />}
        <div class="peak-head">
          <p class="peak-who">
            <Pawn seat={seat} />
            <span>
              <b>{name}</b>
              <small>{alsoKnown(seat, shown.after)}</small>
            </span>
          </p>
          <div class="peak-title">
            <h2>{t('peak.panorama', { kind: done.kind })}</h2>
            <p>{isYou ? t(`${how}.you`) : t(how, { name })}</p>
          </div>
          <span class="peak-seal" aria-hidden="true">
            完
          </span>
        </div>
      </div>
      <Sums done={done} />
    </>
  );
}

function Sums({ done }: { readonly done: Completion }): JSX.Element {
  const { kind, sections, first, gained, score } = done;
  const achievement = ACHIEVEMENTS[PANORAMAS.indexOf(kind)] ?? '';
  return (
    <div class="peak-sums">
      <div class="peak-parts">
        <div class={`peak-sections of-${kind}`}>
          <Panorama kind={kind} taken={sections.length} printing />
          <ol>
            {sections.map((points, i) => (
              <li key={i} class={i < sections.length - done.added ? '' : 'new'}>
                {i < sections.length - done.added ? points : t('peak.plus', { n: points })}
              </li>
            ))}
          </ol>
        </div>
        {first !== null && (
          <>
            <i class="peak-and">{t('peak.and')}</i>
            <span class="peak-board">
              <Achievement id={achievement} title={nameOf('achievement', achievement)} />
              <b>{t('peak.plus', { n: first })}</b>
            </span>
          </>
        )}
        <p class="peak-total">
          <small>{t('peak.now')}</small>
          <b>{t('peak.plus', { n: gained })}</b>
        </p>
      </div>
      <p class="peak-score">
        <span>
          {first === null
            ? t('peak.panorama.taken')
            : t('peak.panorama.board', { kind, n: ACHIEVEMENT_POINTS })}
        </span>
        <span class="peak-change">
          {score - gained} → <b>{score}</b>
          <span class="sr-only"> {t('peak.points')}</span>
        </span>
      </p>
    </div>
  );
}

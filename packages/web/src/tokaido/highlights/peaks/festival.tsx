/** A festival begins: its drawing on a length of cloth, its rule in one line, and what it closes. */

import type { State } from '@tokaido/tokaido';
import { roomAt } from '@tokaido/tokaido';
import { nameOf, t } from '@tokaido/words';
import { cardId, spaceAt } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { Festival, Plaque } from '../../../art/art.tsx';
import type { HighlightProps } from '../../../table/game.ts';
import type { Tokaido } from '../../model.ts';
import { currentLeg, stopsOf } from '../../road/leg.ts';
import './festival.css';

export function FestivalPeak({ highlight: { events, shown } }: HighlightProps<Tokaido>): JSX.Element {
  const ids = events.flatMap((event) =>
    event.type === 'festival' ? [cardId('matsuri', 'festival', event.festival)] : [],
  );
  const closed = closedStops(shown.before.s, shown.after.s);
  return (
    <div class="festival-peak">
      <p class="festival-begins">{t('peak.festival', { n: ids.length })}</p>
      <ul class="festival-cloths">
        {ids.map((id) => (
          <li key={id}>
            <Festival id={id} />
            <h2>{nameOf('festival', id)}</h2>
            <p class="festival-is">{nameOf('festival', `${id}.is`)}</p>
            <p>{nameOf('festival', `${id}.does`)}</p>
          </li>
        ))}
      </ul>
      {closed.length > 0 && (
        <ul class="festival-closed">
          {closed.map((stop) => (
            <li key={stop}>
              <Plaque stop={stop} />
              {t('peak.festival.closes', { stop: nameOf('stop', stop) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The kinds of stop on the leg ahead at which a place was shut just now. */
export function closedStops(before: State, after: State): readonly string[] {
  const shut = stopsOf(after, currentLeg(after)).filter(
    (position) => roomAt(after, position).shut > roomAt(before, position).shut,
  );
  return [...new Set(shut.map((position) => spaceAt(after, position)))];
}

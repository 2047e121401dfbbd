/** The state in text: the choices, the travelers in a table, the leg as a list, the collections. */

import type { Player } from '@tokaido/tokaido';
import { hasChosen } from '@tokaido/tokaido';
import { nameOf, sentence, t } from '@tokaido/words';
import { march, playerName, sayAction, sayReason, sayStop, spokenOf, yourSeat } from '@tokaido/words/tokaido';
import { holdings } from '@tokaido/words/tokaido/collection';
import type { JSX } from 'preact';
import type { Seen, TableModel } from '../model.ts';
import { playerAt, travelerOf } from '../players.ts';
import type { Choice } from './choices.ts';
import { choicesOf, destination } from './choices.ts';
import { sayFestivals, sayShared } from './status.ts';
import { sayClosed, sayPlace, sayRoad } from './tell.ts';

interface PartProps {
  readonly model: TableModel;
  readonly seen: Seen;
}

interface ChoicesProps extends PartProps {
  readonly onChoose: (words: string) => void;
}

/** Everything about the position but what is asked. */
export function Position(props: PartProps): JSX.Element {
  return (
    <>
      <Players {...props} />
      <Leg {...props} />
      <Collections {...props} />
    </>
  );
}

export function Choices({ model, seen, onChoose }: ChoicesProps): JSX.Element | null {
  const choices = choicesOf(seen);
  const closed = sayClosed(seen, model);
  if (choices.length === 0) return null;
  const sets = ['buy', 'collect'].includes(seen.turn?.decision ?? '');
  return (
    <>
      <ol class="choices">
        {choices.map((choice) => (
          <li key={choice.words} value={choice.number}>
            <OneChoice choice={choice} model={model} seen={seen} onChoose={onChoose} />
          </li>
        ))}
      </ol>
      {sets && <p>{t('page.more')}</p>}
      {closed.length > 0 && (
        <>
          <h3>{t('page.closed')}</h3>
          <ul class="plain">
            {closed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function OneChoice({
  choice: { number, words },
  model,
  seen,
  onChoose,
}: ChoicesProps & { readonly choice: Choice }): JSX.Element {
  const info = model.info.value;
  const { name, note } = sayAction(words, seen, info);
  const position = destination(words, seen);
  const more = position === null ? note : sayStop(position, seen, info).gain;
  const reason = seen.legal.includes(words) ? null : model.explain(words);
  return (
    <button type="button" aria-disabled={reason !== null} onClick={() => reason === null && onChoose(words)}>
      <b>{number}</b>
      <span>
        {name}
        {more !== undefined && more !== '' && <small>{more}</small>}
        {reason !== null && <small>{sayReason(reason, seen, info)}</small>}
      </span>
    </button>
  );
}

function Players({ model, seen }: PartProps): JSX.Element {
  const info = model.info.value;
  const { s } = seen;
  return (
    <section aria-labelledby="narrator-players">
      <h2 id="narrator-players">{t('page.players')}</h2>
      <div class="wide" role="group" aria-labelledby="narrator-players" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('page.order')}</th>
              <th scope="col">{t('page.name')}</th>
              <th scope="col">{t('page.traveler')}</th>
              <th scope="col">{t('page.points')}</th>
              <th scope="col">{t('page.coins')}</th>
              <th scope="col">{t('page.place')}</th>
            </tr>
          </thead>
          <tbody>
            {march(s).map((p, i) => {
              const name = playerName(p.seat, seen, info);
              const plays = p.seat < s.players;
              return (
                <tr key={p.seat}>
                  <td>{i + 1}</td>
                  <th scope="row">
                    {p.seat === yourSeat(seen, info) ? t('page.you', { name }) : sentence(name)}
                  </th>
                  <td>{plays ? travelerCell(seen, p) : '–'}</td>
                  <td>{plays ? p.points : '–'}</td>
                  <td>{plays ? p.coins : '–'}</td>
                  <td>{sayPlace(seen, p.seat)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {[...sayFestivals(seen), ...sayShared(seen)].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

/** A tile, or that one was chosen which is not shown yet. */
function travelerCell({ s }: Seen, p: Player): string {
  if (p.traveler !== 0) return nameOf('traveler', travelerOf(p).id);
  return hasChosen(s, p.seat) ? t('table.chosen') : '–';
}

function Leg({ model, seen }: PartProps): JSX.Element {
  return (
    <section aria-labelledby="narrator-leg">
      <h2 id="narrator-leg">{t('page.leg')}</h2>
      <ol class="plain">
        {sayRoad(seen, model).map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    </section>
  );
}

function Collections({ model, seen }: PartProps): JSX.Element {
  const mine = seen.me >= 0 && seen.me < seen.s.players;
  const others = Array.from({ length: seen.s.players }, (_, seat) => seat).filter((seat) => seat !== seen.me);
  return (
    <>
      {mine && (
        <section aria-labelledby="narrator-mine">
          <h2 id="narrator-mine">{t('page.mine', spokenOf(seen.me, seen, model.info.value))}</h2>
          <Power seen={seen} seat={seen.me} />
          <Holdings seen={seen} seat={seen.me} />
        </section>
      )}
      <section aria-labelledby="narrator-others">
        <h2 id="narrator-others">{t('page.others')}</h2>
        {others.map((seat) => (
          <details key={seat}>
            <summary>{playerName(seat, seen, model.info.value)}</summary>
            <Power seen={seen} seat={seat} />
            <Holdings seen={seen} seat={seat} />
          </details>
        ))}
      </section>
    </>
  );
}

function Power({ seen, seat }: { readonly seen: Seen; readonly seat: number }): JSX.Element | null {
  const { id } = travelerOf(playerAt(seen.s, seat));
  if (id === 'nobody') return null;
  return (
    <p>
      {nameOf('traveler', id)}, {nameOf('traveler', `${id}.who`)}. {nameOf('traveler', `${id}.power`)}
    </p>
  );
}

function Holdings({ seen, seat }: { readonly seen: Seen; readonly seat: number }): JSX.Element {
  const rows = holdings(seen, seat);
  if (rows.length === 0) return <p>{sentence(t('tell.collection.none'))}</p>;
  return (
    <dl>
      {rows.map(({ what, things }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{things}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The position in text: both players in a table, how near each end is, the island place by place, waves and token. */

import { TRIGGERS } from '@tokaido/duo';
import { list, sentence, t } from '@tokaido/words';
import { playerName, yourSeat } from '@tokaido/words/duo';
import type { ComponentChildren, JSX } from 'preact';
import { endsOf } from '../boards/ends.ts';
import { holdingsOf } from '../boards/holdings.ts';
import type { Seen, TableModel } from '../model.ts';
import type { Told } from './tell.ts';
import { areas, boardsOf, mountainTowns, sayTokens, stations } from './tell.ts';

interface PartProps {
  readonly model: TableModel;
  readonly seen: Seen;
}

export function Position(props: PartProps): JSX.Element {
  const { model, seen } = props;
  return (
    <>
      <Players {...props} />
      <Ends {...props} />
      <Section id="tokens" title={t('duo.narrate.tokensTitle')}>
        <ul class="plain">
          {sayTokens(seen, model).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
      <Places
        id="stations"
        title={t('duo.narrate.stationsTitle')}
        next={t('duo.narrate.col.routes')}
        places={stations(seen, model)}
      />
      <Places
        id="mountain"
        title={t('duo.narrate.mountainTitle')}
        next={t('duo.narrate.col.routes')}
        places={mountainTowns(seen, model)}
      />
      <Places
        id="areas"
        title={t('duo.narrate.areasTitle')}
        next={t('duo.narrate.col.borders')}
        places={areas(seen, model)}
      />
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

function Section({ id, title, children }: SectionProps): JSX.Element {
  return (
    <section aria-labelledby={`narrator-${id}`}>
      <h2 id={`narrator-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

/** A table that may be wider than the page. */
function Wide({ id, children }: Omit<SectionProps, 'title'>): JSX.Element {
  return (
    <div class="wide" role="group" aria-labelledby={`narrator-${id}`} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

function nameIn({ model, seen }: PartProps, seat: number): string {
  const info = model.info.value;
  const name = playerName(seat, info);
  return seat === yourSeat(seen, info) ? t('page.you', { name }) : sentence(name);
}

function Players(props: PartProps): JSX.Element {
  const { seen } = props;
  return (
    <Section id="players" title={t('duo.narrate.playersTitle')}>
      <Wide id="players">
        <thead>
          <tr>
            <th scope="col">{t('page.name')}</th>
            <th scope="col">{t('page.points')}</th>
            <th scope="col">{t('duo.narrate.col.pilgrim')}</th>
            <th scope="col">{t('duo.narrate.col.merchant')}</th>
            <th scope="col">{t('duo.narrate.col.artist')}</th>
          </tr>
        </thead>
        <tbody>
          {seen.s.players.map(({ seat }) => (
            <tr key={seat}>
              <th scope="row">{nameIn(props, seat)}</th>
              <td>{holdingsOf(seen, seat).total}</td>
              {boardsOf(seen, seat).map((parts) => (
                <td key={parts[0]}>{parts.map((part) => `${sentence(part)}.`).join(' ')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Wide>
    </Section>
  );
}

function Ends(props: PartProps): JSX.Element {
  const { seen } = props;
  return (
    <Section id="ends" title={t('duo.narrate.endsTitle')}>
      <Wide id="ends">
        <thead>
          <tr>
            <th scope="col">{t('page.name')}</th>
            {TRIGGERS.map((trigger) => (
              <th key={trigger} scope="col">
                {t(`duo.narrate.col.${trigger}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seen.s.players.map(({ seat }) => (
            <tr key={seat}>
              <th scope="row">{nameIn(props, seat)}</th>
              {endsOf(seen.s, seat).map(({ trigger, at, of }) => (
                <td key={trigger}>{t('duo.result.of', { n: at, all: of })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Wide>
      <p>{t('duo.narrate.endsNote')}</p>
    </Section>
  );
}

interface PlacesProps extends Omit<SectionProps, 'children'> {
  readonly places: readonly Told[];
  /** What the places beside each one are called. */
  readonly next: string;
}

function Places({ id, title, places, next }: PlacesProps): JSX.Element {
  const hasUse = places.some(({ what }) => what !== '');
  return (
    <Section id={id} title={title}>
      <Wide id={id}>
        <thead>
          <tr>
            <th scope="col">{t('duo.narrate.col.place')}</th>
            {hasUse && <th scope="col">{t('duo.narrate.col.what')}</th>}
            <th scope="col">{t('duo.narrate.col.who')}</th>
            <th scope="col">{next}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place.id}>
              <th scope="row">{place.name}</th>
              {hasUse && <td>{place.what === '' ? '–' : place.what}</td>}
              <td>{place.who.length === 0 ? '–' : sentence(list(place.who))}</td>
              <td>{place.next.length === 0 ? '–' : list(place.next)}</td>
            </tr>
          ))}
        </tbody>
      </Wide>
    </Section>
  );
}

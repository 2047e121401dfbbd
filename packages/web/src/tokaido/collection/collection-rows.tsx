/** The rows of a collection: meals, people, baths, the temple, and what the boxes add. */

import type { Score } from '@tokaido/kernel';
import { members } from '@tokaido/kernel';
import {
  DISH_PRICES,
  DISHES,
  DONOR_POINTS,
  donorRank,
  OTHER_DONOR_POINTS,
  row,
  SEAT_AT,
} from '@tokaido/tokaido';
import { nameOf, t } from '@tokaido/words';
import { cardId } from '@tokaido/words/tokaido';
import { handOf } from '@tokaido/words/tokaido/hidden-cards';
import type { ComponentChildren } from 'preact';
import { Amulet, Calligraphy, Dish, Emblem, Encounter, Legend, Plaque } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { type Card, CardButton } from '../../table/sheet/detail.tsx';
import { travelerOf } from '../players.ts';
import { ruleAddress } from '../rule-links.ts';
import { Points, type RowProps } from './collection-row.tsx';
import { peopleOf, pointsIn, type RowName } from './holdings.ts';
import './card-back.css';
import './collection-rows.css';

interface LineProps {
  readonly mark: ComponentChildren;
  readonly name: string;
  readonly row?: RowName;
  readonly score: Score;
  readonly children: ComponentChildren;
}

function Line({ mark, name, row: of, score, children }: LineProps) {
  return (
    <li>
      {mark}
      <h3>{name}</h3>
      <div class="held">{children}</div>
      {of !== undefined && <Points row={of} score={score} />}
    </li>
  );
}

/** A small picture with its name, and how often it is there. */
function Small({
  card,
  times = 1,
  note,
  onShow,
}: { readonly card: Card; readonly times?: number; readonly note?: string } & Pick<RowProps, 'onShow'>) {
  return (
    <CardButton card={card} onShow={onShow} class="small">
      {card.picture}
      <small>
        {card.title}
        {times > 1 && ` ×${times}`}
        {note !== undefined && ` ${note}`}
      </small>
    </CardButton>
  );
}

function Nothing({ of }: { readonly of: 'meals' | 'encounters' | 'springs' | 'cards' }) {
  return <span class="todo">{t(`sheets.none.${of}`)}</span>;
}

export function Meals({ p, score, onShow }: RowProps) {
  const dishes = DISHES.map((id, dish) => ({ id, price: DISH_PRICES[dish] ?? 0 })).filter(
    (_, dish) => (p.dishes >> dish) & 1,
  );
  return (
    <Line mark={<Plaque stop="inn" />} name={t('source.meal')} row="meals" score={score}>
      {dishes.map(({ id, price }) => {
        const text = t('sheets.dish', { is: nameOf('dish', `${id}.is`), n: price });
        return (
          <Small
            key={id}
            card={{ title: nameOf('dish', id), text, picture: <Dish id={id} />, rule: '/rules/inns' }}
            onShow={onShow}
          />
        );
      })}
      {dishes.length === 0 && <Nothing of="meals" />}
    </Line>
  );
}

export function People({ p, score, onShow }: RowProps) {
  const people = peopleOf(p);
  return (
    <Line mark={<Plaque stop="encounter" />} name={t('source.encounter')} row="encounters" score={score}>
      {people.map(({ id, times }) => (
        <Small
          key={id}
          card={{
            title: nameOf('encounter', id),
            text: nameOf('encounter', `${id}.does`),
            picture: <Encounter id={id} />,
            rule: ruleAddress('encounter', id),
          }}
          times={times}
          onShow={onShow}
        />
      ))}
      {people.length === 0 && <Nothing of="encounters" />}
    </Line>
  );
}

const SPRINGS = [2, 3];

export function Springs({ p, score, onShow }: RowProps) {
  const springs = SPRINGS.map((points, i) => ({ points, times: row(p, SEAT_AT.springs, i) })).filter(
    ({ times }) => times > 0,
  );
  const baths = p.bathhouses ?? 0;
  const text = nameOf('achievement', 'bather.does');
  return (
    <Line mark={<Plaque stop="hot-spring" />} name={t('source.spring')} row="springs" score={score}>
      {springs.map(({ points, times }) => (
        <Small
          key={points}
          card={{
            title: t('sheets.worth', { n: points }),
            text,
            picture: <Emblem id={`spring-${points}`} />,
            rule: '/rules/hot-springs',
          }}
          times={times}
          onShow={onShow}
        />
      ))}
      {baths > 0 && (
        <Small
          card={{
            title: t('sheets.bathhouse'),
            text,
            picture: <Emblem id="bathhouse" />,
            rule: '/rules/bathhouses',
          }}
          times={baths}
          onShow={onShow}
        />
      )}
      {springs.length + baths === 0 && <Nothing of="springs" />}
    </Line>
  );
}

export function Temple({ seen: { s }, p, score }: RowProps) {
  const rank = donorRank(s, p);
  const settled = (score.by['donor-rank'] ?? 0) > 0;
  const values = { n: p.offerings, rank: rank + 1, points: DONOR_POINTS[rank] ?? OTHER_DONOR_POINTS };
  return (
    <Line mark={<Plaque stop="temple" />} name={nameOf('stop', 'temple')} row="temple" score={score}>
      {p.offerings === 0 ? (
        <span class="todo">{t('sheets.temple.none')}</span>
      ) : (
        <span>{t(settled ? 'sheets.temple.settled' : 'sheets.temple', values)}</span>
      )}
    </Line>
  );
}

/** Points that the traveler's own power brought, where it brings any. */
export function Power({ p, score }: RowProps) {
  if (pointsIn('power', score) === 0) return null;
  const name = nameOf('traveler', travelerOf(p).id);
  return (
    <Line mark={<Icon name="people" />} name={t('source.traveler')} row="power" score={score}>
      <span>{name}</span>
    </Line>
  );
}

export function BoxRows(props: RowProps) {
  const { seen, p, score, onShow } = props;
  if (seen.view.hidden.amulets === undefined) return null;
  const trees = p.cherryTrees ?? 0;
  const legends = members(p.legends ?? 0).map((card) => cardId('crossroads', 'legend', card));
  const card = (family: string, id: string, picture: ComponentChildren): Card => ({
    title: nameOf(family, id),
    text: nameOf(family, `${id}.does`),
    picture,
    rule: ruleAddress(family, id),
  });
  return (
    <>
      <Line mark={<Emblem id="cherry" />} name={t('source.cherry')} row="trees" score={score}>
        {trees > 0 ? <span>{t('sheets.trees', { n: trees })}</span> : <Nothing of="cards" />}
      </Line>
      <Line mark={<Emblem id="legendary" />} name={t('source.legend')} row="legends" score={score}>
        {legends.map((id) => (
          <Small key={id} card={card('legend', id, <Legend id={id} />)} onShow={onShow} />
        ))}
        {legends.length === 0 && <Nothing of="cards" />}
      </Line>
      <Line mark={<Emblem id="calligraphy" />} name={t('source.calligraphy')} row="calligraphy" score={score}>
        <Hand
          {...props}
          family="calligraphy"
          picture={(id) => card('calligraphy', id, <Calligraphy id={id} />)}
        />
      </Line>
      <Line mark={<Emblem id="amulet" />} name={t('sheets.deck.amulets')} score={score}>
        <Hand {...props} family="amulets" picture={(id) => card('amulet', id, <Amulet id={id} />)} />
      </Line>
      {pointsIn('festivals', score) > 0 && (
        <Line mark={<Emblem id="festival" />} name={t('source.festival')} row="festivals" score={score}>
          <span>{t('sheets.tokens')}</span>
        </Line>
      )}
    </>
  );
}

interface HandProps extends RowProps {
  readonly family: 'amulets' | 'calligraphy';
  readonly picture: (id: string) => Card;
}

/** Cards that I may know by name, the others by their backs. */
function Hand({ seen, p, family, picture, onShow }: HandProps) {
  const shown =
    family === 'calligraphy'
      ? members(p.scrolls ?? 0).map((card) => cardId('crossroads', 'calligraphy', card))
      : [];
  const { count, known } = handOf(seen, family, p.seat);
  const ids = [...new Set([...known, ...shown])];
  const hidden = count - known.length;
  if (ids.length + hidden === 0) return <Nothing of="cards" />;
  return (
    <>
      {ids.map((id) => (
        <Small key={id} card={picture(id)} onShow={onShow} />
      ))}
      {Array.from({ length: hidden }, (_, i) => (
        <i key={i} class={`card-back ${family}`} />
      ))}
      {hidden > 0 && (
        <span class="hidden-note">
          <Icon name="eye" />
          {t(`sheets.hidden.${family}`, { n: hidden })}
        </span>
      )}
    </>
  );
}

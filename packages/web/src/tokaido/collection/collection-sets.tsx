/** The parts of a collection that grow towards something: panoramas, sets of souvenirs, achievements. */

import { ACHIEVEMENT_POINTS } from '@tokaido/tokaido';
import { list, nameOf, t } from '@tokaido/words';
import { playerName } from '@tokaido/words/tokaido';
import { Achievement, Legend, Pawn, Souvenir } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { Panorama } from '../../art/scenes.tsx';
import { type Card, CardButton } from '../../table/sheet/detail.tsx';
import { panoramasOf } from '../panoramas.ts';
import { travelerOf } from '../players.ts';
import { ruleAddress } from '../rule-links.ts';
import { Points, type RowProps } from './collection-row.tsx';
import { type AchievementStatus, achievementsOf, type Cell, souvenirsOf } from './holdings.ts';
import { cellWords, KindSign, kindsHeld } from './souvenir-set.tsx';
import './collection-sets.css';

export function Panoramas({ p, score, onShow }: RowProps) {
  return (
    <section class="panoramas">
      <h3>{t('source.panorama')}</h3>
      <Points row="panoramas" score={score} />
      {panoramasOf(p).map(({ kind, taken: done, length: all }) => {
        const next = done < all ? travelerOf(p).section(done + 1, all) : 0;
        const words =
          next > 0 ? t('sheets.panorama.next', { done, all, n: next }) : t('sheets.panorama.whole');
        const picture = <Panorama kind={kind} taken={done} />;
        return (
          <CardButton
            key={kind}
            card={{ title: nameOf('panorama', kind), text: words, picture, rule: '/rules/panoramas' }}
            onShow={onShow}
          >
            {picture}
            <span class="sr-only">{nameOf('panorama', kind)} </span>
            <small>
              <span>{t('sheets.of', { done, all })}</span>
              {next > 0 ? <span>{t('sheets.set.next', { n: next })}</span> : <Icon name="check" />}
            </small>
          </CardButton>
        );
      })}
    </section>
  );
}

export function Souvenirs({ seen, p, score, onShow }: RowProps) {
  const cells = souvenirsOf(seen.s, p);
  return (
    <section class="souvenirs">
      <h3>
        {t('source.souvenir')}
        <small>{kindsHeld(cells)}</small>
      </h3>
      <div class="set-row">
        {cells.map((cell) => (
          <CardButton
            key={cell.kind}
            card={kindCard(cell)}
            onShow={onShow}
            class={`cell ${cell.count > 0 ? 'held' : 'todo'}`}
          >
            <KindSign cell={cell} />
            <span class="sr-only">{nameOf('types', cell.kind)} </span>
            <span>{cellWords(cell)}</span>
          </CardButton>
        ))}
      </div>
      <Points row="souvenirs" score={score} />
    </section>
  );
}

/** All souvenirs of a kind, and what one more would bring. */
function kindCard(cell: Cell): Card {
  const { kind, cards, next } = cell;
  const family = kind === 'offering' ? 'legend' : 'souvenir';
  const names = list(cards.map((card) => nameOf(family, card)));
  const text = `${names === '' ? '' : `${names}. `}${t('sheets.set.more', { n: next })}`;
  const pictures = cards.map((id) =>
    kind === 'offering' ? <Legend key={id} id={id} /> : <Souvenir key={id} id={id} />,
  );
  const picture = <span class="detail-row">{cards.length === 0 ? <KindSign cell={cell} /> : pictures}</span>;
  return { title: nameOf('types', kind), text, picture, rule: '/rules/shop' };
}

export function Achievements({ model, seen, p, score, onShow }: RowProps) {
  return (
    <section class="achievements">
      <h3>{t('sheets.honours')}</h3>
      <Points row="achievements" score={score} />
      <ul>
        {achievementsOf(seen.s, p).map((achievement) => {
          const owner =
            achievement.owner >= 0 && !achievement.mine
              ? playerName(achievement.owner, seen, model.info.value)
              : '';
          const { id, count, most, mine } = achievement;
          return (
            <li key={id}>
              <CardButton
                card={achievementCard(achievement, owner)}
                onShow={onShow}
                class={`cell ${mine || (most > 0 && count === most) ? 'held' : 'todo'}`}
              >
                <Achievement id={id} />
                <span class="cell-name">{nameOf('achievement', id)} </span>
                <Standing achievement={achievement} owner={owner} />
              </CardButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is under the picture: won, taken by somebody, or how far one is. */
function Standing({
  achievement: { mine, owner: seat, count, most },
  owner,
}: {
  readonly achievement: AchievementStatus;
  readonly owner: string;
}) {
  if (mine) return <span class="gain">{`+${ACHIEVEMENT_POINTS}`}</span>;
  if (owner !== '') return <Pawn seat={seat} title={owner} />;
  return (
    <span>
      {most > 0
        ? t('sheets.of', { done: count, all: most })
        : t('sheets.set.next', { n: ACHIEVEMENT_POINTS })}
    </span>
  );
}

function achievementCard({ id, mine, count, most }: AchievementStatus, owner: string): Card {
  const taken = owner === '' ? '' : t('sheets.honour.taken', { name: owner });
  const standing = most > 0 && !mine ? t('sheets.honour.count', { n: count, most }) : '';
  const text = [nameOf('achievement', `${id}.does`), taken, standing].filter(Boolean).join(' ');
  const rule = ruleAddress('achievement', id);
  return { title: nameOf('achievement', id), text, picture: <Achievement id={id} />, rule };
}

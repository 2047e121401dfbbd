/** Journeys: the games of this device, those on the way first, and the tables where this device holds a seat. */

import '@tokaido/words/locales/en/settings';
import { useSignal } from '@preact/signals';
import { list, nameOf, t } from '@tokaido/words';
import { dateWords } from '../../app/dates.ts';
import { PageHead } from '../../app/page-head.tsx';
import { A } from '../../app/router.ts';
import { saveFile } from '../../app/save-file.ts';
import { useAsync } from '../../app/use-async.ts';
import { Icon } from '../../art/icons.tsx';
import { seatedTables } from '../../connection/seat-secrets.ts';
import { BranchMark } from '../../table/branch/mark.tsx';
import type { LocalGame } from '../../table/open-local.ts';
import { deleteLocal, gamesLast, localGames, recordOf } from '../../table/open-local.ts';
import { openFirst } from '../home/saved-games.ts';
import { OnlineTables } from './online-tables.tsx';
import { OpenRecord } from './open-record.tsx';
import './journeys.css';
import { RemoveButton, RemovedRow, useRemovalUndo } from './removal-undo.tsx';
import { ReplayWays } from './replay-ways.tsx';
import { boardOf, boxesOf, branchOf, placeOf } from './results.ts';

export function Journeys() {
  const loaded = useAsync(localGames, []);
  const dropped = useSignal<readonly string[]>([]);
  const found = loaded.state === 'here' ? loaded.value : [];
  const all = found.filter(({ id }) => !dropped.value.includes(id));
  const open = openFirst(all);
  const past = all.filter((game) => !open.includes(game));
  const drop = (id: string) => {
    dropped.value = [...dropped.value, id];
  };
  const isEmpty = loaded.state === 'here' && all.length === 0 && seatedTables().length === 0;
  return (
    <main class="page journeys">
      <PageHead title={t('home.journeys')} />
      {loaded.state === 'failed' ? (
        <p class="alert" role="alert">
          {t('journeys.failed')}
        </p>
      ) : null}
      {loaded.state === 'here' && !gamesLast() ? <p class="alert">{t('journeys.notLasting')}</p> : null}
      {isEmpty ? <p class="muted">{t('journeys.none')}</p> : null}
      <Games title={t('journeys.open')} games={open} onDrop={drop} />
      <OnlineTables />
      <Games title={t('journeys.past')} games={past} onDrop={drop} />
      {/* Below the games, which would push it down. */}
      {loaded.state !== 'waiting' && <OpenRecord />}
    </main>
  );
}

interface GamesProps {
  readonly title: string;
  readonly games: readonly LocalGame[];
  readonly onDrop: (id: string) => void;
}

function Games({ title, games, onDrop }: GamesProps) {
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="journey-list">
        {games.map((game) => (
          <Journey key={game.id} game={game} onDrop={() => onDrop(game.id)} />
        ))}
      </ul>
    </section>
  );
}

function Journey({ game, onDrop }: { readonly game: LocalGame; readonly onDrop: () => void }) {
  const unwritten = useSignal(false);
  const undo = useRemovalUndo(() => {
    void deleteLocal(game.id).catch(() => undefined);
    onDrop();
  });
  if (undo.removed.value) return <RemovedRow undo={undo} message={t('journeys.deleted')} />;
  const save = async () => {
    try {
      saveFile(`tokaido-${game.id}.txt`, await recordOf(game.id));
      unwritten.value = false;
    } catch {
      unwritten.value = true;
    }
  };
  const title = titleOf(game);
  return (
    <li class="journey">
      <div class="journey-words">
        <h3>{title}</h3>
        <p class="muted">{game.begun > 0 ? dateWords(game.touched) : null}</p>
        <p>{standing(game)}</p>
        <BranchOf game={game} />
        {unwritten.value ? (
          <p class="alert" role="alert">
            {t('journeys.recordFailed')}
          </p>
        ) : null}
      </div>
      <div class="journey-ways">
        {game.damaged === null ? (
          <A href={`/g/${game.id}`} class={game.phase === 'playing' ? 'primary' : 'quiet'}>
            {t(game.phase === 'playing' ? 'journeys.go' : 'journeys.look')}
          </A>
        ) : null}
        {game.damaged === null && game.phase === 'over' ? <ReplayWays id={game.id} title={title} /> : null}
        <button
          type="button"
          class="iconbtn"
          aria-label={`${t('journeys.record')}: ${title}`}
          onClick={() => void save()}
        >
          <Icon name="download" />
        </button>
        <RemoveButton undo={undo} label={`${t('journeys.delete')}: ${title}`} />
      </div>
    </li>
  );
}

/** Such a game is never counted. */
function BranchOf({ game }: { readonly game: LocalGame }) {
  const branch = branchOf(game.branch);
  return branch === null ? null : <BranchMark branch={branch} />;
}

/** Who walked, and with which boxes. */
function titleOf(game: LocalGame): string {
  const people = game.seats.filter(({ kind }) => kind === 'person');
  const bots = game.seats.filter(({ kind }) => kind === 'bot').length;
  const names = people.length > 1 ? people.map(({ name }) => name) : [];
  const company = [...names, ...(bots > 0 ? [t('home.bots', { bots })] : [])];
  const parts = [list(company), playedAs(game)];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Which game it is, with what. */
function playedAs({ game, options }: LocalGame): string {
  if (game === 'duo') return list([t('home.game.duo'), ...boardOf(options)]);
  const boxes = boxesOf(options).map((box) => nameOf('box', box));
  return boxes.length > 0 ? list(boxes) : t('home.walk.base');
}

/** How it stands, or how it ended. */
function standing(game: LocalGame): string {
  if (game.damaged !== null) return t(`journeys.${game.damaged}`);
  if (game.phase === 'playing') {
    const stage = Math.max(1, game.leg);
    const where =
      game.game === 'duo' ? t('journeys.turn', { turn: stage }) : t('journeys.where', { leg: stage });
    return game.yours ? `${where} · ${t('journeys.yours')}` : where;
  }
  const people = game.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const results = people.map((seat) => {
    const name = game.seats[seat]?.name ?? '';
    const words = `${t('journeys.place', placeOf(game, seat))}, ${t('journeys.points', { points: game.points[seat] ?? 0 })}`;
    return people.length > 1 && name !== '' ? `${name}: ${words}` : words;
  });
  return results.join(' · ');
}

/** A game in the list: one that is on the way or cannot be read, and one that is over. */

import '@tokaido/words/locales/en/journeys';
import '@tokaido/words/locales/en/settings';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { percent, signedPercent } from '../../analysis/figures.ts';
import { dateWords } from '../../app/dates.ts';
import { A } from '../../app/router.ts';
import { saveFile } from '../../app/save-file.ts';
import { Icon } from '../../art/icons.tsx';
import { BranchMark } from '../../table/branch/mark.tsx';
import type { LocalGame } from '../../table/open-local.ts';
import { deleteLocal, recordOf } from '../../table/open-local.ts';
import { dayName } from './filters.ts';
import type { GameViews } from './game-views.ts';
import { calledOf, playedAs, standingOf, titleOf } from './game-words.ts';
import type { Played } from './played.ts';
import { RemoveButton, RemovedRow, useRemovalUndo } from './removal-undo.tsx';
import { branchOf } from './results.ts';
import { signOf } from './source-bars.tsx';

interface RowProps {
  readonly game: LocalGame;
  readonly onDrop: () => void;
}

type Undo = ReturnType<typeof useRemovalUndo>;

function useRemoval({ game, onDrop }: RowProps): Undo {
  return useRemovalUndo(() => {
    void deleteLocal(game.id).catch(() => undefined);
    onDrop();
  });
}

/** One that can be gone on with, or only saved and removed. */
export function OpenGame({ game, onDrop }: RowProps): JSX.Element {
  const undo = useRemoval({ game, onDrop });
  if (undo.removed.value) return <RemovedRow undo={undo} message={t('journeys.deleted')} />;
  return (
    <li class="journey">
      <div class="journey-words">
        <h3>{titleOf(game)}</h3>
        <p class="muted">{game.begun > 0 ? dateWords(game.touched) : null}</p>
        <p>{standingOf(game)}</p>
        <BranchOf game={game} />
      </div>
      <div class="journey-ways">
        {game.damaged === null && (
          <A href={`/g/${game.id}`} class="primary">
            {t('journeys.go')}
          </A>
        )}
        <FileButton game={game} />
        <RemoveButton undo={undo} label={t('journeys.delete.of', { game: calledOf(game) })} />
      </div>
    </li>
  );
}

interface PastProps extends RowProps {
  /** Null where it does not count, or is still being read. */
  readonly played: Played | null;
  readonly views: GameViews;
}

export function PastGame({ game, onDrop, played, views }: PastProps): JSX.Element {
  const undo = useRemoval({ game, onDrop });
  const isOpen = useSignal(false);
  const waysId = useId();
  if (undo.removed.value) return <RemovedRow undo={undo} message={t('journeys.deleted')} />;
  const called = calledOf(game);
  const Figure = views.get(game.game)?.history.Figure;
  const figure = played?.figure ?? null;
  return (
    <li class="journey past">
      <span class="journey-figure" aria-hidden="true">
        {Figure !== undefined && figure !== null && <Figure id={figure} />}
      </span>
      <div class="journey-words">
        <h3>{playedAs(game)}</h3>
        <p class="muted">
          {dayName(game.touched)}, {t('journeys.players', { players: game.seats.length })}
        </p>
      </div>
      {played !== null && <Figures played={played} />}
      <A
        href={`/r/${game.id}`}
        class="iconbtn journey-play"
        aria-label={t('journeys.replay.of', { game: called })}
      >
        <Icon name="play" />
      </A>
      <button
        type="button"
        class="iconbtn journey-more"
        aria-label={t('journeys.more.of', { game: called })}
        aria-expanded={isOpen.value}
        aria-controls={waysId}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="forward" />
      </button>
      {played === null && (
        <div class="journey-note">
          <p>{standingOf(game)}</p>
          <BranchOf game={game} />
          {isWithoutMe(game) && <p class="muted">{t('journeys.uncounted')}</p>}
        </div>
      )}
      <div id={waysId} class="journey-ways" hidden={!isOpen.value}>
        <A href={`/g/${game.id}`} class="quiet">
          {t('journeys.look')}
        </A>
        <A
          href={`/r/${game.id}?share=1`}
          class="iconbtn"
          aria-label={t('journeys.share.of', { game: called })}
        >
          <Icon name="share" />
        </A>
        <FileButton game={game} />
        <RemoveButton undo={undo} label={t('journeys.delete.of', { game: called })} />
      </div>
    </li>
  );
}

/** Place, points, accuracy and luck. */
function Figures({ played: { place, points, skill } }: { readonly played: Played }): JSX.Element {
  const accuracy = skill?.accuracy ?? null;
  return (
    <>
      <span class={place === 1 ? 'journey-place first' : 'journey-place'}>
        <i>{t('journeys.ordinal', { place })}</i>
      </span>
      <span class="journey-points">
        <Label short={t('journeys.col.points')} />
        {points}
      </span>
      <span class="journey-accurate">
        <Label short={t('journeys.col.accuracy')} long={t('journeys.col.accuracy.long')} />
        {accuracy === null ? '–' : percent(accuracy / 100)}
      </span>
      <span class={`journey-luck ${skill === null ? '' : signOf(Math.round(100 * skill.luck))}`}>
        <Label short={t('journeys.col.luck')} />
        {skill === null ? '–' : signedPercent(skill.luck)}
      </span>
    </>
  );
}

/** Stands over its column where there are columns, else beside its number. */
function Label({ short, long = short }: { readonly short: string; readonly long?: string }): JSX.Element {
  return (
    <small>
      <span aria-hidden="true">{short}</span>
      <span class="sr-only">{long}</span>{' '}
    </small>
  );
}

/** Several people passed the device round, and none of them has my name. */
function isWithoutMe({ seats, branch }: LocalGame): boolean {
  return (branch ?? null) === null && seats.filter(({ kind }) => kind === 'person').length > 1;
}

function FileButton({ game }: { readonly game: LocalGame }): JSX.Element {
  const isUnwritten = useSignal(false);
  const save = async () => {
    try {
      saveFile(`tokaido-${game.id}.txt`, await recordOf(game.id));
      isUnwritten.value = false;
    } catch {
      isUnwritten.value = true;
    }
  };
  return (
    <>
      <button
        type="button"
        class="iconbtn"
        aria-label={t('journeys.record.of', { game: calledOf(game) })}
        onClick={() => void save()}
      >
        <Icon name="download" />
      </button>
      {isUnwritten.value && (
        <p class="alert" role="alert">
          {t('journeys.recordFailed')}
        </p>
      )}
    </>
  );
}

/** Such a game is never counted. */
function BranchOf({ game }: { readonly game: LocalGame }): JSX.Element | null {
  const branch = branchOf(game.branch);
  return branch === null ? null : <BranchMark branch={branch} />;
}

/** All puzzles: the next one, what was solved, and a list by game, box and grade. */

import '@tokaido/words/locales/en/puzzles';
import type { Puzzle } from '@tokaido/bots/puzzle';
import { nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { PageHead } from '../../app/page-head.tsx';
import { A } from '../../app/router.ts';
import { GAMES } from '../../app/settings.ts';
import { useAsync } from '../../app/use-async.ts';
import { Icon } from '../../art/icons.tsx';
import type { PuzzleFilter } from '../../puzzles/filter.ts';
import { boxesIn, filter, isWanted, nextPuzzle, setFilter } from '../../puzzles/filter.ts';
import { history } from '../../puzzles/history.ts';
import { loadPuzzles } from '../../puzzles/puzzle-data.ts';
import { PuzzleList } from './puzzle-list.tsx';
import { PuzzleSums } from './puzzle-sums.tsx';
import '../../styles/select-field.css';
import './puzzle-index.css';

export function PuzzleIndex(): JSX.Element {
  const wanted = filter.value;
  const loaded = useAsync(() => loadPuzzles(wanted.game), [wanted.game]);
  const puzzles = loaded.state === 'here' ? loaded.value : [];
  return (
    <main class="page puzzles">
      <PageHead title={t('home.puzzles')} />
      <p>{t('puzzles.intro')}</p>
      <PuzzleSums />
      <h2>{t('puzzles.filter')}</h2>
      <Filters wanted={wanted} puzzles={puzzles} />
      {loaded.state === 'failed' ? (
        <p class="alert" role="alert">
          {t('puzzles.unreached')}
        </p>
      ) : (
        loaded.state === 'here' && <Wanted wanted={wanted} puzzles={puzzles} />
      )}
    </main>
  );
}

interface FilterProps {
  readonly wanted: PuzzleFilter;
  readonly puzzles: readonly Puzzle[];
}

function Filters({ wanted, puzzles }: FilterProps): JSX.Element {
  const boxes = boxesIn(puzzles);
  const grades = [...new Set(puzzles.map(({ grade }) => grade))].toSorted((a, b) => a - b);
  return (
    <div class="puzzle-filters">
      <fieldset>
        <legend>{t('puzzles.filter.game')}</legend>
        {GAMES.map((game) => (
          <label key={game} class="quiet">
            <input
              type="radio"
              name="puzzle-game"
              checked={wanted.game === game}
              onChange={() => setFilter({ game, box: '', grade: wanted.grade })}
            />
            {nameOf('home.game', game)}
          </label>
        ))}
      </fieldset>
      {boxes.length > 0 && (
        <label>
          <span>{t('puzzles.filter.box')}</span>
          <select
            class="select-field"
            value={wanted.box}
            onChange={({ currentTarget }) => setFilter({ ...wanted, box: currentTarget.value })}
          >
            <option value="">{t('puzzles.filter.any')}</option>
            {boxes.map((box) => (
              <option key={box} value={box}>
                {box === 'base' ? t('puzzles.filter.base') : nameOf('box', box)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>{t('puzzles.filter.grade')}</span>
        <select
          class="select-field"
          value={String(wanted.grade)}
          onChange={({ currentTarget }) => setFilter({ ...wanted, grade: Number(currentTarget.value) })}
        >
          <option value="0">{t('puzzles.filter.any')}</option>
          {grades.map((grade) => (
            <option key={grade} value={String(grade)}>
              {t('puzzles.grade', { grade })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Wanted({ wanted, puzzles }: FilterProps): JSX.Element {
  const answers = history.value;
  const fitting = puzzles.filter((puzzle) => isWanted(wanted, puzzle));
  const next = nextPuzzle(puzzles, wanted, answers, null);
  if (fitting.length === 0) return <p role="status">{t('puzzles.none')}</p>;
  return (
    <>
      <p class="puzzle-start">
        {next === null ? (
          t('puzzles.start', { how: 'all' })
        ) : (
          <A class="primary" href={`/puzzles/${next.id}`}>
            {t('puzzles.start', { how: answers.length === 0 ? 'first' : 'next' })}
            <Icon name="forward" />
          </A>
        )}
      </p>
      <h2>{t('puzzles.list', { n: fitting.length })}</h2>
      <PuzzleList key={`${wanted.game} ${wanted.box} ${wanted.grade}`} puzzles={fitting} answers={answers} />
    </>
  );
}

/**
 * One line about what comes up for the first time, with its rule a press away; in the first game also what the coach
 * says unasked. It holds nothing up: the game goes on under it. It is read out once.
 */

import '@tokaido/words/locales/en/coach';
import '@tokaido/words/locales/en/first';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { A } from '../../app/router.ts';
import { useAsync } from '../../app/use-async.ts';
import { Icon } from '../../art/icons.tsx';
import { announce } from '../../narrator/announce.ts';
import type { GameFirstLines } from '../game.ts';
import type { TableModel } from '../model.ts';
import { useGame } from '../use-game.ts';
import { openLineQueue } from './line-queue.ts';
import { firstGame, markFirstGame } from './met-topics.ts';
import { openNudges } from './nudge.ts';
import { useBarPlace } from './use-bar-place.ts';
import './first-bar.css';

interface FirstBarProps {
  readonly model: TableModel;
  /** The action that is looked at; absent where nothing can be. */
  readonly picked?: ReadonlySignal<string | null>;
  /** Something lies over the table, or asks for the same place: that comes first. */
  readonly isCovered?: boolean;
  /** Asks the coach for more; absent where it is asked in another way. */
  readonly onMore?: () => void;
}

export function FirstBar(props: FirstBarProps): JSX.Element | null {
  const game = useGame();
  const loaded = useAsync(() => game.loadFirstLines(), [game]);
  return loaded.state === 'here' ? <Explained {...props} lines={loaded.value} /> : null;
}

const NOTHING_PICKED = signal(null);
/** What is asked is read out first. */
const LATER_MS = 900;

function Explained({
  model,
  lines,
  picked = NOTHING_PICKED,
  isCovered = false,
  onMore,
}: FirstBarProps & { readonly lines: GameFirstLines }): JSX.Element | null {
  const game = useGame();
  const queue = useMemo(
    () => openLineQueue(model, lines, picked, () => performance.now()),
    [model, lines, picked],
  );
  useEffect(() => queue.close, [queue]);
  const { id } = model.info.value;
  // The first table on which something is explained is the one with the coach.
  useEffect(() => {
    if (firstGame() === '') markFirstGame(id);
  }, [id]);
  const isFirst = firstGame() === id;
  const nudges = useMemo(() => (isFirst ? openNudges(model, game) : null), [model, game, isFirst]);
  useEffect(() => nudges?.close, [nudges]);

  const topic = queue.shown.value;
  const nudge = topic === null ? (nudges?.said.value ?? null) : null;
  const words = topic?.words() ?? nudge;
  const dismiss = topic === null ? () => nudges?.dismiss() : queue.dismiss;
  const bar = useRef<HTMLElement>(null);
  useBarPlace(bar, words !== null);
  useEscape(words === null ? null : dismiss);
  useEffect(() => {
    if (words === null) return undefined;
    const timer = setTimeout(() => announce(words), LATER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  if (words === null) return null;
  return (
    <aside
      ref={bar}
      class={isCovered ? 'first-bar covered' : 'first-bar'}
      aria-label={t(topic === null ? 'table.coach' : 'first.label')}
      data-topic={topic?.id ?? 'nudge'}
    >
      {topic === null && <Icon name="coach" />}
      <p>{words}</p>
      {topic !== null && (
        <A class="iconbtn" href={topic.rule} aria-label={t('table.rule')}>
          <Icon name="book" />
        </A>
      )}
      {topic === null && onMore !== undefined && (
        <button type="button" class="quiet" onClick={onMore}>
          {t('first.nudge.more')}
        </button>
      )}
      <button type="button" class="iconbtn" aria-label={t('first.close')} onClick={dismiss}>
        <Icon name={topic === null ? 'close' : 'check'} />
      </button>
    </aside>
  );
}

/** Wherever the focus is; what lies above answers the key first. */
function useEscape(dismiss: (() => void) | null): void {
  const current = useRef(dismiss);
  current.current = dismiss;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || current.current === null) return;
      event.preventDefault();
      current.current();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
}

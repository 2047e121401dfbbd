/**
 * What the coach says. It decides nothing: a press on what the board has shows it there, and taking it is up to the
 * action bar. On a phone it stands above the table, which makes room for it; elsewhere beside the board.
 */

import { t } from '@tokaido/words';
import { barsInWords } from '@tokaido/words/coach';
import type { HintWords } from '@tokaido/words/hints';
import { hintInWords } from '@tokaido/words/hints';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useBackToClose } from '../../app/back-closes.ts';
import { usePageMark } from '../../app/page-mark.ts';
import { setting } from '../../app/settings.ts';
import { Icon } from '../../art/icons.tsx';
import { announce } from '../../narrator/announce.ts';
import { Bars } from './bars.tsx';
import { Choices } from './choices.tsx';
import type { CoachProps } from './coach-props.ts';
import type { Help } from './help.ts';
import './coach-panel.css';
import './coach-row.css';

export function CoachPanel(props: CoachProps): JSX.Element {
  const { selection, help, words } = props;
  const close = () => selection.closeHelp();
  useBackToClose(close);
  useEscape(close);
  usePageMark('coach', help.says);
  const root = useRef<HTMLElement>(null);
  useFocusKept(root, help.says);
  const picked = selection.picked.value;
  // The board may have less room than before.
  useEffect(() => {
    document.querySelector('.tb [data-rank][aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [help.says, picked]);
  const spoken = inWords(help, words);
  useEffect(() => {
    if (spoken !== '') announce(spoken);
  }, [spoken]);
  return (
    <section
      ref={root}
      class="coach"
      data-says={help.says}
      aria-label={t('table.coach')}
      aria-busy={help.says === 'thinking'}
    >
      <header class="coach-head">
        <Icon name="coach" />
        <h2>{lineOf(help, words)}</h2>
        <More {...props} />
        <button type="button" class="iconbtn" aria-label={t('hint.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {help.says === 'choices' && <Choices {...props} hint={help.named} />}
      {help.says === 'points' && <Bars {...props} hint={help.named} points={help.points} />}
    </section>
  );
}

/** What can be asked for next. */
function More({ selection, help }: CoachProps): JSX.Element | null {
  if (help.says === 'off') {
    const turnOn = () => {
      setting('coach').value = true;
      selection.closeHelp();
      selection.hint();
    };
    return (
      <button type="button" class="quiet" onClick={turnOn}>
        {t('coach.turnOn')}
      </button>
    );
  }
  if (help.says !== 'nudge' && help.says !== 'choices') return null;
  // What cannot be chosen otherwise needs no comparison.
  if ((help.says === 'nudge' ? help.hint : help.named).choices.length < 2) return null;
  return (
    <button type="button" class="quiet" onClick={() => selection.hint()}>
      {t(help.says === 'nudge' ? 'coach.more.1' : 'coach.more.2')}
    </button>
  );
}

/** The line that stands at the head. */
function lineOf(help: Help, words: HintWords): string {
  if (help.says === 'nudge') return words.nudge(help.hint.nudge);
  if (help.says === 'choices') return words.title(help.named);
  return help.says === 'points' ? t('coach.bars') : t(`coach.${help.says}`);
}

/** What is read out; empty while there is nothing new to say. */
function inWords(help: Help, words: HintWords): string {
  if (help.says === 'choices') return hintInWords(help.named, words).join(' ');
  if (help.says !== 'points') return lineOf(help, words);
  const { points } = help;
  if (points === null) return `${t('coach.bars')}. ${t('coach.thinking')}`;
  const isDone = points.advice !== null && points.done >= points.all;
  return isDone ? barsInWords(points.advice, words).join(' ') : '';
}

/**
 * The button that was pressed may be out of sight now, or gone: then the next one here has the focus, and the board once
 * this is closed. Whoever is elsewhere stays there.
 */
function useFocusKept(root: RefObject<HTMLElement | null>, says: Help['says']): void {
  const isOurs = useRef(false);
  useLayoutEffect(() => {
    const focused = document.activeElement ?? document.body;
    if (!isVisible(focused) || root.current?.contains(focused)) isOurs.current = true;
    else if (focused !== document.body) isOurs.current = false;
    if (isOurs.current && says !== 'thinking' && !root.current?.contains(focused))
      root.current?.querySelector<HTMLElement>('header button')?.focus({ preventScroll: true });
  }, [says]);
  useLayoutEffect(() => {
    const panel = root.current;
    return () => {
      if (panel === null || !panel.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>('[data-focus-home], main')?.focus({ preventScroll: true });
    };
  }, []);
}

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** Wherever the focus is; a sheet that answers the key first keeps it. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
}

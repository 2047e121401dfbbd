/**
 * The button that opens what is said: with the number of lines that were not heard, and one tap further a row of phrases,
 * the last lines and the way to all of it.
 */

import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/underway';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import { phraseWords, saySpeech } from '@tokaido/words/speech';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useBackToClose } from '../../app/back-closes.ts';
import { usePageMark } from '../../app/page-mark.ts';
import { Icon } from '../../art/icons.tsx';
import type { TableModel } from '../model.ts';
import { ALL_PHRASES } from './chat.ts';
import { useSpeech, WriteLine } from './phrases.tsx';
import { hearAll, unheardLines } from './unheard.ts';
import './talk-button.css';

interface TalkButtonProps {
  readonly model: TableModel;
  /** Opens the list of people with all that was said. */
  readonly onPeople: () => void;
  /** How the button looks where it stands. */
  readonly class?: string;
  /** With its word beside the sign. */
  readonly isWide?: boolean;
}

/** So many of the last lines fit above the phrases. */
const LAST_LINES = 3;

export function TalkButton({
  model,
  onPeople,
  class: look = 'iconbtn',
  isWide = false,
}: TalkButtonProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useSignal(false);
  const unheard = useMemo(() => unheardLines(model), [model]);
  const n = unheard.value.length;
  usePageMark('talk');
  const close = () => {
    isOpen.value = false;
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`${look} talk-button`}
        aria-haspopup="dialog"
        aria-expanded={isOpen.value}
        aria-label={n > 0 ? t('online.talk.unheard', { n }) : t('online.talk.title')}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="chat" />
        {isWide && <span>{t('online.talk.title')}</span>}
        {n > 0 && (
          <b class="unheard" aria-hidden="true">
            {n > 9 ? '9+' : n}
          </b>
        )}
      </button>
      {isOpen.value && (
        <TalkPanel
          model={model}
          opener={button.current}
          onClose={close}
          onPeople={() => {
            close();
            onPeople();
          }}
        />
      )}
    </>
  );
}

interface PanelProps extends Pick<TalkButtonProps, 'model' | 'onPeople'> {
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

function TalkPanel({ model, opener, onPeople, onClose }: PanelProps): JSX.Element {
  const root = useRef<HTMLElement>(null);
  const { say, error } = useSpeech(model);
  const speaks = model.you.value >= 0;
  const lines = model.talk.value.slice(-LAST_LINES);
  useEffect(() => hearAll(model), [lines.at(-1)?.n]);
  useBackToClose(onClose);
  useLayoutEffect(() => {
    if (root.current === null || opener === null) return;
    putAt(root.current, opener.getBoundingClientRect());
    root.current.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const away = ({ target }: Event) => {
      if (!(target instanceof Node) || root.current?.contains(target) || opener?.contains(target)) return;
      onClose();
    };
    addEventListener('pointerdown', away, true);
    return () => removeEventListener('pointerdown', away, true);
  }, []);
  return (
    <section
      ref={root}
      class="talk-panel"
      role="dialog"
      aria-label={t('online.talk.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line.n}>{saySpeech(line)}</li>
          ))}
        </ul>
      )}
      {speaks && (
        <div class="phrases" role="group" aria-label={t('online.talk.phrases')}>
          {ALL_PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              class="phrase"
              onClick={() => void say({ phrase }).then((isSaid) => isSaid && onClose())}
            >
              {phraseWords(phrase)}
            </button>
          ))}
        </div>
      )}
      {speaks && model.info.value.chat && <WriteLine say={say} />}
      <p class="talk-error" role="alert">
        {error.value}
      </p>
      <button type="button" class="quiet to-people" onClick={onPeople}>
        <Icon name="people" />
        {t('table.company')}
      </button>
    </section>
  );
}

const EDGE = 8;

/** Under the button that opened it, or above where there is more room. */
function putAt(panel: HTMLElement, opener: DOMRect): void {
  const isBelow = opener.top < innerHeight / 2;
  const right = Math.min(innerWidth - opener.right, innerWidth - panel.offsetWidth - EDGE);
  panel.style.right = `${Math.max(EDGE, right)}px`;
  panel.style.setProperty('--room', `${(isBelow ? innerHeight - opener.bottom : opener.top) - 2 * EDGE}px`);
  if (isBelow) panel.style.top = `${opener.bottom + 4}px`;
  else panel.style.bottom = `${innerHeight - opener.top + 4}px`;
}

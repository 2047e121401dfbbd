/** The bar of phrases and what was said, for lobby and game. Phrases are codes: everybody reads their own language. */

import '@tokaido/words/locales/en/online';
import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { Command, Said } from '@tokaido/table';
import { t } from '@tokaido/words';
import { phraseWords, speechWords } from '@tokaido/words/speech';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { refusalText } from '../../connection/refusal-text.ts';
import type { TableModel } from '../model.ts';
import type { Phrase } from './chat.ts';
import { ALL_PHRASES, isMuted, OFTEN, TEXT_LENGTH, toggleMuted } from './chat.ts';
import { hearAll } from './unheard.ts';
import '../../styles/fine-print.css';
import '../../styles/text-field.css';
import './phrases.css';

interface TalkProps {
  readonly model: TableModel;
}

export type Words = Omit<Extract<Command, { readonly t: 'say' }>, 't'>;

export interface SpeakProps {
  /** Resolves with whether it was said; where it was not, people are told why. */
  readonly say: (words: Words) => Promise<boolean>;
}

/** Everything about talking in one piece: what was said, the phrases, a line to write where that is allowed. */
export function Talk({ model }: TalkProps): JSX.Element {
  const { say, error } = useSpeech(model);
  const speaks = model.you.value >= 0;
  const last = model.talk.value.at(-1)?.n;
  // Whoever has it open reads along.
  useEffect(() => hearAll(model), [last]);
  return (
    <section class="talk" aria-label={t('online.talk.title')}>
      <TalkLog model={model} />
      {speaks && <PhraseBar say={say} />}
      {speaks && model.info.value.chat && <WriteLine say={say} />}
      <p class="talk-error" role="alert">
        {error.value}
      </p>
      {model.host.value ? (
        <FreeWords model={model} />
      ) : (
        speaks && !model.info.value.chat && <p class="fine">{t('online.talk.freeOff')}</p>
      )}
    </section>
  );
}

/** How to say something, and why the last thing was not said. */
export function useSpeech(model: TableModel): SpeakProps & { readonly error: ReadonlySignal<string> } {
  const error = useSignal('');
  const say = async (words: Words) => {
    const refused = await model.command({ t: 'say', ...words });
    if (refused === null) error.value = '';
    else error.value = refused.code === 'too-fast' ? t('online.talk.tooFast') : refusalText(refused);
    return refused === null;
  };
  return { say, error };
}

/** The host decides whether there is more than phrases, before the game and during it. */
function FreeWords({ model }: TalkProps): JSX.Element {
  const on = model.info.value.chat;
  return (
    <button
      type="button"
      class="free-words"
      role="switch"
      aria-checked={on}
      onClick={() => void model.command({ t: 'chat', on: !on })}
    >
      <i aria-hidden="true" />
      <span>{t('online.talk.free')}</span>
    </button>
  );
}

function PhraseBar({ say }: SpeakProps): JSX.Element {
  const all = useSignal(false);
  const more = useRef<HTMLButtonElement>(null);
  const press = (phrase: Phrase) => {
    // The button of a rare phrase goes when it is used; the focus stays in the row.
    if (!OFTEN.includes(phrase)) more.current?.focus();
    all.value = false;
    void say({ phrase });
  };
  return (
    <div class="phrases" role="group" aria-label={t('online.talk.phrases')}>
      {(all.value ? ALL_PHRASES : OFTEN).map((phrase) => (
        <button key={phrase} type="button" class="phrase" onClick={() => press(phrase)}>
          {phraseWords(phrase)}
        </button>
      ))}
      <button
        ref={more}
        type="button"
        class="phrase more"
        aria-expanded={all.value}
        aria-label={t(all.value ? 'online.talk.fewer' : 'online.talk.more')}
        onClick={() => {
          all.value = !all.value;
        }}
      >
        <Icon name={all.value ? 'minus' : 'plus'} />
      </button>
    </div>
  );
}

export function WriteLine({ say }: SpeakProps): JSX.Element {
  const text = useSignal('');
  const send = async () => {
    const words = text.value.trim();
    if (words === '') return;
    if (await say({ text: words })) text.value = '';
  };
  return (
    <form
      class="write"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        type="text"
        class="text-field"
        maxLength={TEXT_LENGTH}
        autocomplete="off"
        aria-label={t('online.talk.write')}
        placeholder={t('online.talk.write')}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="quiet" aria-label={t('online.talk.send')}>
        <Icon name="send" />
      </button>
    </form>
  );
}

function TalkLog({ model }: TalkProps): JSX.Element {
  const { id, seats, phase } = model.info.value;
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLOListElement>(null);
  const said = foldedLines(model);
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [model.talk.value.at(-1)?.n]);
  const toggle = (seat: number) => {
    // The button goes with what it was pressed for.
    log.current?.focus();
    toggleMuted(id, colorOf(model, seat));
  };
  return (
    // In a game the words are read out with the journal; a second voice would say them twice.
    <div
      ref={log}
      class="talk-log"
      role={phase === 'lobby' ? 'log' : 'group'}
      aria-label={t('online.talk.log')}
      tabIndex={-1}
    >
      <ol ref={end} tabIndex={said.length > 4 ? 0 : undefined}>
        {said.map((line) =>
          line.folded > 0 ? (
            <li key={line.n} class="folded">
              <Pawn seat={line.seat} />
              <button type="button" class="unmute" onClick={() => toggle(line.seat)}>
                <span>{t('online.talk.folded', { n: line.folded, name: line.name })}</span>
                <Icon name="sound" />
                {t('online.talk.unmute', { name: line.name })}
              </button>
            </li>
          ) : (
            <li key={line.n} class={isMine(line, model) ? 'mine' : undefined}>
              <Pawn seat={line.seat} />
              <span>
                <b>{isMine(line, model) ? t('online.you') : line.name}</b> {speechWords(line)}
              </span>
              {line.seat !== model.you.value && (
                <button
                  type="button"
                  class="iconbtn"
                  aria-label={t('online.talk.mute', { name: seats[line.seat]?.name ?? '' })}
                  onClick={() => toggle(line.seat)}
                >
                  <Icon name="mute" />
                </button>
              )}
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

const colorOf = ({ info }: TableModel, seat: number) => info.value.seats[seat]?.color ?? seat;

/** A line, or how many lines in a row are folded because I do not want to hear their speaker. */
type ShownLine = Said & { readonly folded: number };

function foldedLines(model: TableModel): readonly ShownLine[] {
  const { id } = model.info.value;
  const lines: ShownLine[] = [];
  for (const line of model.online?.said.value ?? model.talk.value) {
    const before = lines.at(-1);
    if (!isMuted(id, colorOf(model, line.seat))) lines.push({ ...line, folded: 0 });
    else if (before !== undefined && before.folded > 0 && before.seat === line.seat)
      lines.splice(-1, 1, { ...line, folded: before.folded + 1 });
    else lines.push({ ...line, folded: 1 });
  }
  return lines;
}

/** Somebody else may have spoken from my seat before me. */
function isMine({ seat, name }: Said, { you, info }: TableModel): boolean {
  return seat === you.value && name === info.value.seats[seat]?.name;
}

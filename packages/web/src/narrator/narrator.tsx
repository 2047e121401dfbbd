/**
 * The whole table as text: what is asked with numbered choices, a command line, everything that happens in a
 * log, and the state in tables and lists. Same engine, same moves, for whoever would rather read or listen.
 */

import { t } from '@tokaido/words';
import { sayQuestion } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { A, route } from '../app/router.ts';
import { useAway } from '../table/away.ts';
import { Curtain } from '../table/hand-over/curtain.tsx';
import type { Seen, TableModel } from '../table/model.ts';
import { Notices } from '../table/notices/notices.tsx';
import { CommandLine } from './command-line.tsx';
import { Lost } from './live.tsx';
import { Choices, Collections, Leg, Players } from './parts.tsx';
import { useTranscript } from './transcript.ts';
import './narrator.css';

export function Narrator({ model }: { readonly model: TableModel }): JSX.Element | null {
  const seen = model.seen.value;
  if (seen === null) return null;
  return <Page model={model} seen={seen} />;
}

function Page({ model, seen }: { readonly model: TableModel; readonly seen: Seen }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const { lines, holder, send, act } = useTranscript(model);
  const away = useAway(model);
  const covered = model.curtain.value !== null;
  // Whoever comes here, or takes the device, wants to type; the log says what is asked.
  useLayoutEffect(() => {
    if (!covered) input.current?.focus({ preventScroll: true });
  }, [covered]);
  const choose = (words: string) => {
    act(words);
    input.current?.focus();
  };
  const log = useRef<HTMLDivElement>(null);
  const count = lines.value.at(-1)?.key;
  useEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  const over = seen.turn === null;
  const { path, query } = route.value;
  return (
    <main id="main" class="narrator" tabIndex={-1}>
      <header>
        <h1>{t('page.title')}</h1>
        <A href={`${path}?${new URLSearchParams({ ...query, view: 'road' })}`}>
          {t(over ? 'page.results' : 'page.road')}
        </A>
      </header>
      <Notices model={model} seen={seen} away={away} />
      <section aria-labelledby="narrator-decision">
        <h2 id="narrator-decision">{t(over ? 'page.over' : seen.mine ? 'page.decision' : 'page.waiting')}</h2>
        <p class="question">{sayQuestion(seen, model.info.value)}</p>
        <Choices model={model} seen={seen} onChoose={choose} />
      </section>
      <section aria-labelledby="narrator-log" class="transcript">
        <h2 id="narrator-log">{t('page.log')}</h2>
        <div role="log" aria-live="polite" aria-labelledby="narrator-log" tabIndex={0} ref={log}>
          {lines.value.map(({ key, text, typed }) => (
            <p key={key} class={typed ? 'typed' : undefined}>
              {text}
            </p>
          ))}
        </div>
        <CommandLine field={input} holder={holder.value} onSend={send} />
      </section>
      <Players model={model} seen={seen} />
      <Leg model={model} seen={seen} />
      <Collections model={model} seen={seen} />
      <div class="sr-only">
        <Lost model={model} />
      </div>
      {covered && <Curtain model={model} />}
    </main>
  );
}

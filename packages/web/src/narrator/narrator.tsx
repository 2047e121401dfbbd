/**
 * The whole table as text: what is asked with numbered choices, a command line, everything that happens in a
 * log, and the state in tables and lists. Same engine, same moves, for players who would rather read or listen.
 */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Waiting } from '../app/lazy-page.tsx';
import { later } from '../app/load-later.tsx';
import { A, route } from '../app/router.ts';
import { setting } from '../app/settings.ts';
import { useAsync } from '../app/use-async.ts';
import { useAway } from '../table/away-players.ts';
import { Bubbles } from '../table/chat/bubbles.tsx';
import type { ConnectedTable } from '../table/connected-table.ts';
import { FirstBar } from '../table/first-lines/first-bar.tsx';
import type { GameClient } from '../table/game.ts';
import { Curtain } from '../table/hand-over/curtain.tsx';
import { useHeardBefore } from '../table/heard-before.ts';
import type { Seen, TableModel } from '../table/model.ts';
import { Notices } from '../table/notices/notices.tsx';
import { GameContext } from '../table/use-game.ts';
import { CommandLine } from './command-line.tsx';
import { Lost } from './live-regions.tsx';
import { loadNarrated } from './load-narrated.ts';
import { PassOn } from './pass-on.tsx';
import type { NarratedGame } from './transcript.ts';
import { useTranscript } from './transcript.ts';
import './narrator.css';

const AskUndo = later(async () => (await import('../table/people/ask-undo.tsx')).AskUndo);

export function Narrator({ model }: { readonly model: ConnectedTable }): JSX.Element | null {
  const client = model.game.value;
  const heard = useHeardBefore(model);
  if (model.failure.value !== null) throw model.failure.value.reason;
  if (client === null) return <Waiting />;
  return (
    <GameContext.Provider value={client}>
      <Loading model={model} client={client} heard={heard} />
    </GameContext.Provider>
  );
}

interface LoadingProps {
  readonly model: TableModel;
  readonly client: GameClient;
  /** The number of the last line of talk before this view was opened. */
  readonly heard: number;
}

function Loading({ model, client, heard }: LoadingProps): JSX.Element | null {
  const loaded = useAsync(() => loadNarrated(client), [client]);
  const seen = model.seen.value;
  if (loaded.state === 'failed') throw loaded.reason;
  if (loaded.state === 'waiting') return <Waiting />;
  return seen === null ? null : <Page model={model} game={loaded.value} seen={seen} heard={heard} />;
}

interface PageProps {
  readonly model: TableModel;
  readonly game: NarratedGame;
  readonly seen: Seen;
  readonly heard: number;
}

function Page({ model, game, seen, heard }: PageProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const { lines, holder, send, act } = useTranscript(model, game, heard);
  const { client, narrator } = game;
  const words = narrator.words();
  const away = useAway(model);
  const hanging = model.curtain.value;
  const covered = hanging?.isLong === true;
  // A person who comes here, or takes the device, wants to type; the log says what is asked.
  useLayoutEffect(() => {
    if (!covered) input.current?.focus({ preventScroll: true });
  }, [covered, hanging?.seat]);
  const choose = (action: string) => {
    act(action);
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
          {over ? t('page.results') : words.board}
        </A>
      </header>
      <Notices model={model} seen={seen} away={away} isAlone />
      {model.online !== undefined && <Bubbles model={model} since={heard} isRead={false} />}
      <section aria-labelledby="narrator-decision">
        <h2 id="narrator-decision">{over ? words.over : t(seen.mine ? 'page.decision' : 'page.waiting')}</h2>
        <p class="question">{client.text.question(seen, model.info.value)}</p>
        {model.explains && setting('explain').value && <FirstBar model={model} />}
        <PassOn model={model} />
        <narrator.Choices model={model} seen={seen} onChoose={choose} />
        {!model.local && seen.turn?.undo === false && (
          <AskUndo model={model} onAsked={() => input.current?.focus()} />
        )}
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
        <CommandLine field={input} holder={holder.value} examples={words.examples} onSend={send} />
      </section>
      <narrator.Position model={model} seen={seen} />
      <div class="sr-only">
        <Lost model={model} />
      </div>
      {covered && <Curtain model={model} />}
    </main>
  );
}

/** A replay as text: where it stands, the way through it, a command line, and the position in tables and lists. */

import '@tokaido/words/locales/en/narrator';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { ReplayAnalysis } from '../../analysis/replay-analysis.ts';
import { openReplayAnalysis } from '../../analysis/replay-analysis.ts';
import { Waiting } from '../../app/lazy-page.tsx';
import { A, route } from '../../app/router.ts';
import { useAsync } from '../../app/use-async.ts';
import { CommandLine } from '../../narrator/command-line.tsx';
import { loadNarrated } from '../../narrator/load-narrated.ts';
import type { NarratedGame } from '../../narrator/transcript.ts';
import { followAddress } from '../../table/replay/address.ts';
import type { Replay } from '../../table/replay/replay.ts';
import { sayCount } from '../../table/replay/step-text.ts';
import type { Way } from '../../table/replay/transport.ts';
import { openTransport } from '../../table/replay/transport.ts';
import { GameContext } from '../../table/use-game.ts';
import { openReplayTranscript } from './replay-transcript.ts';
import '../../narrator/narrator.css';
import './narrated-replay.css';

const WAYS: readonly Way[] = ['first', 'turn-back', 'previous', 'next', 'turn', 'last'];

export function NarratedReplay({ replay }: { readonly replay: Replay }): JSX.Element {
  const loaded = useAsync(() => loadNarrated(replay.game), [replay]);
  const analysis = useMemo(() => openReplayAnalysis(replay, openTransport(replay)), [replay]);
  useEffect(() => followAddress(replay), [replay]);
  useEffect(
    () => () => {
      analysis.transport.close();
      analysis.close();
    },
    [analysis],
  );
  if (loaded.state === 'failed') throw loaded.reason;
  if (loaded.state === 'waiting') return <Waiting />;
  return (
    <GameContext.Provider value={replay.game}>
      <Page analysis={analysis} game={loaded.value} />
    </GameContext.Provider>
  );
}

interface PageProps {
  readonly analysis: ReplayAnalysis;
  readonly game: NarratedGame;
}

function Page({ analysis, game }: PageProps): JSX.Element | null {
  const { replay, transport } = analysis;
  const { model } = replay;
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const transcript = useMemo(() => openReplayTranscript(analysis, game), [analysis, game]);
  useEffect(() => transcript.close, [transcript]);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const count = transcript.lines.value.at(-1)?.key;
  useEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  const seen = model.seen.value;
  if (seen === null) return null;
  const { path, query } = route.value;
  const { narrator, client } = game;
  const board = new URLSearchParams({ ...query, m: String(replay.at.value), view: 'road' });
  return (
    <main id="main" class="narrator" tabIndex={-1}>
      <header>
        <h1>{t('shell.title.replay')}</h1>
        <A href={`${path}?${board}${location.hash}`}>{narrator.words().board}</A>
        <A href={replay.source.home}>{t('replay.leave')}</A>
      </header>
      <section aria-labelledby="narrator-decision">
        <h2 id="narrator-decision">
          {replay.at.value === 0
            ? t('replay.start')
            : sayCount(replay.at.value, replay.length, transport.tellsEnd.value)}
        </h2>
        <div class="narrated-ways" role="group" aria-label={t('replay.bar')}>
          {WAYS.map((way) => (
            <button key={way} type="button" class="quiet" onClick={() => transport.go(way)}>
              {t(`replay.${way}`)}
            </button>
          ))}
        </div>
        <p class="question">{client.text.question(seen, model.info.value)}</p>
        <narrator.Choices model={model} seen={seen} onChoose={transcript.choose} />
      </section>
      <section aria-labelledby="narrator-log" class="transcript">
        <h2 id="narrator-log">{t('page.log')}</h2>
        <div role="log" aria-live="polite" aria-labelledby="narrator-log" tabIndex={0} ref={log}>
          {transcript.lines.value.map(({ key, text, typed }) => (
            <p key={key} class={typed ? 'typed' : undefined}>
              {text}
            </p>
          ))}
        </div>
        <CommandLine field={input} holder={0} examples={t('replay.tell.examples')} onSend={transcript.send} />
      </section>
      <narrator.Position model={model} seen={seen} />
    </main>
  );
}

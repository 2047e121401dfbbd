/** The replay of a game, by its address: `/r/ID?m=37`, or with the whole game behind a #. */

import '@tokaido/words/locales/en/replay';
import { type Key, laterWords, t } from '@tokaido/words';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { analysisParts } from '../../analysis/parts.tsx';
import { lazy, Waiting } from '../../app/lazy-page.tsx';
import { A, route } from '../../app/router.ts';
import { setting } from '../../app/settings.ts';
import { useAsync } from '../../app/use-async.ts';
import { BranchButton } from '../../table/branch/replay-branch.tsx';
import type { ReplayParts } from '../../table/replay/parts.ts';
import type { Replay } from '../../table/replay/replay.ts';
import { ReplayScreen } from '../../table/replay/screen.tsx';
import type { NoReplay } from '../../table/replay/sources.ts';
import { findReplay } from '../../table/replay/sources.ts';
import '../../app/message-page.css';

const NarratedReplay = lazy(async () => (await import('./narrated-replay.tsx')).NarratedReplay);

export function ReplayPage({ id }: { readonly id: string }) {
  const fragment = useFragment();
  const found = useAsync(async () => {
    const [replay] = await Promise.all([findReplay(id, fragment), laterWords('underway')]);
    return replay;
  }, [id, fragment]);
  if (found.state === 'failed') throw found.reason;
  if (found.state === 'waiting') return <Waiting late={t('replay.no.unreached')} />;
  return found.value.ok ? (
    <Found key={`${id}#${fragment}`} replay={found.value.value} />
  ) : (
    <Missing no={found.value.error} />
  );
}

function Found({ replay }: { readonly replay: Replay }) {
  const { view } = route.value.query;
  const narrating = view === 'narrator' || (view === undefined && setting('narrator').value);
  return narrating ? <NarratedReplay replay={replay} /> : <DrawnReplay replay={replay} />;
}

function DrawnReplay({ replay }: { readonly replay: Replay }) {
  const analysis = useMemo(() => analysisParts(), [replay]);
  const parts = useMemo<ReplayParts>(
    () => ({
      ...analysis,
      actions: (props) => (
        <>
          {analysis.actions?.(props)}
          <BranchButton {...props} />
        </>
      ),
    }),
    [analysis],
  );
  useEffect(() => () => analysis.close(), [analysis]);
  return <ReplayScreen replay={replay} parts={parts} />;
}

/** Another game may be pasted over the one that is shown. */
function useFragment(): string {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const follow = () => setFragment(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return fragment;
}

const SENTENCES: Readonly<Record<NoReplay['why'], Key>> = {
  game: 'replay.no.game',
  running: 'replay.no.running',
  damaged: 'replay.no.damaged',
  unreached: 'replay.no.unreached',
  link: 'replay.no.link',
};

function Missing({ no }: { readonly no: NoReplay }) {
  return (
    <main class="notice" tabIndex={-1}>
      <span class="seal notice-seal" aria-hidden="true">
        旅
      </span>
      <h1 tabIndex={-1}>{t('replay.no.title')}</h1>
      <p>{t(SENTENCES[no.why])}</p>
      {no.problem !== '' && <p class="muted">{no.problem}</p>}
      <p class="notice-ways">
        <A href={no.instead ?? '/'} class="primary">
          {t(no.instead === undefined ? 'shell.home' : 'replay.no.goThere')}
        </A>
        <A href="/journeys" class="quiet">
          {t('home.journeys')}
        </A>
      </p>
    </main>
  );
}

/** The table: a hanging scroll on a phone, a hand scroll from 680 px on, and all that goes with them. */

import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Waiting } from '../app/lazy.tsx';
import { later } from '../app/load-later.tsx';
import { setting } from '../app/settings.ts';
import { LiveRegions } from '../narrator/live.tsx';
import { DecisionSheet } from '../tokaido/decisions/decision.tsx';
import { useLayout } from '../tokaido/road/layout.ts';
import { currentLeg } from '../tokaido/road/leg.ts';
import { finishWalks } from '../tokaido/road/walk.ts';
import { isSkip } from './action-bar/main-button.tsx';
import { useAway } from './away.ts';
import { useKeptFocus } from './keep-focus.ts';
import { useHands } from './keyboard.ts';
import type { Seen, TableModel } from './model.ts';
import { Notices } from './notices/notices.tsx';
import { openPlay } from './play.ts';
import { useSounds } from './sounds.ts';
import './table-screen.css';

const LAST_LEG = 4;

const Drawers = later(async () => (await import('./menu/menu.tsx')).Drawers);
const Curtain = later(async () => (await import('./hand-over/curtain.tsx')).Curtain);

export function TableScreen({ model }: { readonly model: TableModel }): JSX.Element {
  const seen = model.seen.value;
  const End = useEnd(seen);
  const drawn = useRef(false);
  if (seen === null) return <Waiting />;
  // The last line is shown before the count.
  if (seen.turn === null && model.playing.value === null) {
    if (End !== null && End !== 'missing') return <End model={model} />;
    // Whoever comes back to a game that is over needs no road.
    if (!drawn.current && End === null) return <Waiting />;
  }
  drawn.current = true;
  return <Table model={model} seen={seen} />;
}

type End = ComponentType<{ readonly model: TableModel }>;

/** The end screen, fetched on the last leg: the table stays until it is there, and where it does not come. */
function useEnd(seen: Seen | null): End | 'missing' | null {
  const [end, setEnd] = useState<End | 'missing' | null>(null);
  const near = seen !== null && currentLeg(seen.s, seen.turn?.decision ?? null) === LAST_LEG;
  const over = seen?.turn === null;
  const load = () => {
    const use = (found: { readonly EndScreen: End }) => setEnd(() => found.EndScreen);
    import('../tokaido/end/end.tsx').then(use, () => setEnd('missing'));
  };
  useEffect(() => {
    if (near || over) load();
  }, [near, over]);
  // Without a network it did not come: it may once that is back, and whoever touches the table waits for it.
  const missing = over && end === 'missing';
  useEffect(() => {
    if (!missing) return undefined;
    const occasions = ['online', 'pointerdown', 'keydown'];
    for (const occasion of occasions) addEventListener(occasion, load);
    return () => {
      for (const occasion of occasions) removeEventListener(occasion, load);
    };
  }, [missing]);
  return end;
}

function Table({ model, seen }: { readonly model: TableModel; readonly seen: Seen }): JSX.Element {
  const root = useRef<HTMLElement>(null);
  const play = useMemo(() => openPlay(model), [model]);
  useEffect(() => () => play.close(), [play]);
  const layout = useLayout();
  const away = useAway(model);
  useSounds(model);
  useKeptFocus(root);
  useHands(play, root);
  useLayoutEffect(() => {
    if (seen.mine && performance.getEntriesByName('table-ready').length === 0)
      performance.mark('table-ready');
  }, [seen.mine]);
  return (
    <main
      id="main"
      ref={root}
      class="table-page"
      tabIndex={-1}
      onPointerDownCapture={(event) => !isSkip(event.target) && catchUp(model)}
      onKeyDownCapture={(event) => !isSkip(event.target) && catchUp(model)}
    >
      {layout !== null && (
        <div class={`tb ${layout.name}${setting('leftHand').value ? ' left-hand' : ''}`}>
          <layout.Parts play={play} seen={seen} away={away} />
          <Notices model={model} seen={seen} away={away} />
        </div>
      )}
      <DecisionSheet model={model} />
      {play.drawer.value !== null && <Drawers play={play} />}
      {model.curtain.value !== null && <Curtain model={model} />}
      <LiveRegions model={model} />
    </main>
  );
}

/** Any input shows the latest position at once; a press on Skip does so once it is a whole press. */
function catchUp(model: TableModel): void {
  finishWalks();
  model.skip();
}

/** The table: a hanging scroll on a phone, a hand scroll from 680 px on, and all that goes with them. */

import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { setting } from '../../app/settings.ts';
import { t } from '../../i18n/index.ts';
import { LiveRegions } from '../../narrator/live.tsx';
import { DecisionSheet } from '../../sheets/decision.tsx';
import type { Seen, TableModel } from '../model.ts';
import { useAway } from './away.ts';
import { Bar } from './bar.tsx';
import { Board } from './board.tsx';
import { useKeptFocus } from './focus.ts';
import { useHands } from './hands.ts';
import { Header } from './header.tsx';
import { later } from './later.tsx';
import { type Layout, useLayout } from './layout.ts';
import { currentLeg } from './leg.ts';
import { Notices } from './notices.tsx';
import { openPlay, type Play } from './play.ts';
import { Players } from './players.tsx';
import { Road } from './road.tsx';
import { SidePanel } from './side.tsx';
import { useSounds } from './sounds.ts';
import { Strip } from './strip.tsx';
import { finishWalks } from './walk.ts';
import './table.css';
import './players.css';
import './bar.css';

const LAST_LEG = 4;

const Drawers = later(async () => (await import('./menu.tsx')).Drawers);
const Curtain = later(async () => (await import('../../online/curtain.tsx')).Curtain);

export function TableScreen({ model }: { readonly model: TableModel }): JSX.Element | null {
  const seen = model.seen.value;
  const End = useEnd(seen);
  if (seen === null) return null;
  // The last line is shown before the count.
  if (End !== null && seen.turn === null && model.playing.value === null) return <End model={model} />;
  return <Table model={model} seen={seen} />;
}

type End = ComponentType<{ readonly model: TableModel }>;

/** The end screen, fetched on the last leg: the table stays until it is there. */
function useEnd(seen: Seen | null): End | null {
  const [end, setEnd] = useState<End | null>(null);
  const near = seen !== null && currentLeg(seen.s, seen.turn?.decision ?? null) === LAST_LEG;
  const over = seen?.turn === null;
  useEffect(() => {
    if (!near && !over) return;
    const use = (found: { readonly EndScreen: End }) => setEnd(() => found.EndScreen);
    // Without a network it may not come before the end; then it is tried again.
    import('../../end/end.tsx').then(use, () => undefined);
  }, [near, over]);
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
      onPointerDownCapture={() => catchUp(model)}
      onKeyDownCapture={() => catchUp(model)}
    >
      {layout !== null && (
        <div class={`tb ${layout}${setting('leftHand').value ? ' left-hand' : ''}`}>
          <Parts layout={layout} play={play} seen={seen} away={away} />
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

interface PartsProps {
  readonly layout: Layout;
  readonly play: Play;
  readonly seen: Seen;
  readonly away: ReturnType<typeof useAway>;
}

function Parts({ layout, play, seen, away }: PartsProps): JSX.Element {
  if (layout === 'hanging') {
    return (
      <>
        <Header play={play} seen={seen} wide={false} />
        <Players play={play} seen={seen} away={away} />
        <Road play={play} seen={seen} />
        <Elsewhere play={play} />
        <Strip play={play} seen={seen} />
        <Bar play={play} seen={seen} />
      </>
    );
  }
  if (layout === 'sideways') {
    return (
      <>
        <Board play={play} seen={seen} alone />
        <div class="beside">
          <Header play={play} seen={seen} wide={false} />
          <Players play={play} seen={seen} away={away} />
          <Strip play={play} seen={seen} />
          <Bar play={play} seen={seen} />
        </div>
      </>
    );
  }
  return (
    <>
      <Header play={play} seen={seen} wide />
      <Board play={play} seen={seen} />
      <div class="foot">
        <Strip play={play} seen={seen} />
        <Bar play={play} seen={seen} />
      </div>
      <SidePanel play={play} seen={seen} away={away} />
    </>
  );
}

/** Over a leg that is only looked at. */
function Elsewhere({ play }: { readonly play: Play }): JSX.Element | null {
  const now = play.now.value;
  if (play.leg.value === now) return null;
  return (
    <p class="elsewhere">
      <button type="button" class="primary" onClick={() => play.look(null)}>
        {t('table.backTo', { leg: now })}
      </button>
    </p>
  );
}

/** Any input shows the latest position at once. */
function catchUp(model: TableModel): void {
  finishWalks();
  model.skip();
}

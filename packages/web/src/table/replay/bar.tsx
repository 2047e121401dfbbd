/** Under the board of a replay: which move it is, the bar to pull, and the buttons. */

import '@tokaido/words/locales/en/replay';
import { t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from '../../art/icons.tsx';
import { useEventText } from '../journal/event-text.ts';
import { SPEEDS, speed } from './preferences.ts';
import type { Replay } from './replay.ts';
import { sayCount, sayPosition, sayStep } from './step-text.ts';
import type { Transport, Way } from './transport.ts';
import './bar.css';

interface BarProps {
  readonly replay: Replay;
  readonly transport: Transport;
  /** Drawn over the bar, on its own scale: marks at positions. */
  readonly marks?: ComponentChildren;
  /** Buttons about the position, where the head has no room for them. */
  readonly actions: ComponentChildren;
}

export function ReplayBar({ replay, transport, marks, actions }: BarProps): JSX.Element {
  const text = useEventText();
  const at = replay.at.value;
  const tellsEnd = transport.tellsEnd.value;
  const count = at === 0 ? '' : sayCount(at, replay.length, tellsEnd);
  return (
    <section class="replay-bar" aria-label={t('replay.bar')}>
      <p class="replay-says">
        <b>{count}</b> <span>{sayStep(replay, at, text)}</span>
      </p>
      <div class={`replay-line${tellsEnd ? '' : ' open-ended'}`}>
        <input
          type="range"
          min={0}
          max={Math.max(1, transport.end.value)}
          value={at}
          style={{ '--part': `${(100 * at) / Math.max(1, transport.end.value)}%` }}
          aria-label={t('replay.position')}
          aria-valuetext={sayPosition(replay, at, text, tellsEnd)}
          onInput={({ currentTarget }) => transport.goTo(Number(currentTarget.value))}
        />
        {marks}
      </div>
      <div class="replay-buttons">
        <WayButton transport={transport} way="first" icon="back" class="to-end" />
        <WayButton transport={transport} way="turn-back" icon="skip" class="mirrored" />
        <WayButton transport={transport} way="previous" icon="back" />
        <button type="button" class="primary replay-play" onClick={() => transport.toggle()}>
          <Icon name={transport.isPlaying.value ? 'pause' : 'play'} />
          <span class="sr-only">{t(transport.isPlaying.value ? 'replay.pause' : 'replay.play')}</span>
        </button>
        <WayButton transport={transport} way="next" icon="forward" />
        <WayButton transport={transport} way="turn" icon="skip" />
        <WayButton transport={transport} way="last" icon="forward" class="to-end" />
        <SpeedButton />
        {actions !== null && <div class="replay-actions">{actions}</div>}
      </div>
    </section>
  );
}

interface WayButtonProps {
  readonly transport: Transport;
  readonly way: Way;
  readonly icon: IconName;
  readonly class?: string;
}

function WayButton({ transport, way, icon, class: own = '' }: WayButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`iconbtn way-${way} ${own}`}
      aria-label={t(`replay.${way}`)}
      onClick={() => transport.go(way)}
    >
      <Icon name={icon} />
    </button>
  );
}

function SpeedButton(): JSX.Element {
  const next = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length] ?? 1;
  return (
    <button
      type="button"
      class="iconbtn replay-speed"
      aria-label={t('replay.speed', { n: speed.value })}
      onClick={() => {
        speed.value = next;
      }}
    >
      {t('replay.speedSign', { n: speed.value })}
    </button>
  );
}

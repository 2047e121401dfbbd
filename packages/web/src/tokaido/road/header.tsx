/** The head of the table: which leg, the whole journey in a line, and the tools. */

import { t } from '@tokaido/words';
import { festivalsHeld } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { setting } from '../../app/settings.ts';
import { Icon } from '../../art/icons.tsx';
import type { Seen } from '../../table/model.ts';
import { isWalk, type Play } from '../../table/play.ts';
import { Festivals } from '../festivals/festivals.tsx';
import { sceneOf } from './leg.ts';
import { MiniMap } from './minimap.tsx';
import { hourName, sceneName } from './titles.ts';
import './header.css';

interface HeaderProps {
  readonly play: Play;
  readonly seen: Seen;
  /** With words beside the tools, and no map: the bands show the whole road. */
  readonly wide: boolean;
}

export function Header({ play, seen, wide }: HeaderProps): JSX.Element {
  const scene = sceneOf(seen.s, play.now.value);
  const festivals = festivalsHeld(seen);
  return (
    <header class="head">
      <h1>{t('table.leg', { leg: play.now.value })}</h1>
      <p class="hour">
        {sceneName(scene)}
        <span>{t('table.andHour', { hour: hourName(scene) })}</span>
      </p>
      {!wide && <MiniMap play={play} seen={seen} />}
      {festivals.length > 0 && <Festivals ids={festivals} folded={!wide} />}
      <Tools play={play} seen={seen} wide={wide} />
    </header>
  );
}

function Tools({ play, seen, wide }: HeaderProps): JSX.Element {
  // Also while a bot still thinks: nothing has been revealed yet.
  const undo = seen.turn?.undo === true;
  const sound = setting('sound');
  return (
    <div class="tools">
      {seen.me >= 0 && (
        <button
          type="button"
          class={wide ? 'textbtn' : 'iconbtn'}
          aria-label={t('table.undo')}
          aria-disabled={undo ? undefined : 'true'}
          onClick={() => play.undo()}
        >
          <Icon name="undo" />
          {wide && <span>{t('table.undo')}</span>}
        </button>
      )}
      {seen.me >= 0 && setting('hints').value && (
        <button
          type="button"
          class={wide ? 'textbtn' : 'iconbtn'}
          aria-label={t('table.hint')}
          aria-disabled={isWalk(seen) ? undefined : 'true'}
          onClick={() => isWalk(seen) && play.hint()}
        >
          <Icon name="hint" />
          {wide && <span>{t('table.hint')}</span>}
          {wide && setting('shortcuts').value && <kbd aria-hidden="true">H</kbd>}
        </button>
      )}
      {wide && (
        <button
          type="button"
          class="iconbtn"
          aria-label={t(sound.value > 0 ? 'table.mute' : 'table.unmute')}
          onClick={() => {
            sound.value = sound.value > 0 ? 0 : 0.6;
          }}
        >
          <Icon name={sound.value > 0 ? 'sound' : 'mute'} />
        </button>
      )}
      <button
        type="button"
        class="iconbtn"
        aria-label={t('table.menu')}
        aria-haspopup="dialog"
        onClick={() => play.open('menu')}
      >
        <Icon name="menu" />
      </button>
    </div>
  );
}

/** The head of the table: which leg, the whole journey in a line, and the tools. */

import { t } from '@tokaido/words';
import { festivalsHeld } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { setting } from '../../app/settings.ts';
import { Icon } from '../../art/icons.tsx';
import { PaceButton } from '../../table/journal/journal.tsx';
import { Festivals } from '../festivals/festivals.tsx';
import type { Seen } from '../model.ts';
import { sceneOf } from './leg.ts';
import { MiniMap } from './minimap.tsx';
import type { RoadSelection } from './road-selection.ts';
import { hourName, sceneName } from './titles.ts';
import './header.css';

interface HeaderProps {
  readonly selection: RoadSelection;
  readonly seen: Seen;
  /** With words beside the tools, and no map: the bands show the whole road. */
  readonly wide: boolean;
}

export function Header({ selection, seen, wide }: HeaderProps): JSX.Element {
  const scene = sceneOf(seen.s, selection.now.value);
  const festivals = festivalsHeld(seen);
  return (
    <header class="head">
      <h1>{t('table.leg', { leg: selection.now.value })}</h1>
      {(wide || festivals.length === 0) && (
        <p class="hour">
          {sceneName(scene)}
          <span>{t('table.andHour', { hour: hourName(scene) })}</span>
        </p>
      )}
      {!wide && <MiniMap selection={selection} seen={seen} />}
      {festivals.length > 0 && <Festivals ids={festivals} folded={!wide} />}
      <Tools selection={selection} seen={seen} wide={wide} />
    </header>
  );
}

function Tools({ selection, seen, wide }: HeaderProps): JSX.Element {
  // Also while a bot still thinks: nothing has been revealed yet.
  const undo = seen.turn?.undo === true;
  const undoTime = selection.model.undoTime.value;
  const sound = setting('sound');
  return (
    <div class="tools">
      {wide && <PaceButton />}
      {seen.me >= 0 && (
        <button
          type="button"
          class={wide ? 'textbtn' : 'iconbtn'}
          aria-label={t('table.undo')}
          aria-disabled={undo ? undefined : 'true'}
          onClick={() => selection.undo()}
        >
          <Icon name="undo" />
          {wide && <span>{t('table.undo')}</span>}
          {undoTime !== null && <i class="undo-time" style={{ animationDuration: `${undoTime}ms` }} />}
        </button>
      )}
      {seen.me >= 0 && setting('hints').value && (
        <button
          type="button"
          class={wide ? 'textbtn' : 'iconbtn'}
          aria-label={wide ? undefined : t('table.hint')}
          aria-disabled={seen.mine ? undefined : 'true'}
          aria-expanded={selection.hinted.value !== null}
          onClick={() => seen.mine && selection.hint()}
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
        onClick={() => selection.open('menu')}
      >
        <Icon name="menu" />
      </button>
    </div>
  );
}

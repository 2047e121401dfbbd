/** The tools in the head of a table: pace, undo with its time, coach, sound and menu. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { later } from '../app/load-later.tsx';
import { setting } from '../app/settings.ts';
import { Icon } from '../art/icons.tsx';
import { PaceButton } from './journal/journal.tsx';
import type { Seen } from './model.ts';
import type { Selection } from './selection.ts';
import { useOnline } from './use-online.ts';

const WatchMark = later(async () => (await import('./people/watch-mark.tsx')).WatchMark);

interface ToolsProps {
  readonly selection: Selection;
  readonly seen: Seen;
  /** With words beside the signs, and with those tools that a phone has in its menu. */
  readonly wide: boolean;
}

export function Tools({ selection, seen, wide }: ToolsProps): JSX.Element {
  // Also while a bot still thinks: nothing has been revealed yet.
  const undo = seen.turn?.undo === true;
  const undoTime = selection.model.undoTime.value;
  const sound = setting('sound');
  const widgets = useOnline();
  return (
    <div class="tools">
      {!selection.model.local && <WatchMark model={selection.model} />}
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
      {seen.me >= 0 && setting('coach').value && selection.model.info.value.coach !== false && (
        <button
          type="button"
          class={wide ? 'textbtn' : 'iconbtn'}
          aria-label={wide ? undefined : t('table.coach')}
          aria-disabled={seen.mine ? undefined : 'true'}
          aria-expanded={selection.help.value !== null}
          onClick={() => seen.mine && selection.hint()}
        >
          <Icon name="coach" />
          {wide && <span>{t('table.coach')}</span>}
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
      {widgets && <widgets.TalkButton model={selection.model} onPeople={() => selection.open('company')} />}
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

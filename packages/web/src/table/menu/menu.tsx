/** What opens over the table: the menu, the journal, the decks, somebody's collection. */

import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import { sayRefused } from '@tokaido/words/tokaido';
import type { ComponentChildren, JSX } from 'preact';
import { later } from '../../app/load-later.tsx';
import { go, route } from '../../app/router.ts';
import { setting } from '../../app/settings.ts';
import { Icon, type IconName } from '../../art/icons.tsx';
import { announce } from '../../narrator/announce.ts';
import { JournalPanel } from '../journal/journal.tsx';
import type { TableModel } from '../model.ts';
import type { Play } from '../play.ts';
import { Sheet } from '../sheet/sheet.tsx';
import './menu.css';

const CollectionSheet = later(
  async () => (await import('../../tokaido/collection/collection.tsx')).CollectionSheet,
);
const Decks = later(async () => (await import('../../tokaido/collection/decks.tsx')).Decks);
const Company = later(async () => (await import('../people/people.tsx')).Company);
const KeyHelp = later(async () => (await import('../../narrator/key-help.tsx')).KeyHelp);

export function Drawers({ play }: { readonly play: Play }): JSX.Element | null {
  const drawer = play.drawer.value;
  const { model } = play;
  const close = () => play.open(null);
  if (drawer === null) return null;
  if (typeof drawer === 'object')
    return <CollectionSheet key={drawer.seat} model={model} seat={drawer.seat} onClose={close} />;
  if (drawer === 'menu') return <Menu play={play} onClose={close} />;
  return (
    <Sheet title={t(`table.${drawer}`)} onClose={close}>
      {drawer === 'journal' && <JournalPanel model={model} />}
      {drawer === 'decks' && <Decks model={model} />}
      {drawer === 'company' && <Company model={model} />}
      {drawer === 'keys' && <KeyHelp />}
    </Sheet>
  );
}

function Menu({ play, onClose }: { readonly play: Play; readonly onClose: () => void }): JSX.Element {
  const { model } = play;
  const sound = setting('sound');
  return (
    <Sheet title={t('table.menu')} onClose={onClose}>
      <p class="tb-legs">
        {[1, 2, 3, 4].map((leg) => (
          <button
            type="button"
            class="quiet"
            key={leg}
            aria-pressed={play.leg.value === leg}
            onClick={() => {
              play.look(leg);
              onClose();
            }}
          >
            {t('table.legNumber', { leg })}
          </button>
        ))}
      </p>
      <ul class="tb-menu">
        <Item icon="journal" onPick={() => play.open('journal')}>
          {t('table.journal')}
        </Item>
        <Item icon="cards" onPick={() => play.open('decks')}>
          {t('table.decks')}
        </Item>
        {!model.local && (
          <Item icon="people" onPick={() => play.open('company')}>
            {t('table.company')}
          </Item>
        )}
        <Item icon="book" onPick={() => visit('/rules')}>
          {t('table.rules')}
        </Item>
        <Item icon="settings" onPick={() => visit('/settings')}>
          {t('table.settings')}
        </Item>
        <Item
          icon={sound.value > 0 ? 'sound' : 'mute'}
          onPick={() => {
            sound.value = sound.value > 0 ? 0 : 0.6;
          }}
        >
          {t(sound.value > 0 ? 'table.mute' : 'table.unmute')}
        </Item>
        <Item icon="eye" onPick={narrate}>
          {t('table.narrator')}
        </Item>
        <Item icon="keyboard" onPick={() => play.open('keys')}>
          {t('table.keys')}
        </Item>
        <Item icon="door" onPick={() => visit('/')}>
          {t('table.home')}
        </Item>
        {canLeave(model) && <Leave model={model} />}
      </ul>
    </Sheet>
  );
}

/** The language, and whatever else the address asks for, goes along. */
function visit(path: string): void {
  go(`${path}${location.search}`);
}

function narrate(): void {
  const { path, query } = route.peek();
  go(`${path}?${new URLSearchParams({ ...query, view: 'narrator' })}`);
}

/** Goes home once the table has agreed; until then it says what is in the way. */
function Leave({ model }: { readonly model: TableModel }): JSX.Element {
  const asked = useSignal(false);
  const problem = useSignal('');
  const isDown = model.link.value !== 'open' && model.link.value !== 'closed';
  const leave = async () => {
    asked.value = true;
    problem.value = '';
    if (isDown) return announce(t('table.lost'));
    const refused = await model.command({ t: 'leave' });
    if (refused === null) visit('/');
    else problem.value = sayRefused(refused, model.seen.peek(), model.info.peek());
  };
  const words = asked.value && isDown ? t('table.lost') : problem.value;
  return (
    <>
      <Item icon="flag" onPick={() => void leave()}>
        {t('table.leave')}
      </Item>
      {words !== '' && <li class="says">{words}</li>}
    </>
  );
}

/** Games of this device are simply left lying; at a table of the server a bot walks on. */
function canLeave(model: TableModel): boolean {
  return !model.local && model.you.value >= 0;
}

interface ItemProps {
  readonly icon: IconName;
  readonly onPick: () => void;
  readonly children: ComponentChildren;
}

function Item({ icon, onPick, children }: ItemProps): JSX.Element {
  return (
    <li>
      <button type="button" onClick={onPick}>
        <Icon name={icon} />
        {children}
      </button>
    </li>
  );
}

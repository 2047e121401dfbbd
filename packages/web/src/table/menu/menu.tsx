/** What opens over the table: the menu, the journal, the decks, somebody's collection. */

import '@tokaido/words/locales/en/underway';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { later } from '../../app/load-later.tsx';
import { go, route } from '../../app/router.ts';
import { setting } from '../../app/settings.ts';
import { Icon, type IconName } from '../../art/icons.tsx';
import { announce } from '../../narrator/announce.ts';
import { JournalPanel } from '../journal/journal.tsx';
import type { TableModel } from '../model.ts';
import { PaceButton } from '../news/pace-button.tsx';
import type { Selection } from '../selection.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { useGame } from '../use-game.ts';
import './menu.css';

const Company = later(async () => (await import('../people/people.tsx')).Company);
const LeaveDialog = later(async () => (await import('../people/leave-dialog.tsx')).LeaveDialog);
const UndoItem = later(async () => (await import('../people/ask-undo.tsx')).UndoItem);
const BranchMark = later(async () => (await import('../branch/mark.tsx')).BranchMark);
const KeyHelp = later(async () => (await import('../../narrator/key-help.tsx')).KeyHelp);

export function Drawers({ selection }: { readonly selection: Selection }): JSX.Element | null {
  const drawer = selection.drawer.value;
  const { model } = selection;
  const game = useGame();
  const close = () => selection.open(null);
  if (drawer === null) return null;
  if (typeof drawer === 'object')
    return <game.CollectionSheet key={drawer.seat} model={model} seat={drawer.seat} onClose={close} />;
  if (drawer === 'menu') return <Menu selection={selection} onClose={close} />;
  return (
    <Sheet title={t(`table.${drawer}`)} onClose={close}>
      {drawer === 'journal' && <JournalPanel model={model} />}
      {drawer === 'decks' && <game.Decks model={model} />}
      {drawer === 'company' && <Company model={model} />}
      {drawer === 'keys' && <KeyHelp />}
    </Sheet>
  );
}

interface MenuProps {
  readonly selection: Selection;
  readonly onClose: () => void;
}

function Menu({ selection, onClose }: MenuProps): JSX.Element {
  const { model } = selection;
  const game = useGame();
  const sound = setting('sound');
  return (
    <Sheet title={t('table.menu')} onClose={onClose}>
      {model.info.value.branch !== undefined && <BranchMark branch={model.info.value.branch} />}
      <game.board.MenuViews selection={selection} onClose={onClose} />
      <p class="menu-pace">
        <PaceButton />
      </p>
      <ul class="tb-menu">
        <Item icon="journal" onPick={() => selection.open('journal')}>
          {t('table.journal')}
        </Item>
        <Item icon="cards" onPick={() => selection.open('decks')}>
          {t('table.decks')}
        </Item>
        <CoachItem model={model} />
        {!model.local && <UndoItem model={model} onAsked={onClose} />}
        {!model.local && (
          <Item icon="people" onPick={() => selection.open('company')}>
            {t('table.company')}
          </Item>
        )}
        <Item icon="book" onPick={() => visit(model.info.value.game === 'duo' ? '/rules/duo' : '/rules')}>
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
        <Item icon="keyboard" onPick={() => selection.open('keys')}>
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

/** Offered to whoever plays; at a listed table it is said that there is none. */
function CoachItem({ model }: { readonly model: TableModel }): JSX.Element | null {
  const coach = setting('coach');
  if ((model.seen.value?.me ?? -1) < 0) return null;
  if (model.info.value.coach === false) return <li class="says">{t('table.coach.listed')}</li>;
  return (
    <Item
      icon="coach"
      onPick={() => {
        coach.value = !coach.value;
      }}
    >
      {t(coach.value ? 'table.coach.off' : 'table.coach.on')}
    </Item>
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

/** Asks once more, and goes home once the table has agreed; until then it says what is in the way. */
function Leave({ model }: { readonly model: TableModel }): JSX.Element {
  const { text } = useGame();
  const asked = useSignal(false);
  const error = useSignal('');
  const isAsking = useSignal(false);
  const isDown = model.link.value !== 'open' && model.link.value !== 'closed';
  const leave = async () => {
    asked.value = true;
    error.value = '';
    if (isDown) return announce(t('table.lost'));
    const refused = await model.command({ t: 'leave' });
    if (refused === null) visit('/');
    else error.value = text.refusal(refused, model.seen.peek(), model.info.peek());
  };
  const words = asked.value && isDown ? t('table.lost') : error.value;
  return (
    <>
      <Item
        icon="flag"
        onPick={() => {
          isAsking.value = true;
        }}
      >
        {t('table.leave')}
      </Item>
      {isAsking.value && (
        <LeaveDialog
          onLeave={() => void leave()}
          onClose={() => {
            isAsking.value = false;
          }}
        />
      )}
      {words !== '' && <li class="says">{words}</li>}
    </>
  );
}

/** Games of this device are simply left alone; at a table of the server a bot plays on. */
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

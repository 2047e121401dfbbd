/** The page "Join": a pasted link or code, or one of the listed tables. A link with a seat in it is used at once. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import type { TableInfo } from '@tokaido/table';
import { list, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { A, go } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import { LegScene } from '../../art/scenes.tsx';
import { claimDevice, listedTables } from '../../connection/api.ts';
import { readInvitation } from '../../connection/invitation.ts';
import { refusalText } from '../../connection/refusal-text.ts';
import { saveSeat } from '../../connection/seat-secrets.ts';
import { playedWords } from '../new-table/played-words.ts';
import { paceWords } from '../new-table/table-words.ts';
import '../../styles/fine-print.css';
import '../../styles/panel.css';
import '../../styles/text-field.css';
import '../lobby/lobby.css';
import '../lobby/guests.css';
import './join.css';

export function Join(): JSX.Element {
  const text = useSignal('');
  const error = useSignal('');
  const busy = useSignal(false);
  const follow = async (words: string) => {
    const found = readInvitation(words);
    if (found.kind === 'unreadable') {
      error.value = t('online.join.unreadable');
    } else if (found.kind === 'table') {
      go(`/t/${found.table}`);
    } else if (found.kind === 'replay') {
      go(found.address);
    } else {
      busy.value = true;
      error.value = await claim(found.code);
      busy.value = false;
    }
  };
  useEffect(() => {
    const use = () => {
      const { hash } = location;
      if (hash.length < 2) return;
      // The code is good once: it must not stay in the address or in the history.
      history.replaceState(history.state, '', location.pathname + location.search);
      void follow(hash);
    };
    use();
    // The link may also be opened where this page is already shown.
    addEventListener('hashchange', use);
    return () => removeEventListener('hashchange', use);
  }, []);
  return (
    <main class="lobby join">
      <div class="lobby-pic">
        <LegScene leg={2} tall />
      </div>
      <header class="lobby-head">
        <A href="/" class="iconbtn" aria-label={t('online.back')}>
          <Icon name="back" />
        </A>
        <h1 tabIndex={-1}>{t('online.join.title')}</h1>
        <span />
      </header>
      <div class="lobby-body">
        <form
          class="join-form panel"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy.value) void follow(text.value);
          }}
        >
          <label for="join-text">{t('online.join.label')}</label>
          <input
            id="join-text"
            type="text"
            class="text-field"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="go"
            aria-describedby="join-problem"
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
              error.value = '';
            }}
          />
          <button type="submit" class="primary" aria-disabled={busy.value}>
            {t('online.join.go')}
          </button>
          <p id="join-problem" class="fault" role="alert">
            {error.value}
          </p>
          <p class="fine">{t(busy.value ? 'online.join.moving' : 'online.join.camera')}</p>
        </form>
        <Listed />
      </div>
    </main>
  );
}

/** Takes the seat that a code carries; the words of the refusal, or none. */
async function claim(code: string): Promise<string> {
  const reply = await claimDevice(code);
  if (!reply.ok) return refusalText(reply.error);
  saveSeat(reply.value.table, reply.value.secret, '');
  go(`/t/${reply.value.table}`, { replace: true });
  return '';
}

function Listed(): JSX.Element {
  const tables = useSignal<readonly TableInfo[] | null>(null);
  const error = useSignal('');
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const reply = await listedTables();
      if (reply.ok) tables.value = reply.value.tables;
      error.value = reply.ok ? '' : refusalText(reply.error);
    };
    void look();
    const timer = setInterval(() => void look(), 10_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <section class="guests" aria-labelledby="listed-title">
      <h2 id="listed-title">{t('online.join.listed')}</h2>
      {error.value !== '' && <p class="fine">{error.value}</p>}
      {tables.value?.length === 0 && <p class="fine">{t('online.join.none')}</p>}
      <ul class="listed">
        {tables.value?.map((info) => (
          <li key={info.id}>
            <A href={`/t/${info.id}`} class="listed-table panel-row">
              <span class="guest-who">
                <b>{peopleAt(info)}</b>
                <small>{`${playedWords(info)} · ${paceWords(info.pace)}`}</small>
              </span>
              <em class="guest-mark">{seatsAt(info)}</em>
              <Icon name="forward" />
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}

function peopleAt({ seats }: TableInfo): string {
  const names = seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  return names.length === 0 ? t('online.join.empty') : list(names);
}

function seatsAt({ game, seats, phase }: TableInfo): string {
  if (phase !== 'lobby') return t(game === 'duo' ? 'online.door.island' : 'online.door.playing');
  return t('online.door.free', { n: seats.filter(({ kind }) => kind === 'open').length });
}

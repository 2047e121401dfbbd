/** The page "Join": a pasted link or code, or one of the open tables. A link with a seat in it is used at once. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { A, go } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import { LegScene } from '../../art/scenes.tsx';
import { claimDevice } from '../../connection/api.ts';
import type { Invitation } from '../../connection/invitation.ts';
import { readInvitation } from '../../connection/invitation.ts';
import { refusalText } from '../../connection/refusal-text.ts';
import { saveSeat } from '../../connection/seat-secrets.ts';
import { OpenTables } from './open-tables.tsx';
import { canScan } from './scan-support.ts';
import { Scanner } from './scanner.tsx';
import '../../styles/fine-print.css';
import '../../styles/panel.css';
import '../../styles/text-field.css';
import '../lobby/lobby.css';
import './join.css';

export function Join(): JSX.Element {
  const text = useSignal('');
  const error = useSignal('');
  const busy = useSignal(false);
  const scanner = useSignal<'none' | 'closed' | 'open'>('none');
  useEffect(() => {
    void canScan().then((can) => can && (scanner.value = 'closed'));
  }, [scanner]);
  const follow = async (found: Invitation) => {
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
      void follow(readInvitation(hash));
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
            if (!busy.value) void follow(readInvitation(text.value));
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
          {scanner.value !== 'none' && (
            <button
              type="button"
              class="quiet"
              onClick={() => {
                scanner.value = 'open';
              }}
            >
              <Icon name="qr" />
              {t('online.scan.open')}
            </button>
          )}
          {busy.value && <p class="fine">{t('online.join.moving')}</p>}
          {!busy.value && scanner.value === 'none' && <p class="fine">{t('online.join.camera')}</p>}
        </form>
        <OpenTables />
      </div>
      {scanner.value === 'open' && (
        <Scanner
          onFound={(found) => {
            scanner.value = 'closed';
            void follow(found);
          }}
          onClose={() => {
            scanner.value = 'closed';
          }}
        />
      )}
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

/** Who can open a link, where that is not everybody, and what to do about it. */

import '@tokaido/words/locales/en/online';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import type { ShareAddress } from '../../connection/server-address.ts';

/** What whoever runs the server types: the same in every language. */
const COMMANDS = {
  'only-here': 'npm start -- serve --host 0.0.0.0',
  unknown: 'npm start -- serve --public-url https://…',
} as const;

const WORDS = { 'only-here': 'online.address.onlyHere', unknown: 'online.address.unknown' } as const;

interface NoteProps {
  readonly address: ShareAddress;
  /** Shows the link with the next address of this computer. */
  readonly onOther: () => void;
}

export function ReachNote({ address: { reach, origins }, onOther }: NoteProps): JSX.Element | null {
  if (reach === 'all') return null;
  if (reach === 'network') {
    return (
      <div class="reach">
        <p>{t('online.address.network')}</p>
        {origins.length > 1 && (
          <button type="button" class="quiet" onClick={onOther}>
            <Icon name="again" />
            {t('online.address.other')}
          </button>
        )}
      </div>
    );
  }
  return (
    <div class="reach warns" role="note">
      <Icon name="warn" />
      <p>
        {t(WORDS[reach])} <code>{COMMANDS[reach]}</code> {t('online.address.stays')}
      </p>
    </div>
  );
}

/** The link to something of this server: as a code, to copy, and for the share sheet of the device. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { currentShareAddress } from '../../connection/server-address.ts';
import { Code } from './qr.tsx';
import { ReachNote } from './reach-note.tsx';
import '../../styles/panel.css';
import './share.css';

interface ShareProps {
  /** What follows the address of the server. */
  readonly path: string;
  readonly heading: string;
  /** What the code says to somebody who cannot see it. */
  readonly title: string;
  /** Sent along by the share sheet. */
  readonly words: string;
  /** Nobody is waited for any more: the link alone, without the code and who can open it. */
  readonly isFolded?: boolean;
}

export function Share({ path, heading, title, words, isFolded = false }: ShareProps): JSX.Element {
  const which = useSignal(0);
  const address = currentShareAddress();
  const origin = address.origins[which.value % address.origins.length] ?? '';
  const link = `${origin}${path}`;
  const copied = useSignal<'no' | 'yes' | 'by-hand'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = 'yes';
      setTimeout(() => {
        copied.value = 'no';
      }, 3000);
    } catch {
      // No clipboard without a secure address: the link below can be marked and copied by hand.
      copied.value = 'by-hand';
    }
  };
  return (
    <section class={`share panel${isFolded ? ' folded' : ''}`}>
      {!isFolded && <Code text={link} title={title} />}
      <div>
        <h2>{heading}</h2>
        <p class="share-link">
          {origin.replace(/^https?:\/\//, '')}
          <wbr />
          {path}
        </p>
        <div class="share-two">
          <button type="button" class="quiet" onClick={() => void copy()}>
            <Icon name={copied.value === 'yes' ? 'check' : 'copy'} />
            {t(copied.value === 'yes' ? 'online.share.copied' : 'online.share.copy')}
          </button>
          {typeof navigator.share === 'function' && (
            <button type="button" class="quiet" onClick={() => void shareLink(link, words)}>
              <Icon name="share" />
              {t('online.share.share')}
            </button>
          )}
        </div>
        <p role="status" class={copied.value === 'by-hand' ? 'share-note' : 'sr-only'}>
          {copied.value === 'yes' && t('online.share.copiedSaid')}
          {copied.value === 'by-hand' && t('online.share.byHand')}
        </p>
      </div>
      {!isFolded && <ReachNote address={address} onOther={() => which.value++} />}
    </section>
  );
}

/** Closing the share sheet of the device is a change of mind, not a failure. */
async function shareLink(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch {
    // Nothing to tell.
  }
}

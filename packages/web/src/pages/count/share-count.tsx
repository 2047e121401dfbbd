/** The result to pass on: as text, and as the picture that an end screen makes. */

import '@tokaido/words/locales/en/count';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { pictureName, shareFile } from '../../table/end/save-files.ts';

interface ShareProps {
  readonly text: string;
  readonly picture: () => Promise<{ readonly image: Blob; readonly words: string }>;
}

export function ShareCount({ text, picture }: ShareProps): JSX.Element {
  const copied = useSignal<'no' | 'yes' | 'by-hand'>('no');
  const failed = useSignal(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = 'yes';
    } catch {
      // No clipboard without a secure address.
      copied.value = 'by-hand';
    }
  };
  const share = async () => {
    failed.value = false;
    try {
      const { image } = await picture();
      await shareFile(pictureName('count'), image, text);
    } catch {
      failed.value = true;
    }
  };
  return (
    <section class="count-share" aria-labelledby="share-title">
      <h2 id="share-title">{t('count.share')}</h2>
      <pre>{text}</pre>
      <p class="count-share-ways">
        <button type="button" class="quiet" onClick={() => void copy()}>
          <Icon name={copied.value === 'yes' ? 'check' : 'copy'} />
          {t(copied.value === 'yes' ? 'count.copied' : 'count.copy')}
        </button>
        <button type="button" class="quiet" onClick={() => void share()}>
          <Icon name="share" />
          {t('count.picture')}
        </button>
      </p>
      <p role="status" class={copied.value === 'by-hand' ? undefined : 'sr-only'}>
        {copied.value === 'yes' && t('count.copied.said')}
        {copied.value === 'by-hand' && t('count.byHand')}
      </p>
      <p role="alert" class={failed.value ? 'alert' : undefined}>
        {failed.value && t('count.picture.failed')}
      </p>
    </section>
  );
}

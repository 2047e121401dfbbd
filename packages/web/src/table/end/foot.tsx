/** What may come after a game: home, its record and picture to keep or pass on, and once more. */

import '@tokaido/words/locales/en/end';
import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { saveFile } from '../../app/save-file.ts';
import { Icon } from '../../art/icons.tsx';
import type { TableModel } from '../model.ts';
import { nextAddress, walkAgain } from '../rematch.ts';
import { useSettled } from '../use-settled.ts';
import { pictureName, recordName, shareFile } from './save-files.ts';
import './foot.css';

interface EndFootProps {
  readonly model: TableModel;
  /** What the button says that begins once more. */
  readonly again: string;
  /** A picture of the result, and what is said with it. */
  readonly picture: () => Promise<{ readonly image: Blob; readonly words: string }>;
}

/** As long as it takes to see that the game is over. */
const SETTLING_MS = 1200;

export function EndFoot({ model, again, picture }: EndFootProps): JSX.Element {
  const error = useSignal('');
  const busy = useSignal(false);
  // The place of these buttons was that of Skip until now.
  const settled = useSettled('shown', SETTLING_MS);
  const next = nextAddress(model);
  const seated = model.you.value >= 0 || model.local;
  const { id } = model.info.value;
  const attempt = async (work: () => Promise<string>) => {
    // Not by `disabled`: that would take the focus from the button.
    if (busy.value) return;
    busy.value = true;
    error.value = await work().catch(() => t('end.failed'));
    busy.value = false;
  };
  const saveRecord = async () => {
    saveFile(recordName(id), await model.record());
    return '';
  };
  const sharePicture = async () => {
    const { image, words } = await picture();
    await shareFile(pictureName(id), image, words);
    return '';
  };
  return (
    <footer class={settled ? 'end-foot' : 'end-foot settling'}>
      <p class="end-problem" role="alert">
        {error.value}
      </p>
      {next !== null && <p class="end-next">{t('online.rematch.asked')}</p>}
      <A href="/" class="quiet">
        <Icon name="door" />
        {t('end.home')}
      </A>
      <button type="button" class="quiet" aria-disabled={busy.value} onClick={() => void attempt(saveRecord)}>
        <Icon name="download" />
        {t('end.record')}
      </button>
      <button
        type="button"
        class="quiet"
        aria-disabled={busy.value}
        onClick={() => void attempt(sharePicture)}
      >
        <Icon name="share" />
        {t('end.share')}
      </button>
      {seated && (
        <button
          type="button"
          class="primary"
          aria-disabled={busy.value}
          onClick={() => void attempt(() => walkAgain(model))}
        >
          <Icon name="again" />
          {next === null ? again : t('online.rematch.go')}
        </button>
      )}
    </footer>
  );
}

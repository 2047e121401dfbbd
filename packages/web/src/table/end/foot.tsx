/** What may come after a game: home, its replay, a way to pass it on, and once more. */

import '@tokaido/words/locales/en/branch';
import '@tokaido/words/locales/en/end';
import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/open-tables';
import { useSignal } from '@preact/signals';
import { dateOfDailyTable } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { later } from '../../app/load-later.tsx';
import { usePageMark } from '../../app/page-mark.ts';
import { A, go } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import { branchAgain } from '../branch/branch-parts.ts';
import type { TableModel } from '../model.ts';
import { nextAddress, walkAgain } from '../rematch.ts';
import type { GamePicture } from '../replay/share-sheet.tsx';
import { useSettled } from '../use-settled.ts';
import './foot.css';
import { useOnline } from '../use-online.ts';

interface EndFootProps {
  readonly model: TableModel;
  /** What the button says that begins once more. */
  readonly again: string;
  /** A picture of the result, and what is said with it. */
  readonly picture: () => Promise<GamePicture>;
}

const ShareSheet = later(async () => (await import('../replay/share-sheet.tsx')).ShareSheet);

/** As long as it takes to see that the game is over. */
const SETTLING_MS = 1200;

export function EndFoot({ model, again, picture }: EndFootProps): JSX.Element {
  usePageMark('foot');
  const error = useSignal('');
  const busy = useSignal(false);
  // The place of these buttons was that of Skip until now.
  const settled = useSettled('shown', SETTLING_MS);
  const next = nextAddress(model);
  const seated = model.you.value >= 0 || model.local;
  const { id, branch } = model.info.value;
  const attempt = async (work: () => Promise<string>) => {
    // Not by `disabled`: that would take the focus from the button.
    if (busy.value) return;
    busy.value = true;
    error.value = await work().catch(() => t('end.failed'));
    busy.value = false;
  };
  const isSharing = useSignal(false);
  const widgets = useOnline();
  const daily = dateOfDailyTable(id);
  const once = branch === undefined ? again : t('branch.again');
  const goAgain = async () => {
    if (branch === undefined) return walkAgain(model);
    go(await branchAgain(id));
    return '';
  };
  return (
    <>
      <footer class={settled ? 'end-foot' : 'end-foot settling'}>
        <p class="end-problem" role="alert">
          {error.value}
        </p>
        {next !== null && <p class="end-next">{t('online.rematch.asked')}</p>}
        <A href="/" class="quiet">
          <Icon name="door" />
          {t('end.home')}
        </A>
        <A href={`/r/${id}`} class="quiet">
          <Icon name="play" />
          {t('end.replay')}
        </A>
        <button
          type="button"
          class="quiet"
          aria-haspopup="dialog"
          onClick={() => {
            isSharing.value = true;
          }}
        >
          <Icon name="share" />
          {t('end.passOn')}
        </button>
        {widgets && <widgets.EndTalk model={model} />}
        {daily !== null && (
          <A href={`/daily?date=${daily}`} class="primary">
            <Icon name="road" />
            {t('end.daily')}
          </A>
        )}
        {!seated && next !== null && (
          <A href={next} class="primary">
            <Icon name="eye" />
            {t('open.follow')}
          </A>
        )}
        {seated && daily === null && (
          <button
            type="button"
            class="primary"
            aria-disabled={busy.value}
            onClick={() => void attempt(goAgain)}
          >
            <Icon name="again" />
            {next === null ? once : t('online.rematch.go')}
          </button>
        )}
      </footer>
      {isSharing.value && (
        <ShareSheet
          model={model}
          seat={model.info.value.isShared === true ? -1 : model.you.value}
          picture={picture}
          onClose={() => {
            isSharing.value = false;
          }}
        />
      )}
    </>
  );
}

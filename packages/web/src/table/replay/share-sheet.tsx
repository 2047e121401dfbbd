/** A finished game to pass on: the link that holds all of it, its picture, its record. */

import '@tokaido/words/locales/en/end';
import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/replay';
import '@tokaido/words/locales/en/underway';
import { useSignal } from '@preact/signals';
import { recordFromText } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { saveFile } from '../../app/save-file.ts';
import { useAsync } from '../../app/use-async.ts';
import { Icon } from '../../art/icons.tsx';
import { askServerAddress } from '../../connection/server-address.ts';
import { pictureName, recordName, shareFile } from '../end/save-files.ts';
import type { GameClient } from '../game.ts';
import type { TableModel } from '../model.ts';
import { Share } from '../share/share.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { useGame } from '../use-game.ts';
import { linkAddress, linkOf } from './game-link.ts';
import './share-sheet.css';

export interface GamePicture {
  readonly image: Blob;
  /** What is said with it. */
  readonly words: string;
}

interface ShareSheetProps {
  readonly model: Pick<TableModel, 'info' | 'record'>;
  /** The seat that the link is first seen from; −1 for none. */
  readonly seat: number;
  readonly picture: () => Promise<GamePicture>;
  readonly onClose: () => void;
}

export function ShareSheet({ model, seat, picture, onClose }: ShareSheetProps): JSX.Element {
  const info = model.info.value;
  const game = useGame();
  const link = useAsync(() => wholeLink(model, game, seat), []);
  const error = useSignal('');
  const busy = useSignal(false);
  const attempt = async (work: () => Promise<void>) => {
    // Not by `disabled`: that would take the focus from the button.
    if (busy.value) return;
    busy.value = true;
    error.value = await work().then(
      () => '',
      () => t('end.failed'),
    );
    busy.value = false;
  };
  const saveRecord = async () => saveFile(recordName(info.id), await model.record());
  const sharePicture = async () => {
    const { image, words } = await picture();
    await shareFile(pictureName(info.id), image, words);
  };
  return (
    <Sheet title={t('replay.share')} class="share-game" onClose={onClose}>
      <div>
        {link.state === 'here' && (
          <Share
            path={link.value}
            heading={t('replay.link')}
            title={t('replay.link.code')}
            words={t('replay.link.words')}
          />
        )}
        <p class="share-game-note">{t(link.state === 'failed' ? 'replay.link.none' : 'replay.link.note')}</p>
        <p class="share-game-files">
          <button
            type="button"
            class="quiet"
            aria-disabled={busy.value}
            onClick={() => void attempt(sharePicture)}
          >
            <Icon name="share" />
            {t('end.share')}
          </button>
          <button
            type="button"
            class="quiet"
            aria-disabled={busy.value}
            onClick={() => void attempt(saveRecord)}
          >
            <Icon name="download" />
            {t('end.record')}
          </button>
        </p>
        <p class="end-problem" role="alert">
          {error.value}
        </p>
      </div>
    </Sheet>
  );
}

/** What follows the address of the server, for another device. */
async function wholeLink(model: ShareSheetProps['model'], game: GameClient, seat: number): Promise<string> {
  const record = recordFromText(await model.record());
  if (!record.ok) throw new Error(record.error);
  const link = await linkOf(record.value, game, model.info.peek(), seat);
  if (!link.ok) throw new Error(link.error);
  // The link holds all of the game; without a network it is made all the same.
  if (navigator.onLine) await askServerAddress();
  return linkAddress(link.value);
}

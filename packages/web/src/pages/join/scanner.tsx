/** A camera that reads the code on another screen. It runs only while the dialog is open and the page is in sight. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import type { Invitation } from '../../connection/invitation.ts';
import { readScanned } from '../../connection/invitation.ts';
import { askServerAddress, ownOrigins } from '../../connection/server-address.ts';
import { makeDetector } from './scan-support.ts';
import '../../styles/fine-print.css';
import '../../table/people/other-device.css';
import './scanner.css';

interface ScannerProps {
  readonly onFound: (invitation: Invitation) => void;
  readonly onClose: () => void;
}

const TITLE = 'scan-title';

export function Scanner({ onFound, onClose }: ScannerProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const says = useSignal(t('online.scan.waiting'));
  const isOff = useSignal(false);
  useEffect(() => {
    box.current?.showModal();
    // A code may hold another address of this server than the one of this page.
    void askServerAddress();
    let stop = () => {};
    const start = () => {
      stop();
      if (document.hidden || video.current === null) return;
      isOff.value = false;
      stop = scan(video.current, {
        onReady: () => {
          says.value = t('online.scan.note');
        },
        onCode(text) {
          const found = readScanned(text, ownOrigins());
          if (found.kind === 'unreadable') {
            says.value = t('online.scan.foreign');
            return;
          }
          // Gives the focus back, for what is said if the invitation cannot be followed.
          box.current?.close();
          onFound(found);
        },
        onFailure(why) {
          isOff.value = true;
          says.value = t(`online.scan.${why}`);
        },
      });
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      document.removeEventListener('visibilitychange', start);
      stop();
    };
  }, []);
  return (
    <dialog class="paper-dialog scanner" aria-labelledby={TITLE} ref={box} onClose={onClose}>
      <header>
        <h2 id={TITLE}>{t('online.scan.open')}</h2>
        <button
          type="button"
          class="iconbtn"
          aria-label={t('online.close')}
          onClick={() => box.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <video ref={video} hidden={isOff.value} playsInline muted aria-hidden="true" />
      <p role="status">{says.value}</p>
    </dialog>
  );
}

interface Watch {
  readonly onReady: () => void;
  /** Called once for each code that comes into sight. */
  readonly onCode: (text: string) => void;
  readonly onFailure: (why: Failure) => void;
}

type Failure = 'denied' | 'none' | 'failed';

/** Often enough that nobody waits, rarely enough that a phone stays cool. */
const PAUSE_MS = 150;

/** Looks through the camera until the returned function is called. */
function scan(video: HTMLVideoElement, { onReady, onCode, onFailure }: Watch): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  const stop = () => {
    hasEnded = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };
  const fail = (error: unknown) => {
    if (hasEnded) return;
    stop();
    onFailure(failureOf(error));
  };
  const run = async () => {
    const detector = makeDetector();
    if (detector === null) throw new Error('no detector');
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    // Closed while the browser was asking.
    if (hasEnded) return stop();
    video.srcObject = stream;
    await video.play();
    onReady();
    let last = '';
    const look = async () => {
      const [code] = await detector.detect(video).catch(() => []);
      if (hasEnded) return;
      const text = code?.rawValue ?? '';
      if (text !== '' && text !== last) onCode(text);
      last = text || last;
      timer = setTimeout(() => void look(), PAUSE_MS);
    };
    await look();
  };
  run().catch(fail);
  return stop;
}

const FAILURES: Readonly<Record<string, Failure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

function failureOf(error: unknown): Failure {
  return (error instanceof Error ? FAILURES[error.name] : undefined) ?? 'failed';
}

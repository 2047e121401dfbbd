/** A record dropped anywhere on the program is replayed, from the moment this is loaded. Parts that take files themselves come first. */

import '@tokaido/words/locales/en/replay';
import { signal } from '@preact/signals';
import { t } from '@tokaido/words';
import { render } from 'preact';
import { addressOfFile } from '../table/replay/record-file.ts';
import { go } from './router.ts';
import './dropped-files.css';

const problem = signal<string | null>(null);

function Problem() {
  if (problem.value === null) return null;
  return (
    <div class="dropped" role="alert">
      <p>
        {t('replay.file.bad')} <span lang="en">{problem.value}</span>
      </p>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          problem.value = null;
        }}
      >
        {t('replay.file.ok')}
      </button>
    </div>
  );
}

async function open(file: File): Promise<void> {
  const address = await addressOfFile(file).catch(() => null);
  problem.value = address?.ok === false ? address.error : address === null ? '' : null;
  if (address?.ok === true) go(address.value);
}

const isForUs = (event: DragEvent) =>
  !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true;

render(<Problem />, document.body.appendChild(document.createElement('div')));
addEventListener('dragover', (event) => {
  // Otherwise the browser would leave the program and show the file.
  if (isForUs(event)) event.preventDefault();
});
addEventListener('drop', (event) => {
  if (!isForUs(event)) return;
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  if (file !== undefined) void open(file);
});

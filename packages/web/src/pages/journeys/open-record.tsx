/** Opens a record from a file: it is replayed. */

import '@tokaido/words/locales/en/replay';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { go } from '../../app/router.ts';

export function OpenRecord(): JSX.Element {
  const problem = useSignal<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    problem.value = null;
    try {
      const { addressOfFile } = await import('../../table/replay/record-file.ts');
      const address = await addressOfFile(file);
      if (address.ok) go(address.value);
      else problem.value = address.error;
    } catch {
      problem.value = '';
    }
  };
  return (
    <div class="open-record">
      <label class="quiet">
        <input
          type="file"
          accept=".txt,text/plain"
          aria-describedby="open-record-problem"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        {t('replay.file.open')}
      </label>
      <p id="open-record-problem" class="fault" role="alert">
        {problem.value !== null && (
          <>
            {t('replay.file.bad')} <span lang="en">{problem.value}</span>
          </>
        )}
      </p>
    </div>
  );
}

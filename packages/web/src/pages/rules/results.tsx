/** What the search has found: titles with the words around the first find, and how many there are. */

import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { A } from '../../app/router.ts';
import { showAllBoxes, shownBoxes } from './boxes.ts';
import type { OpenBook } from './open-book.ts';
import type { Found, Piece } from './search.ts';
import './results.css';

interface ResultsProps {
  readonly book: OpenBook;
  readonly found: readonly Found[];
  /** A find was followed. */
  readonly onFollow: () => void;
  readonly onUp: () => void;
}

/** A letter or two find nearly everything; nobody reads that far. */
const AT_FIRST = 15;

export function Results({ book, found, onFollow, onUp }: ResultsProps) {
  const { volume, texts } = book;
  const isAll = useSignal(false);
  const shown = isAll.value ? found : found.slice(0, AT_FIRST);
  return (
    <div class="rules-results">
      {found.length === 0 ? <p>{texts.say('rules.none')}</p> : null}
      {volume.boxes.some((box) => !shownBoxes.value.has(box)) ? (
        <p class="muted">
          {texts.say('rules.none.boxes')}{' '}
          <button type="button" class="quiet" onClick={showAllBoxes}>
            {texts.say('rules.boxes.all')}
          </button>
        </p>
      ) : null}
      <ol lang={texts.lang} onKeyDown={(event) => walk(event, onUp)}>
        {shown.map(({ entry, title, excerpt }) => (
          <li key={entry.address}>
            <A href={`/rules/${entry.address}`} onClick={onFollow}>
              <Pieces pieces={title} />
            </A>
            <span class="rules-within">{entry.within}</span>
            <p>
              <Pieces pieces={excerpt} />
            </p>
          </li>
        ))}
      </ol>
      {shown.length < found.length ? (
        <button
          type="button"
          class="quiet rules-more"
          onClick={() => {
            isAll.value = true;
          }}
        >
          {texts.say('rules.found.all', { n: found.length })}
        </button>
      ) : null}
    </div>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return <>{pieces.map(({ text, isFound }, i) => (isFound ? <mark key={i}>{text}</mark> : text))}</>;
}

/** Up and down go from find to find, and above the first one back to the search. */
function walk(event: TargetedKeyboardEvent<HTMLOListElement>, onUp: () => void): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  if (at === 0 && event.key === 'ArrowUp') onUp();
  else links[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}

/** The side of the rules: search, the boxes that are shown, and the contents. */

import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { A } from '../../app/router.ts';
import { setting } from '../../app/settings.ts';
import { Icon } from '../../art/icons.tsx';
import { shownBoxes, toggleBox } from './boxes.ts';
import type { OpenBook } from './open-book.ts';
import type { Texts } from './texts.ts';
import type { BoxId } from './topic.ts';
import './contents.css';

interface SideProps {
  readonly book: OpenBook;
  readonly asked: Signal<string>;
  /** The topic that is being read. */
  readonly here: string | null;
  /** Enter: to the best find. Down: into the list of them. */
  readonly onEnter: () => void;
  readonly onDown: () => void;
}

export function Side({ book, asked, here, onEnter, onDown }: SideProps) {
  const { texts } = book;
  const side = useRef<HTMLDivElement>(null);
  const isOpen = useSignal(false);
  const close = () => {
    isOpen.value = false;
  };
  useLeaving(side, close);
  // The same at every key of the search.
  const panel = useMemo(
    () => (
      <>
        {book.volume.boxes.length > 1 ? <Boxes book={book} /> : null}
        <Contents book={book} here={here} onFollow={close} />
      </>
    ),
    [book, here],
  );
  return (
    <div ref={side} class="rules-side">
      <SearchField texts={texts} asked={asked} onEnter={onEnter} onDown={onDown} />
      <button
        type="button"
        class="quiet rules-toggle"
        aria-expanded={isOpen.value}
        aria-controls="rules-panel"
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="menu" />
        {texts.say('rules.contents')}
      </button>
      <div id="rules-panel" class="rules-panel" data-open={isOpen.value}>
        {panel}
      </div>
    </div>
  );
}

interface SearchProps extends Omit<SideProps, 'here' | 'book'> {
  readonly texts: Texts;
}

function SearchField({ texts, asked, onEnter, onDown }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const clear = () => {
    asked.value = '';
    field.current?.focus();
  };
  return (
    <search class="rules-search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={texts.say('rules.search')}
        placeholder={texts.say('rules.search.hint')}
        value={asked.value}
        autocomplete="off"
        spellcheck={false}
        enterkeyhint="search"
        onInput={({ currentTarget }) => {
          asked.value = currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.isComposing) return;
          if (event.key === 'Escape' && asked.value !== '') clear();
          else if (event.key === 'Enter') onEnter();
          else if (event.key === 'ArrowDown') onDown();
          else return;
          event.preventDefault();
        }}
      />
      {asked.value === '' ? null : (
        <button type="button" class="iconbtn" aria-label={texts.say('rules.clear')} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </search>
  );
}

/** On a phone the contents lie over the text: they go when one touches or reaches anything else, or by Escape. */
function useLeaving(side: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (target instanceof Node && side.current?.contains(target) === false) leave();
    };
    const escape = (event: KeyboardEvent) => {
      const panel = side.current?.querySelector('.rules-panel');
      if (event.key !== 'Escape' || !panel?.contains(document.activeElement)) return;
      leave();
      side.current?.querySelector<HTMLElement>('.rules-toggle')?.focus();
    };
    addEventListener('pointerdown', outside);
    addEventListener('focusin', outside);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('focusin', outside);
      removeEventListener('keydown', escape);
    };
  }, []);
}

/** The key `/` leads to the search, as long as single keys are wanted. */
function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const at = event.target;
      const isTyping = at instanceof HTMLElement && at.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!setting('shortcuts').peek()) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function Boxes({ book: { volume, texts } }: { readonly book: OpenBook }) {
  return (
    <fieldset class="rules-boxes">
      <legend class="sr-only">{texts.say('rules.boxes')}</legend>
      {volume.boxes.map((box) => (
        <label key={box}>
          <input type="checkbox" checked={shownBoxes.value.has(box)} onChange={() => toggleBox(box)} />
          <span>{volume.boxName(box)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ContentsProps {
  readonly book: OpenBook;
  readonly here: string | null;
  readonly onFollow: () => void;
}

function Contents({ book, here, onFollow }: ContentsProps) {
  const { volume, texts } = book;
  const nav = useRef<HTMLElement>(null);
  useInSight(nav, here);
  const shown = volume.boxes.filter((box) => shownBoxes.value.has(box));
  return (
    <nav ref={nav} class="rules-contents" aria-label={texts.say('rules.contents')}>
      {shown.map((box) => (
        <div key={box}>
          <p class="rules-contents-box">{volume.boxName(box)}</p>
          <ol lang={texts.lang}>{linksOf(box, book, here, onFollow)}</ol>
        </div>
      ))}
    </nav>
  );
}

function linksOf(box: BoxId, { volume, texts }: OpenBook, here: string | null, onFollow: () => void) {
  return volume.topics
    .filter((topic) => topic.box === box)
    .map(({ id }) => (
      <li key={id}>
        <A href={`/rules/${id}`} data-here={id === here} onClick={onFollow}>
          {texts.say(`topic.${id}`)}
        </A>
      </li>
    ));
}

/** Keeps the topic that is being read in sight among the contents, without moving the page. */
function useInSight(nav: RefObject<HTMLElement | null>, here: string | null): void {
  useEffect(() => {
    const frame = nav.current;
    const link = frame?.querySelector<HTMLElement>('[data-here=true]');
    if (frame === null || frame === undefined || link === null || link === undefined) return;
    const above = link.offsetTop - frame.scrollTop;
    if (above < 0 || above + link.offsetHeight > frame.clientHeight) {
      frame.scrollTop = link.offsetTop - frame.clientHeight / 3;
    }
  }, [here]);
}

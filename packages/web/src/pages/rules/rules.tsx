/** The rules reference: one book, with its contents beside it, that can be searched, narrowed to boxes and printed. */

import { useSignal } from '@preact/signals';
import { locale, nameOf, t } from '@tokaido/words';
import { useMemo, useRef } from 'preact/hooks';
import { Waiting } from '../../app/lazy-page.tsx';
import { PageHead } from '../../app/page-head.tsx';
import { go } from '../../app/router.ts';
import { entriesOf } from './book.ts';
import { showAllBoxes, shownBoxes } from './boxes.ts';
import { Side } from './contents.tsx';
import { renderAllNow } from './deferred-rendering.ts';
import { usePlace, usePrintTheme, useReading, useReturn } from './reading-position.ts';
import { Results } from './results.tsx';
import type { Indexed } from './search.ts';
import { indexOf, search } from './search.ts';
import type { Texts } from './texts.ts';
import { useTexts } from './texts.ts';
import type { Topic } from './topic.ts';
import { BOX_IDS } from './topic.ts';
import { TopicSection } from './topic-section.tsx';
import { TOPICS, topicAt } from './topics.ts';
import './rules.css';
import './print.css';

export function Rules({ topic }: { readonly topic?: string }) {
  const texts = useTexts();
  return texts === null ? <Waiting /> : <Book texts={texts} topic={topic} />;
}

function Book({ texts, topic }: { readonly texts: Texts; readonly topic: string | undefined }) {
  const page = useRef<HTMLElement>(null);
  const asked = useSignal('');
  const boxes = shownBoxes.value;
  const isSearching = asked.value.trim() !== '';
  const index = useIndex(texts);
  const found = isSearching ? search(index(), asked.value) : [];
  const isUnknown = topic !== undefined && topicAt(topic) === null;
  const here = useReading(page, boxes);
  const isEmpty = boxes.size === 0;
  // Drawn again only when they change: not at every key of the search.
  const pages = useMemo(() => <Pages texts={texts} topic={topic} />, [texts, topic]);
  useReturn(isSearching);
  usePlace(topic);
  usePrintTheme();
  const stop = () => {
    asked.value = '';
  };
  const links = () => page.current?.querySelectorAll<HTMLElement>('.rules-results a');
  return (
    <main ref={page} class="page rules">
      <PageHead title={t('home.rules')}>
        <button type="button" class="quiet rules-print" onClick={printAll}>
          {texts.say('rules.print')}
        </button>
      </PageHead>
      <p class="rules-lead muted">{texts.say('rules.lead')}</p>
      <Side
        texts={texts}
        asked={asked}
        here={isSearching ? null : here}
        onEnter={() => {
          const [best] = found;
          if (best === undefined) return;
          stop();
          go(`/rules/${best.entry.address}`);
        }}
        onDown={() => links()?.[0]?.focus()}
      />
      <div class="rules-book" lang={texts.lang}>
        <p class="rules-count" role="status">
          {isSearching ? texts.say('rules.found', { n: found.length }) : ''}
        </p>
        {isUnknown && !isSearching ? <p class="alert">{texts.say('rules.unknown')}</p> : null}
        {isEmpty ? <NoBoxes texts={texts} /> : null}
        {isSearching ? (
          <Results
            texts={texts}
            found={found}
            onFollow={stop}
            onUp={() => page.current?.querySelector<HTMLElement>('.rules-search input')?.focus()}
          />
        ) : null}
        <div class={isSearching ? 'rules-away' : undefined}>{pages}</div>
      </div>
    </main>
  );
}

function printAll(): void {
  renderAllNow();
  // When everything is written.
  setTimeout(() => print(), 100);
}

/** What the search looks through, made when it is first needed. */
function useIndex(texts: Texts): () => readonly Indexed[] {
  const boxes = shownBoxes.value;
  const now = locale.value;
  return useMemo(() => {
    let made: readonly Indexed[] | null = null;
    return () => (made ??= indexOf(entriesOf(texts, boxes)));
  }, [texts, boxes, now]);
}

function NoBoxes({ texts }: { readonly texts: Texts }) {
  return (
    <p>
      {texts.say('rules.boxes.none')}{' '}
      <button type="button" class="quiet" onClick={showAllBoxes}>
        {texts.say('rules.boxes.all')}
      </button>
    </p>
  );
}

/**
 * At least as many topics as a window shows when the page is opened, at its beginning or at the topic that was asked
 * for: one written later would move those below it.
 */
const FIRST = 4;

/** All topics of the boxes that are shown, box by box. */
function Pages({ texts, topic: asked }: { readonly texts: Texts; readonly topic: string | undefined }) {
  const boxes = shownBoxes.value;
  const topicAsked = asked === undefined ? null : topicAt(asked);
  const first = topicAsked === null ? 0 : TOPICS.indexOf(topicAsked);
  const isFirst = (topic: Topic) => TOPICS.indexOf(topic) >= first && TOPICS.indexOf(topic) < first + FIRST;
  return (
    <>
      {BOX_IDS.filter((box) => boxes.has(box)).map((box) => (
        <section key={box} class="rules-box" aria-labelledby={`rules-box-${box}`}>
          <h2 id={`rules-box-${box}`}>{nameOf('box', box)}</h2>
          {TOPICS.filter((topic) => topic.box === box).map((topic) => (
            <TopicSection
              key={topic.id}
              topic={topic}
              texts={texts}
              boxes={boxes}
              asked={asked}
              isFirst={isFirst(topic)}
            />
          ))}
        </section>
      ))}
    </>
  );
}

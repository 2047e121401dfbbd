/** The rules reference: a book for each game, with its contents beside it, that can be searched and printed. */

import { useSignal } from '@preact/signals';
import { locale, t } from '@tokaido/words';
import { useMemo, useRef } from 'preact/hooks';
import { Waiting } from '../../app/lazy-page.tsx';
import { PageHead } from '../../app/page-head.tsx';
import { A, go } from '../../app/router.ts';
import { entriesOf } from './book.ts';
import { showAllBoxes, shownBoxes } from './boxes.ts';
import { Side } from './contents.tsx';
import { renderAllNow } from './deferred-rendering.ts';
import type { OpenBook } from './open-book.ts';
import { useBook } from './open-book.ts';
import { usePlace, usePrintTheme, useReading, useReturn } from './reading-position.ts';
import { Results } from './results.tsx';
import type { Indexed } from './search.ts';
import { indexOf, search } from './search.ts';
import type { Texts } from './texts.ts';
import { isInAnotherLanguage } from './texts.ts';
import type { Topic } from './topic.ts';
import { TopicSection } from './topic-section.tsx';
import type { VolumeId } from './volume.ts';
import { topicAt, VOLUME_IDS, volumeAddress, volumeAt } from './volume.ts';
import './rules.css';
import './print.css';

export function Rules({ topic }: { readonly topic?: string }) {
  const book = useBook(volumeAt(topic));
  return book === null ? <Waiting /> : <Book key={book.volume.id} book={book} topic={topic} />;
}

interface BookProps {
  readonly book: OpenBook;
  readonly topic: string | undefined;
}

function Book({ book, topic }: BookProps) {
  const { volume, texts } = book;
  const page = useRef<HTMLElement>(null);
  const asked = useSignal('');
  const boxes = shownBoxes.value;
  const isSearching = asked.value.trim() !== '';
  const index = useIndex(book);
  const found = isSearching ? search(index(), asked.value) : [];
  const isUnknown = topic !== undefined && topic !== volume.id && topicAt(volume, topic) === null;
  const here = useReading(page, boxes);
  const isEmpty = !volume.boxes.some((box) => boxes.has(box));
  // Drawn again only when they change: not at every key of the search.
  const pages = useMemo(() => <Pages book={book} topic={topic} />, [book, topic]);
  useReturn(isSearching);
  usePlace(volume, topic);
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
      <Volumes texts={texts} open={volume.id} />
      {isInAnotherLanguage(texts, locale.value) ? (
        <p class="rules-lead">{texts.say('rules.inEnglish')}</p>
      ) : null}
      <p class="rules-lead muted" lang={texts.lang}>
        {texts.say(volume.lead)}
      </p>
      <Side
        book={book}
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
      <div class="rules-book">
        <p class="rules-count" role="status">
          {isSearching ? texts.say('rules.found', { n: found.length }) : ''}
        </p>
        {isUnknown && !isSearching ? <p class="alert">{texts.say('rules.unknown')}</p> : null}
        {isEmpty ? <NoBoxes texts={texts} /> : null}
        {isSearching ? (
          <Results
            book={book}
            found={found}
            onFollow={stop}
            onUp={() => page.current?.querySelector<HTMLElement>('.rules-search input')?.focus()}
          />
        ) : null}
        <div class={isSearching ? 'rules-away' : undefined} lang={texts.lang}>
          {pages}
        </div>
      </div>
    </main>
  );
}

/** Another game has another book. */
function Volumes({ texts, open }: { readonly texts: Texts; readonly open: VolumeId }) {
  return (
    <nav class="rules-volumes" aria-label={texts.say('rules.volumes')}>
      {VOLUME_IDS.map((id) => (
        <A key={id} href={volumeAddress(id)} aria-current={id === open ? 'page' : undefined}>
          {texts.say(`rules.volume.${id}`)}
        </A>
      ))}
    </nav>
  );
}

function printAll(): void {
  renderAllNow();
  // When everything is written.
  setTimeout(() => print(), 100);
}

/** What the search looks through, made when it is first needed. */
function useIndex(book: OpenBook): () => readonly Indexed[] {
  const boxes = shownBoxes.value;
  const now = locale.value;
  return useMemo(() => {
    let made: readonly Indexed[] | null = null;
    return () => (made ??= indexOf(entriesOf(book, boxes)));
  }, [book, boxes, now]);
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
function Pages({ book, topic: asked }: BookProps) {
  const { volume } = book;
  const boxes = shownBoxes.value;
  const topicAsked = asked === undefined ? null : topicAt(volume, asked);
  const first = topicAsked === null ? 0 : volume.topics.indexOf(topicAsked);
  const isFirst = (topic: Topic) => {
    const at = volume.topics.indexOf(topic);
    return at >= first && at < first + FIRST;
  };
  return (
    <>
      {volume.boxes
        .filter((box) => boxes.has(box))
        .map((box) => (
          <section key={box} class="rules-box" aria-labelledby={`rules-box-${box}`}>
            <h2 id={`rules-box-${box}`}>{volume.boxName(box)}</h2>
            {volume.topics
              .filter((topic) => topic.box === box)
              .map((topic) => (
                <TopicSection
                  key={topic.id}
                  topic={topic}
                  book={book}
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

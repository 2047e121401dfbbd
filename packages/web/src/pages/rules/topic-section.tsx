/** One topic of the rules: its text, tables and cards, what people ask about it, and where to read on. */

import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import {
  Achievement,
  Amulet,
  Calligraphy,
  Emblem,
  Encounter,
  Festival,
  Legend,
  Pawn,
  Plaque,
  Traveler,
} from '../../art/art.tsx';
import { Character } from '../../art/duo.tsx';
import { Icon } from '../../art/icons.tsx';
import type { ItemKind } from '../../tokaido/rule-links.ts';
import type { Item } from './book.ts';
import { itemsOf } from './book.ts';
import { useDeferred } from './deferred-rendering.ts';
import type { OpenBook } from './open-book.ts';
import { Prose } from './prose.tsx';
import type { Texts } from './texts.ts';
import type { BoxId, Sign, Topic } from './topic.ts';
import { elementId } from './topic.ts';
import { topicAt } from './volume.ts';
import './topic-section.css';

interface TopicProps {
  readonly topic: Topic;
  readonly book: OpenBook;
  /** The boxes that are shown: links lead only to them. */
  readonly boxes: ReadonlySet<BoxId>;
  /** The address that was asked for, perhaps that of this topic or of one of its cards. */
  readonly asked: string | undefined;
  /** Stands where the page begins, and is written at once. */
  readonly isFirst: boolean;
}

export function TopicSection({ topic, book, boxes, asked, isFirst }: TopicProps) {
  const id = elementId(topic.id);
  const isAsked = asked !== undefined && topicAt(book.volume, asked) === topic;
  const isWritten = useDeferred(isAsked || isFirst);
  return (
    <section class="rules-topic" aria-labelledby={id} data-topic={topic.id} data-asked={topic.id === asked}>
      <h3 id={id} tabIndex={-1}>
        <span class="rules-sign">
          <Drawn sign={topic.sign} />
        </span>
        {book.texts.say(`topic.${topic.id}`)}
      </h3>
      {isWritten ? <Body topic={topic} book={book} boxes={boxes} asked={asked} /> : null}
    </section>
  );
}

function Body({ topic, book, boxes, asked }: Omit<TopicProps, 'isFirst'>) {
  const { volume, texts } = book;
  const items = itemsOf(topic, texts);
  return (
    <>
      <div class="rules-prose">
        <Prose text={texts.say(`topic.${topic.id}.body`)} />
      </div>
      {topic.tables?.map((table) => (
        <volume.Table key={table} id={table} texts={texts} />
      ))}
      {items.length > 0 ? (
        <ul class="rules-items">
          {items.map((item) => (
            <Card key={item.id} item={item} isAsked={item.address === asked} />
          ))}
        </ul>
      ) : null}
      <Doubts topic={topic} texts={texts} />
      <SeeAlso topic={topic} book={book} boxes={boxes} />
    </>
  );
}

function Drawn({ sign }: { readonly sign: Sign }) {
  if ('stop' in sign) return <Plaque stop={sign.stop} />;
  if ('emblem' in sign) return <Emblem id={sign.emblem} />;
  if ('pawn' in sign) return <Pawn seat={sign.pawn} />;
  if ('character' in sign) return <Character id={sign.character} />;
  return <Icon name={sign.icon} />;
}

const PICTURES: Readonly<Record<ItemKind, ((props: { readonly id: string }) => JSX.Element) | null>> = {
  traveler: Traveler,
  encounter: Encounter,
  achievement: Achievement,
  variation: null,
  amulet: Amulet,
  legend: Legend,
  calligraphy: Calligraphy,
  festival: Festival,
};

function Card({ item, isAsked }: { readonly item: Item; readonly isAsked: boolean }) {
  const Picture = PICTURES[item.kind];
  return (
    <li class={`rules-item ${item.kind}`} data-asked={isAsked}>
      {Picture === null ? null : <Picture id={item.id} />}
      <div>
        <h4 id={elementId(item.address)} tabIndex={-1}>
          {item.name}
          {item.is === '' ? null : <span class="rules-is">, {item.is}</span>}
        </h4>
        {item.facts.length > 0 ? <p class="rules-facts">{item.facts.join(' · ')}</p> : null}
        <p>{item.does}</p>
        {item.note === '' ? null : (
          <div class="rules-note">
            <Prose text={item.note} />
          </div>
        )}
      </div>
    </li>
  );
}

function Doubts({ topic, texts }: { readonly topic: Topic; readonly texts: Texts }) {
  if (topic.doubts === undefined) return null;
  return (
    <div class="rules-doubts">
      <h4>{texts.say('rules.doubts')}</h4>
      <dl>
        {topic.doubts.map((id) => (
          <div key={id}>
            <dt>{texts.say(`doubt.${id}`)}</dt>
            <dd>{texts.say(`doubt.${id}.answer`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function SeeAlso({ topic, book: { volume, texts }, boxes }: Pick<TopicProps, 'topic' | 'book' | 'boxes'>) {
  const near = volume.topics.filter(({ id, box }) => boxes.has(box) && topic.see?.includes(id));
  if (near.length === 0) return null;
  return (
    <p class="rules-see">
      <span class="muted">{texts.say('rules.see')}</span>
      {near.map(({ id }) => (
        <A key={id} href={`/rules/${id}`}>
          {texts.say(`topic.${id}`)}
        </A>
      ))}
    </p>
  );
}

/** One part of the form: what is asked, the points that it brings, and its rule. */

import '@tokaido/words/locales/en/end';
import '@tokaido/words/locales/en/count';
import type { CountedThing } from '@tokaido/tokaido/count';
import { nameOf, t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { A } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import type { Counted } from './counted.ts';
import { problemsAt } from './placed-problems.ts';
import type { FilledSection } from './sections.ts';
import { isTicked } from './sections.ts';
import { Stepper } from './stepper.tsx';
import { ThingArt } from './thing-art.tsx';
import { problemWords, thingName, thingNote } from './thing-words.ts';
import '../../styles/choice-tile.css';
import './section.css';

interface PartProps {
  readonly title: string;
  /** The points so far; null where none are shown. */
  readonly points: number | null;
  readonly rule: string;
  readonly children: ComponentChildren;
}

/** A fieldset with its points and the way to its rule at the right of the legend. */
export function FormPart({ title, points, rule, children }: PartProps): JSX.Element {
  return (
    <fieldset class="count-part">
      <legend>{title}</legend>
      <div class="count-part-side">
        {points !== null && (
          <span class={points === 0 ? 'count-points none' : 'count-points'}>
            <span aria-hidden="true">{points}</span>
            <span class="sr-only">{t('count.points', { n: points })}</span>
          </span>
        )}
        <A href={`/rules/${rule}`} class="iconbtn" aria-label={t('count.rule', { name: title })}>
          <Icon name="book" />
        </A>
      </div>
      {children}
    </fieldset>
  );
}

interface SectionProps {
  readonly section: FilledSection;
  readonly seat: number;
  readonly found: Counted;
  readonly onNumber: (thing: CountedThing, n: number | null) => void;
  readonly children?: ComponentChildren;
}

export function SectionView({ section, seat, found, onNumber, children }: SectionProps): JSX.Element {
  const score = found.scores.find((each) => each.seat === seat);
  const points = section.sources.reduce((sum, source) => sum + (score?.by[source] ?? 0), 0);
  const ticked = section.things.filter(isTicked);
  const numbered = section.things.filter((thing) => !isTicked(thing));
  const props = { seat, found, onNumber };
  return (
    <FormPart
      title={section.word === undefined ? nameOf('end.source', section.id) : t(section.word)}
      points={score === undefined || section.sources.length === 0 ? null : points}
      rule={section.rule}
    >
      {children}
      {numbered.map((thing) => (
        <NumberRow key={thing.id} thing={thing} {...props} />
      ))}
      {ticked.length > 0 && (
        <div class="count-ticks">
          {ticked.map((thing) => (
            <TickRow key={thing.id} thing={thing} {...props} />
          ))}
        </div>
      )}
    </FormPart>
  );
}

type RowProps = Omit<SectionProps, 'section' | 'children'> & { readonly thing: CountedThing };

function NumberRow({ thing, seat, found, onNumber }: RowProps): JSX.Element {
  const id = useId();
  const told = problemsOfThing(thing, seat, found);
  const isUsual = thing.usual !== undefined && found.sheet.seats[seat]?.has[thing.id] === undefined;
  const note = isUsual ? t('count.usual') : thingNote(thing);
  return (
    <div class="count-row">
      <ThingArt thing={thing} />
      <span class="count-words">
        <span>{thingName(thing)}</span>
        {note !== '' && <small id={`${id}-note`}>{note}</small>}
      </span>
      <Stepper
        label={thingName(thing)}
        value={found.shown(seat, thing)}
        most={thing.most}
        isWrong={told !== ''}
        describedBy={[note !== '' ? `${id}-note` : '', told !== '' ? id : ''].join(' ').trim() || undefined}
        onChange={(n) => onNumber(thing, n)}
      />
      <Problem id={id} words={told} />
    </div>
  );
}

function TickRow({ thing, seat, found, onNumber }: RowProps): JSX.Element {
  const id = useId();
  const told = problemsOfThing(thing, seat, found);
  const isOn = found.shown(seat, thing) > 0;
  const note = thingNote(thing);
  return (
    <div class="count-tick">
      <label class={isOn ? 'choice-tile on' : 'choice-tile'}>
        <input
          type="checkbox"
          checked={isOn}
          aria-invalid={told !== ''}
          aria-describedby={told !== '' ? id : undefined}
          onChange={({ currentTarget }) => onNumber(thing, currentTarget.checked ? 1 : 0)}
        />
        <ThingArt thing={thing} />
        <span class="count-words">
          <span>{thingName(thing)}</span>
          {note !== '' && <small>{note}</small>}
        </span>
        <i class="tick">
          <Icon name="check" />
        </i>
      </label>
      <Problem id={id} words={told} />
    </div>
  );
}

function problemsOfThing(thing: CountedThing, seat: number, found: Counted): string {
  const facts = { counted: found.counted(seat, thing), last: found.seen.s.travelers };
  return problemsAt(found.problems, seat, thing.id)
    .map((problem) => problemWords(problem, facts))
    .join(' ');
}

export function Problem({ id, words }: { readonly id: string; readonly words: string }): JSX.Element | null {
  if (words === '') return null;
  return (
    <p id={id} class="count-problem">
      <Icon name="warn" />
      {words}
    </p>
  );
}

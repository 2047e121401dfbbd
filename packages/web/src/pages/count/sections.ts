/** The parts of the form for one player: things that lie together, the points they bring, and where the rules speak of them. */

import type { CountedThing } from '@tokaido/tokaido/count';

export interface Section {
  readonly id: string;
  /** By which word it is called, where that is not `end.source.<id>`. */
  readonly word?: 'stop.temple' | 'count.also';
  /** What the engine lists together. */
  readonly groups: readonly string[];
  /** The engine's sources whose points are shown here; none where it brings points through something else. */
  readonly sources: readonly string[];
  /** The topic of the rules. */
  readonly rule: string;
}

export const SECTIONS: readonly Section[] = [
  {
    id: 'panorama',
    groups: ['panorama', 'first'],
    sources: ['panorama', 'ach-panorama'],
    rule: 'panoramas',
  },
  { id: 'souvenir', groups: ['souvenir'], sources: ['souvenir'], rule: 'shop' },
  { id: 'legend', groups: ['legend'], sources: ['legend'], rule: 'legendary-objects' },
  { id: 'meal', groups: ['meal'], sources: ['meal'], rule: 'inns' },
  { id: 'spring', groups: ['spring'], sources: ['spring', 'bath'], rule: 'hot-springs' },
  { id: 'encounter', groups: ['encounter'], sources: ['encounter'], rule: 'encounters' },
  {
    id: 'temple',
    word: 'stop.temple',
    groups: ['temple'],
    sources: ['donation', 'donor-rank'],
    rule: 'temple',
  },
  { id: 'cherry', groups: ['cherry'], sources: ['cherry'], rule: 'cherry-trees' },
  {
    id: 'calligraphy',
    groups: ['calligraphy', 'shared'],
    sources: ['calligraphy'],
    rule: 'calligraphy',
  },
  { id: 'festival', groups: ['festival'], sources: ['festival'], rule: 'festivals' },
  { id: 'more', word: 'count.also', groups: ['more'], sources: [], rule: 'scoring' },
];

export interface FilledSection extends Section {
  readonly things: readonly CountedThing[];
}

/** The sections of which there is anything to ask. What a later box calls otherwise comes last. */
export function sectionsOf(
  things: readonly CountedThing[],
  of: CountedThing['of'],
): readonly FilledSection[] {
  const named = new Set(SECTIONS.flatMap(({ groups }) => groups));
  return SECTIONS.map((section) => ({
    ...section,
    things: things.filter(
      (thing) =>
        thing.of === of &&
        (section.groups.includes(thing.group) || (section.id === 'more' && !named.has(thing.group))),
    ),
  })).filter((section) => section.things.length > 0);
}

/** One of each is had or not: a box to tick instead of a number. */
export function isTicked({ group }: CountedThing): boolean {
  return group === 'first' || group === 'legend' || group === 'calligraphy' || group === 'shared';
}

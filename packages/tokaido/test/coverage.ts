/** The coverage of the exhaustive runner as a table and as a page. */

import { BOXES, ENCOUNTERS, TRAVELERS } from '../src/index.ts';
import type { Explored } from './exhaustive.ts';
import { isSeen } from './exhaustive.ts';
import type { Cell } from './pairs.ts';
import { CELLS, GROUPS, WINDOWS } from './pairs.ts';

const TITLES: Readonly<Record<string, string>> = {
  option: 'traveler × space × option',
  amulet: 'amulet × decision',
  festival: 'festival × traveler',
  encounter: 'encounter × traveler',
  calligraphy: 'calligraphy × traveler',
  legend: 'legendary object × traveler',
};

interface Count {
  readonly can: number;
  readonly seen: number;
  readonly cannot: number;
}

function count(explored: Explored, cells: readonly Cell[]): Count {
  const can = cells.filter((cell) => cell.impossible === undefined);
  const seen = can.filter((cell) => isSeen(explored, cell)).length;
  return { can: can.length, seen, cannot: cells.length - can.length };
}

const percent = ({ can, seen }: Count) => `${Math.floor((100 * seen) / can)} %`;

export function coverageTable(explored: Explored): string {
  const rows = [...GROUPS, ''].map((group) => {
    const counted = count(explored, group === '' ? CELLS : CELLS.filter((cell) => cell.group === group));
    const { can, seen, cannot } = counted;
    return `| ${TITLES[group] ?? 'all'} | ${seen} | ${can} | ${percent(counted)} | ${cannot} |`;
  });
  return ['| pairs | happened | can happen | | cannot |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

function byTraveler(explored: Explored): string {
  const groups = GROUPS.filter((group) => group !== 'amulet');
  const head = `| traveler | ${groups.map((group) => TITLES[group].replace(/ × traveler|traveler × /, '')).join(' | ')} |`;
  const rows = TRAVELERS.slice(1).map(({ id }) => {
    const cells = groups.map((group) => {
      const { seen, can } = count(
        explored,
        CELLS.filter((cell) => cell.group === group && cell.who === id),
      );
      return `${seen} of ${can}`;
    });
    return `| ${id} | ${cells.join(' | ')} |`;
  });
  return [head, `| --- |${' --- |'.repeat(groups.length)}`, ...rows].join('\n');
}

function byWindow(explored: Explored): string {
  const amulets = BOXES.get('crossroads')?.cards.amulet ?? [];
  const rows = amulets.map((amulet) => {
    const marks = WINDOWS.map((window) => {
      const cell = CELLS.find(
        (one) => one.group === 'amulet' && one.who === window && one.what.startsWith(amulet),
      );
      if (cell === undefined || !isSeen(explored, cell)) return 'missing';
      return cell.what === amulet ? 'used' : 'closed';
    });
    return `| ${amulet} | ${marks.join(' | ')} |`;
  });
  return [`| amulet | ${WINDOWS.join(' | ')} |`, `| --- |${' --- |'.repeat(WINDOWS.length)}`, ...rows].join(
    '\n',
  );
}

/** What cannot happen, with the reason, each reason once. */
function impossible(): string {
  const reasons = new Map<string, string[]>();
  for (const { group, what, who, impossible: reason } of CELLS) {
    if (reason === undefined) continue;
    const line = `${what}${group === 'amulet' ? ' at another decision' : ''}: ${reason}`;
    reasons.set(line, [...(reasons.get(line) ?? []), who]);
  }
  return [...reasons].map(([line, who]) => `* ${line}. Never: ${who.join(', ')}.`).join('\n');
}

export function coveragePage(explored: Explored): string {
  return `# Coverage

What happened in biased random play with all boxes: ${TRAVELERS.length - 1} travelers, ${ENCOUNTERS.length} kinds of
encounter, two to five players, changing variations. If an action leads to a pair that has not occurred yet, the
traveler takes it. The first command repeats the run, the second one also rewrites this page:

    npx vitest run packages/tokaido/test/exhaustive.test.ts
    WRITE=1 npx vitest run packages/tokaido/test/exhaustive.test.ts

${coverageTable(explored)}

An option counts when it was chosen. An encounter, calligraphy or legendary object counts when it entered the
collection (every game is played to the end, so calligraphy was scored too). A festival counts when its effect reached
the traveler: a coin, card, section, token or roll, a meal at its prices, a stop with its bonus, a choice that it
offered, or a space on the traveler's way that it closed.

## Travelers

${byTraveler(explored)}

## Amulets

\`used\`: it was used at that decision. \`closed\`: somebody held it at that decision and could not use it.

${byWindow(explored)}

## What cannot happen

${impossible()}
`;
}

/** The tables of the rules: the engine's own numbers, with the names of the cards. */

import { DONOR_POINTS, OTHER_DONOR_POINTS, PANORAMA_LENGTHS, PANORAMAS } from '@tokaido/tokaido';
import { nameOf } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { Emblem, Plaque, Seal } from '../../art/art.tsx';
import { Panorama } from '../../art/scenes.tsx';
import { dieFaces, gamingStake, MENU_SIZES, SET_POINTS } from './numbers.ts';
import { RoadTable } from './road-table.tsx';
import type { Texts } from './texts.ts';
import type { TableId } from './topic.ts';
import { MealsTable, SouvenirsTable } from './wares.tsx';
import './tables.css';

interface TableProps {
  readonly texts: Texts;
}

const TABLES: Readonly<Partial<Record<TableId, (props: TableProps) => JSX.Element>>> = {
  road: RoadTable,
  sets: SetsTable,
  souvenirs: SouvenirsTable,
  panoramas: PanoramasTable,
  donors: DonorsTable,
  menu: MenuTable,
  meals: MealsTable,
  options: OptionsTable,
  die: DieTable,
};

export function Table({ id, texts }: TableProps & { readonly id: TableId }) {
  const Shown = TABLES[id];
  return Shown === undefined ? null : <Shown texts={texts} />;
}

interface GridProps {
  readonly name: string;
  readonly heads: readonly string[];
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A plain table: a caption, a row of heads, rows. */
export function Grid({ name, heads, class: own = '', children }: GridProps) {
  return (
    <table class={`rules-table ${own}`}>
      <caption>{name}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function SetsTable({ texts }: TableProps) {
  const heads = [texts.say('rules.sets.card'), texts.say('rules.sets.points'), texts.say('rules.sets.total')];
  return (
    <Grid name={texts.say('rules.sets')} heads={heads} class="figures">
      {SET_POINTS.map((points, i) => (
        <tr key={points}>
          <th scope="row">
            {i === SET_POINTS.length - 1
              ? texts.say('rules.sets.fifth')
              : texts.say('rules.sets.nth', { n: i + 1 })}
          </th>
          <td>{points}</td>
          <td>{SET_POINTS.slice(0, i + 1).reduce((sum, more) => sum + more, 0)}</td>
        </tr>
      ))}
    </Grid>
  );
}

function PanoramasTable({ texts }: TableProps) {
  return (
    <ul class="rules-panoramas">
      {PANORAMAS.map((kind, i) => {
        const sections = Array.from({ length: PANORAMA_LENGTHS[i] ?? 0 }, (_, n) => n + 1);
        const points = sections.reduce((sum, more) => sum + more, 0);
        return (
          <li key={kind}>
            <Panorama kind={kind} taken={sections.length} />
            <span>
              <strong>{nameOf('panorama', kind)}</strong>{' '}
              {texts.say('rules.panoramas.worth', { sections: sections.join(' + '), n: points })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function DonorsTable({ texts }: TableProps) {
  const rows: (readonly [string, number])[] = [
    ...DONOR_POINTS.map((points, i) => [texts.say('rules.donors.rank', { n: i + 1 }), points] as const),
    [texts.say('rules.donors.other'), OTHER_DONOR_POINTS],
    [texts.say('rules.donors.nobody'), 0],
  ];
  return (
    <table class="rules-table figures">
      <caption>{texts.say('rules.donors')}</caption>
      <tbody>
        {rows.map(([who, points]) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MenuTable({ texts }: TableProps) {
  return (
    <table class="rules-table figures">
      <caption>{texts.say('rules.menu')}</caption>
      <tbody>
        {MENU_SIZES.map(([players, meals]) => (
          <tr key={players}>
            <th scope="row">{texts.say('rules.menu.players', { n: players })}</th>
            <td>{meals}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Stop, base option, option of Crossroads. */
const OPTIONS = [
  ['shop', 'souvenirs', 'legendary-object'],
  ['farm', 'wages', 'gaming-room'],
  ['panorama-sea', 'panorama', 'cherry-tree'],
  ['hot-spring', 'hot-spring', 'bathhouse'],
  ['temple', 'offering', 'amulet'],
  ['encounter', 'encounter', 'calligraphy'],
] as const;

function OptionsTable({ texts }: TableProps) {
  const heads = [
    texts.say('rules.road.stop'),
    texts.say('rules.options.usual'),
    texts.say('rules.options.more'),
  ];
  return (
    <Grid name={texts.say('rules.options')} heads={heads} class="options">
      {OPTIONS.map(([stop, base, more]) => (
        <tr key={stop}>
          <th scope="row">
            <Plaque stop={stop} class="rules-plaque" />
            {base === 'panorama' ? texts.say('rules.panoramas.kind') : nameOf('stop', stop)}
          </th>
          <td>{base === 'panorama' ? texts.say('rules.options.panorama') : nameOf('option', base)}</td>
          <td>
            <Seal option={more} class="rules-seal" />
            {nameOf('option', more)}
          </td>
        </tr>
      ))}
    </Grid>
  );
}

function DieTable({ texts }: TableProps) {
  const heads = ['rules.die.face', 'rules.die.odds', 'rules.die.back', 'rules.die.gain'] as const;
  const sides = dieFaces();
  const faces = [...new Set(sides)];
  const stake = gamingStake();
  return (
    <Grid name={texts.say('rules.die')} heads={heads.map((head) => texts.say(head))} class="figures">
      {faces.map((face) => (
        <tr key={face}>
          <th scope="row">
            <Emblem id={`die-${face}`} class="rules-seal" />
            {face === 0 ? 'X' : `×${face}`}
          </th>
          <td>{`${sides.filter((other) => other === face).length}/${sides.length}`}</td>
          <td>{stake * face}</td>
          <td>{signed(stake * (face - 1))}</td>
        </tr>
      ))}
    </Grid>
  );
}

function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}

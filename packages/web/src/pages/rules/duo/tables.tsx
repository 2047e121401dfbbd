/** The tables of Duo's rules, all from the board's own numbers. */

import { CHARACTERS, COLORS, ICONS, PAINTINGS, WARE_COUNTS, WARES } from '@tokaido/duo';
import { list, nameOf, sentence } from '@tokaido/words';
import { characterName, colorName } from '@tokaido/words/duo';
import type { ComponentChildren, JSX } from 'preact';
import { AreaIcon, Character, Station, Ware } from '../../../art/duo.tsx';
import { Grid } from '../tables.tsx';
import type { TextKey, Texts } from '../texts.ts';
import type { DuoTableId, TableId } from '../topic.ts';
import { BasisTable } from './basis-table.tsx';
import { areaRows, stationRows, townRows, waveRows } from './island-rows.ts';
import { BOARD } from './numbers.ts';

interface TableProps {
  readonly texts: Texts;
}

const TABLES: Readonly<Record<DuoTableId, (props: TableProps) => JSX.Element>> = {
  components: ComponentsTable,
  dice: DiceTable,
  stations: StationsTable,
  boutiques: BoutiquesTable,
  towns: TownsTable,
  areas: AreasTable,
  slabs: ({ texts }) => <PointsTable texts={texts} name="slabs" points={BOARD.slabs} />,
  gifts: ({ texts }) => <PointsTable texts={texts} name="gifts" points={BOARD.gifts} />,
  tracks: TracksTable,
  waves: WavesTable,
  basis: BasisTable,
};

export function DuoTable({ id, texts }: TableProps & { readonly id: TableId }): JSX.Element | null {
  const Shown = Object.hasOwn(TABLES, id) ? TABLES[id as DuoTableId] : null;
  return Shown === null ? null : <Shown texts={texts} />;
}

interface RowsProps extends TableProps {
  readonly name: TextKey;
  readonly heads: readonly TextKey[];
  readonly class?: string;
  readonly children: ComponentChildren;
}

function Rows({ texts, name, heads, class: own = '', children }: RowsProps) {
  return (
    <Grid name={texts.say(name)} heads={heads.map((head) => texts.say(head))} class={own}>
      {children}
    </Grid>
  );
}

function ComponentsTable({ texts }: TableProps) {
  return (
    <Rows
      texts={texts}
      name="duo-rules.components"
      heads={['duo-rules.components.what', 'duo-rules.components.count']}
      class="figures"
    >
      {WARES.map((ware, kind) => (
        <tr key={ware}>
          <th scope="row">
            <Ware id={ware} class="rules-seal" />
            {sentence(nameOf('duo.ware', ware))}
          </th>
          <td>{WARE_COUNTS[kind]}</td>
        </tr>
      ))}
      {COLORS.map((color, seat) =>
        ICONS.map((icon, kind) => (
          <tr key={`${color} ${icon}`}>
            <th scope="row">
              <AreaIcon id={icon} class="rules-seal" />
              {texts.say('duo-rules.components.painting', {
                color: colorName(seat),
                icon: nameOf('duo.icon', icon),
              })}
            </th>
            <td>{PAINTINGS[seat]?.[kind]}</td>
          </tr>
        )),
      )}
    </Rows>
  );
}

function DiceTable({ texts }: TableProps) {
  return (
    <Rows texts={texts} name="duo-rules.dice" heads={['duo-rules.dice.die', 'duo-rules.dice.faces']}>
      {CHARACTERS.map((character, number) => (
        <tr key={character}>
          <th scope="row">
            <Character id={character} class="rules-seal" />
            {characterName(number)}
          </th>
          <td>{BOARD.dice[character].join(', ')}</td>
        </tr>
      ))}
    </Rows>
  );
}

function StationsTable({ texts }: TableProps) {
  return (
    <Rows
      texts={texts}
      name="duo-rules.stations"
      heads={['duo-rules.stations.station', 'duo-rules.stations.count', 'duo-rules.stations.gives']}
    >
      {stationRows().map(({ type, name, count }) => (
        <tr key={type}>
          <th scope="row">
            <Station type={type} class="rules-plaque" />
            {name}
          </th>
          <td>{count}</td>
          <td>{texts.say(`duo-rules.station.${type}`)}</td>
        </tr>
      ))}
    </Rows>
  );
}

function BoutiquesTable({ texts }: TableProps) {
  return (
    <Rows
      texts={texts}
      name="duo-rules.boutiques"
      heads={['duo-rules.boutiques.ware', 'duo-rules.boutiques.prices']}
    >
      {WARES.map((ware) => (
        <tr key={ware}>
          <th scope="row">
            <Ware id={ware} class="rules-seal" />
            {sentence(nameOf('duo.ware', ware))}
          </th>
          <td>
            {BOARD.boutiques
              .filter((token) => token.ware === ware)
              .map(({ value }) => value)
              .join(', ')}
          </td>
        </tr>
      ))}
    </Rows>
  );
}

function TownsTable({ texts }: TableProps) {
  return (
    <Rows
      texts={texts}
      name="duo-rules.towns"
      heads={['duo-rules.towns.town', 'duo-rules.towns.kind', 'duo-rules.towns.routes']}
    >
      {townRows().map(({ id, name, wares, routes }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>
            {wares === 0
              ? texts.say('duo-rules.towns.coast')
              : texts.say('duo-rules.towns.draw', { n: wares })}
          </td>
          <td>{list(routes)}</td>
        </tr>
      ))}
    </Rows>
  );
}

function AreasTable({ texts }: TableProps) {
  return (
    <Rows
      texts={texts}
      name="duo-rules.areas"
      heads={['duo-rules.areas.area', 'duo-rules.areas.towns', 'duo-rules.areas.next']}
    >
      {areaRows().map(({ id, icon, name, towns, borders }) => (
        <tr key={id}>
          <th scope="row">
            <AreaIcon id={icon} class="rules-seal" />
            {name}
          </th>
          <td>{list(towns)}</td>
          <td>{list(borders)}</td>
        </tr>
      ))}
    </Rows>
  );
}

interface PointsProps extends TableProps {
  readonly name: 'slabs' | 'gifts';
  /** For none, one, two … of them. */
  readonly points: readonly number[];
}

function PointsTable({ texts, name, points }: PointsProps) {
  return (
    <Rows
      texts={texts}
      name={`duo-rules.${name}`}
      heads={[`duo-rules.${name}.n`, 'duo-rules.points', 'duo-rules.more']}
      class="figures"
    >
      {points.map((worth, n) =>
        n === 0 ? null : (
          <tr key={n}>
            <th scope="row">{n}</th>
            <td>{worth}</td>
            <td>{`+${worth - (points[n - 1] ?? 0)}`}</td>
          </tr>
        ),
      )}
    </Rows>
  );
}

function TracksTable({ texts }: TableProps) {
  return (
    <Rows
      texts={texts}
      name="duo-rules.tracks"
      heads={['duo-rules.tracks.slot', 'duo-rules.tracks.temple', 'duo-rules.tracks.garden']}
      class="figures"
    >
      {BOARD.temple.map((value, at) => (
        <tr key={at}>
          <th scope="row">{at + 1}</th>
          <td>{value}</td>
          <td>{BOARD.garden[at] ?? '–'}</td>
        </tr>
      ))}
    </Rows>
  );
}

function WavesTable({ texts }: TableProps) {
  return (
    <Rows
      texts={texts}
      name="duo-rules.waves"
      heads={['duo-rules.waves.tile', 'duo-rules.waves.for', 'duo-rules.waves.does']}
    >
      {waveRows().map(({ id, character, name, of, does }) => (
        <tr key={id}>
          <th scope="row">
            <Character id={character} class="rules-seal" />
            {name}
          </th>
          <td>{of}</td>
          <td>{does}</td>
        </tr>
      ))}
    </Rows>
  );
}

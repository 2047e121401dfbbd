/** What a stop shows in a row of the hanging scroll and on a band of the hand scroll: reckoned once for both. */

import { locale, nameOf, t } from '@tokaido/words';
import { revision } from '@tokaido/words/messages/english';
import {
  festivalsAt,
  hasSecondOption,
  playerOrYou,
  type SaidStop,
  sayStop,
  spaceAt,
  yourSeat,
} from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { Plaque, Seal } from '../../art/art.tsx';
import type { Seen } from '../model.ts';
import type { Place, RowState } from './leg.ts';
import { placesOf, rowState, stopsOf, travelTo } from './leg.ts';
import type { RoadSelection } from './road-selection.ts';
import './stop.css';

export interface Stop {
  readonly position: number;
  readonly kind: string;
  readonly state: RowState;
  readonly name: string;
  /** What it brings, or why it is closed, in a word or two. */
  readonly note: string;
  readonly label: string;
  readonly places: readonly Place[];
  readonly picked: boolean;
  /** The seat whose ghost stands here; −1 for none. */
  readonly ghost: number;
  /** The second option, shown as a small seal. */
  readonly seal: string | null;
  /** Its name in a word or two; empty where there is none. */
  readonly second: string;
  /** Whether a festival changes it. */
  readonly lantern: boolean;
  /** Whether the focus comes here first. */
  readonly first: boolean;
  /** Somebody has just come here. */
  readonly fresh: boolean;
  readonly action: string;
}

export function stopOf(selection: RoadSelection, seen: Seen, position: number): Stop {
  const { s } = seen;
  const near = stopsOf(s, selection.now.value).includes(position);
  // On another leg nothing can be chosen, but the player who must walk still sees where they stand.
  const walk =
    near || s.all[selection.walk.value?.mover ?? -1]?.position === position ? selection.walk.value : null;
  const kind = spaceAt(s, position);
  const state = rowState(s, position, walk, seen.me);
  const action = travelTo(s, position);
  const picked = selection.picked.value === action;
  const said = saidOf(selection, seen, position);
  const places = placesOf(s, position);
  const last = selection.last.value?.seat;
  const seal = hasSecondOption(kind, seen) ? (SECOND_OPTION[kind] ?? 'cherry-tree') : null;
  return {
    position,
    kind,
    state,
    name: said.name,
    note: noteOf(selection, seen, said, state, kind),
    label: said.label,
    places,
    picked,
    ghost: picked && state === 'open' && walk !== null ? walk.mover : -1,
    seal,
    second: seal === null ? '' : nameOf('option', `${seal}.short`),
    lantern: state !== 'passed' && near && festivalsAt(kind, seen).length > 0,
    first: selection.at.value === position,
    fresh: places.some((place) => place.is === 'taken' && place.seat === last),
    action,
  };
}

/** The second option of each kind of stop; that of every panorama is a cherry tree. */
const SECOND_OPTION: Readonly<Record<string, string>> = {
  farm: 'gaming-room',
  shop: 'legendary-object',
  temple: 'amulet',
  encounter: 'calligraphy',
  'hot-spring': 'bathhouse',
};

function noteOf(selection: RoadSelection, seen: Seen, said: Said, state: RowState, kind: string): string {
  if (state === 'here') {
    const seat = selection.walk.value?.mover ?? seen.me;
    if (seat === yourSeat(seen, selection.model.info.value)) return t('table.youAreHere');
    if (seat >= seen.s.players) return t('table.neutralIsHere');
    return t('table.stands', { name: nameOfSeat(selection, seen, seat) });
  }
  if (state !== 'closed') return said.gain;
  const reason = selection.model.explain(said.action);
  const by = reason !== null && 'by' in reason ? (reason.by as readonly number[]) : [];
  const [one, ...others] = by;
  if (one !== undefined && others.length === 0)
    return t('table.stands', { name: nameOfSeat(selection, seen, one) });
  if (reason?.why !== 'shut') return said.brief;
  return t('table.shutBy', { festival: nameOf('festival', festivalsAt(kind, seen)[0] ?? '') });
}

function nameOfSeat({ model }: RoadSelection, seen: Seen, seat: number): string {
  return seat >= seen.s.players ? t('seat.neutral') : playerOrYou(seat, seen, model.info.value);
}

type Said = SaidStop & { readonly action: string };
interface Words {
  /** What they were made with. */
  readonly of: readonly unknown[];
  readonly stops: Map<number, Said>;
}
const known = new WeakMap<Seen, Words>();

/** Words are made once for a position, the names at the table and the words at hand: a row is drawn often. */
function saidOf(selection: RoadSelection, seen: Seen, position: number): Said {
  const info = selection.model.info.value;
  const of = [info, locale.value, revision.value];
  let here = known.get(seen);
  if (here === undefined || here.of.some((part, i) => part !== of[i]))
    known.set(seen, (here = { of, stops: new Map() }));
  let said = here.stops.get(position);
  if (said === undefined) {
    said = { ...sayStop(position, seen, info), action: travelTo(seen.s, position) };
    here.stops.set(position, said);
  }
  return said;
}

/** The plaque with the seal of its second option. */
export function Sign({ stop }: { readonly stop: Stop }): JSX.Element {
  return (
    <span class="sign">
      <Plaque class="plaque" stop={stop.kind} />
      {stop.seal !== null && <Seal class="twin" option={stop.seal} />}
    </span>
  );
}

/** A stop in words: its name, what it brings, who stands there, and why it is closed. */

import type { Outlook, State } from '@tokaido/tokaido';
import { END, LARGEST_DONATION, MEAL_POINTS, outlook, roomAt, secondOption, tokaido } from '@tokaido/tokaido';
import { sayChange } from '../change.ts';
import { list, nameOf, sentence, t } from '../messages/index.ts';
import { yourSeat } from '../subjects.ts';
import { festivalsAt } from './festivals.ts';
import { innName, legOf, playerOrYou, printed, seatsAt, spaceAt } from './names.ts';
import { briefReason, sayReason } from './reasons.ts';
import type { Forecast, Seated, Seen } from './seen.ts';

export interface SaidStop {
  readonly name: string;
  /** A few words for a row: what a stop there brings. */
  readonly gain: string;
  /** The whole accessible name. */
  readonly label: string;
  /** Why I cannot go there; null when I can, or when it is not for me to move. */
  readonly reason: string | null;
  /** The same in a word or two; empty where there is no reason. */
  readonly brief: string;
  /** Whether I may go there now. */
  readonly open: boolean;
}

/** Whose gains are told: mine, those of the traveler I move, or for a spectator those of whoever moves. */
export function walker({ me, turn, s }: Seen): number {
  if (turn?.decision === 'travel' && (turn.seat === me || me < 0)) return turn.details.mover;
  return me >= 0 && me < s.players ? me : 0;
}

/** `Hot spring`; an inn by its number where there is room. */
export function stopName(s: State, position: number): string {
  if (position === END) return nameOf('place', printed(s, END) === END ? 'edo' : 'kyoto');
  return nameOf('stop', spaceAt(s, position));
}

function longName(s: State, position: number): string {
  if (spaceAt(s, position) !== 'inn') return stopName(s, position);
  if (position === END) return nameOf('spot', printed(s, END) === END ? 'inn.edo' : 'inn.kyoto');
  return innName(s, position);
}

/** What a stop brings, as the second half of a sentence. */
export function sayGain(at: Outlook): string {
  const { stop, bath } = at;
  if (stop === 'inn') return t('spot.gain.inn', { points: MEAL_POINTS });
  if (stop === 'shop') return t('spot.gain.shop');
  if (stop === 'farm') return t('spot.gain.farm', { coins: at.wages });
  if (stop === 'temple') return t('spot.gain.temple', { each: at.each });
  if (stop === 'encounter') {
    if (at.people > 1) return t('spot.gain.encounter.two', { people: at.people });
    return t('spot.gain.encounter');
  }
  if (stop === 'hot-spring') {
    const [least, most] = bath;
    if (most === 0) return t('spot.gain.hot-spring.none');
    return t(least === most ? 'spot.gain.hot-spring.one' : 'spot.gain.hot-spring', { least, most });
  }
  if (at.section === 0) return t('spot.gain.complete');
  return t('spot.gain.panorama', { section: at.section, all: at.sections, points: at.sectionPoints });
}

/** What comes before anything is chosen. */
export function arrival({ points, coins }: Outlook): Forecast {
  return { points: [points, points], coins: [coins, coins], ends: false };
}

/** Whether a kind of stop has a second option that is still to be had. */
export function hasSecondOption(stop: string, { s }: Pick<Seen, 's'>): boolean {
  return secondOption(s, stop) !== null;
}

function neutralGain(stop: string): string {
  if (stop === 'temple') return t('spot.gain.neutral.temple');
  return t(stop === 'inn' ? 'spot.gain.neutral.inn' : 'spot.gain.neutral');
}

/** The same in a few words for a row. */
function rowGain(at: Outlook, purse: number): string {
  const { stop } = at;
  const { coins, points } = at;
  const change = (more: { points?: readonly [number, number]; coins?: number }) => {
    const [least, most] = more.points ?? [0, 0];
    const paid = (more.coins ?? 0) + coins;
    return sayChange({ points: [least + points, most + points], coins: [paid, paid], ends: false });
  };
  if (stop === 'inn') return t('row.inn', { points: MEAL_POINTS });
  if (stop === 'shop') return t('row.shop');
  if (stop === 'farm') return change({ coins: at.wages });
  if (stop === 'temple') return t('row.temple', { most: Math.min(LARGEST_DONATION, Math.max(purse, 1)) });
  if (stop === 'encounter') return t('row.encounter');
  if (stop === 'hot-spring') return change({ points: at.bath });
  if (at.section === 0) return t('row.complete');
  return change({ points: [at.sectionPoints, at.sectionPoints] });
}

/** Everything a stop brings, in sentences; what comes on arrival, the other option and the festivals too. */
export function sayGains(position: number, seen: Seen): string[] {
  const seat = walker(seen);
  const stop = spaceAt(seen.s, position);
  if (seat >= seen.s.players) return [neutralGain(stop)];
  const at = outlook(seen.s, seat, position);
  const said = [sayGain(at)];
  const extra = sayChange(arrival(at));
  if (extra !== '') said.push(t('spot.extra', { change: extra }));
  if (hasSecondOption(stop, seen)) {
    const kind = stop.startsWith('panorama') ? 'panorama' : stop;
    said.push(nameOf('spot.or', kind, { coins: at.amuletPrice, points: at.bathhouse }));
  }
  for (const id of festivalsAt(stop, seen)) {
    const festival = nameOf('festival', id);
    said.push(t('spot.festival', { festival, does: nameOf('festival', `${id}.does`) }));
  }
  return said;
}

function head(s: State, position: number): string {
  const leg = legOf(s, position);
  const where = { stop: longName(s, position), number: position - leg.from, all: leg.to - leg.from };
  if (spaceAt(s, position) === 'inn') return t('spot.innHead', where);
  return t('spot.head', { ...where, free: roomAt(s, position).free });
}

function standing(position: number, seen: Seen, info: Seated): string[] {
  const seats = seatsAt(seen.s, position);
  if (seats.length === 0) return [];
  if (seats.length === 1 && seats[0] === yourSeat(seen, info)) return [t('spot.here.you')];
  const names = list(seats.map((seat) => playerOrYou(seat, seen, info)));
  return [sentence(t('spot.here', { names, count: seats.length }))];
}

const NAMES_THEM: ReadonlySet<string> = new Set(['occupied', 'second-place']);

export function sayStop(position: number, seen: Seen, info: Seated): SaidStop {
  const { s } = seen;
  const seat = walker(seen);
  const words = `travel ${printed(s, position)}`;
  const moving = seen.mine && seen.turn?.decision === 'travel';
  const open = moving && seen.legal.includes(words);
  const action = moving && !open ? tokaido.rules.parse(words) : null;
  const why = action === null ? null : tokaido.explain(s, seen.me, action);
  const reason = why === null ? null : sayReason(why, seen, info);
  const told = why === null ? '' : why.why;
  const label = [head(s, position)];
  // The reason names those who stand there, and what lies behind brings nothing any more.
  if (!NAMES_THEM.has(told)) label.push(...standing(position, seen, info));
  if (told !== 'behind-you') label.push(...sayGains(position, seen));
  if (open) label.push(t('spot.open'));
  else if (reason !== null) label.push(t('spot.closed', { reason }));
  const neutral = seat >= s.players;
  return {
    name: stopName(s, position),
    gain: neutral ? '' : rowGain(outlook(s, seat, position), s.all[seat]?.coins ?? 0),
    label: label.map(sentence).join(' '),
    reason,
    brief: why === null ? '' : briefReason(why),
    open,
  };
}

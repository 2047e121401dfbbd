/** docs/protocol.md, generated from the schemas: its tables list exactly what the server checks. */

import * as z from 'zod/mini';
import { Command } from '../src/command.ts';
import { PHRASES, PROTOCOL } from '../src/constants.ts';
import * as messages from '../src/messages.ts';
import { Pace, Plan, SeatPlan } from '../src/plan.ts';
import { REFUSALS, Refused } from '../src/refused.ts';
import { SeatInfo, TableInfo, UndoInfo } from '../src/table-info.ts';

type Descriptions<T extends { readonly t: string }> = { readonly [K in T['t']]: string };

/** A sentence for each message; one that is missing does not compile. */
const CLIENT: Descriptions<messages.ClientMessage> = {
  hello:
    'The first message of a connection; the address of the socket, `/ws/<id>`, names the table. With the secret of a seat you take that seat, without one you watch. `since` is the number of the last entry you know: you are then told only what came after it.',
  do: 'A command. `id` is yours to choose; sent again under the same id, a command is still carried out once, and answered the same.',
  ping: 'Answered by `pong`. A connection that is silent for 70 seconds is closed.',
  hurry:
    'Not answered. Bots wait a few seconds after a decision that you can still take back; by this you say that you will not.',
  look: 'Not answered. Whether the page of a person is in sight: nobody is told on their devices what they see. Only to a server whose `welcome` has `push`; whoever never sends it counts as looking.',
};
const SERVER: Descriptions<messages.ServerMessage> = {
  welcome:
    'Everything from the start: forget what you knew and draw this. It follows `hello`, and comes again when you change seats. `you` is your seat, −1 for a spectator.',
  update:
    'One entry of the log. `patch` changes the view you hold, `view` replaces it; fields that did not change are absent. Ignore an update whose `n` you know already.',
  present:
    'Whether each seat has somebody connected, here or at another process, how many watch, and for how many milliseconds nobody has been at a seat: a bot may play for a person who has been away for three minutes, at a table by letter for one who has let the deadline pass.',
  said: 'Somebody said something. Lines have numbers of their own; ignore one that you know already.',
  ok: 'The command of this id was carried out and stored, as entry `n`.',
  no: 'The command was not carried out and nothing changed. `id` is null where the message could not be read.',
  pong: 'The answer to `ping`.',
  bye: 'The connection will be closed: `reload` your client is too old, `restart` come back in a moment, `gone` the table was deleted, `flood` you sent too much.',
};
const COMMANDS: Descriptions<Command> = {
  act: 'Take a decision: `number` is that of the turn, `action` one of its `legal` words.',
  undo: 'Take your last decision back, while `turn.undo` is true. `number` is that of the pending decision.',
  name: 'Change your name.',
  color:
    'Before the game: choose the color and shape of your seat, one of `info.colors`. Refused as `color-taken` where another person has it; a bot or an empty seat takes yours in exchange. A server without `info.colors` does not know the command.',
  ready: 'Before the game: say whether you are ready.',
  bytes: 'Before the game: 16 random bytes of yours for the shuffle.',
  seat: 'Host, before the game: make a seat open, closed, or a bot of a level. A person who sits there has to stand up, and may sit down again.',
  start:
    'Host: begin. Open seats become bots, closed ones are gone, the others keep their order. From anybody else who is ready it is a vote, `start` of their seat: the game begins when more than half of the people seated want it and all who are present are ready; the host counts as ready.',
  leave:
    'Stand up for good. Before the game the seat is open again, later a bot plays on. If you were the host, somebody else who is present is host at once.',
  extend: 'At a table with a live clock, on your turn: twenty seconds more, up to ten times a decision.',
  'stand-in':
    'Let a bot play for somebody who has been away for three minutes: the host decides, or more than half of the others. At a table by letter it is refused as `before-deadline` until the deadline of that seat has passed.',
  back: 'Take your seat back from the bot that plays for you. Saying hello does it by itself.',
  say: 'A phrase of the list, which clients put into words, or a text where the table allows it; at most five lines in 15 seconds. Talk is no entry of the log: `n` of its `ok` is the last entry.',
  rematch:
    'After the game: `info.next` will name a new table with the same people, everybody one seat further. Its host is that of this table if they are present, else whoever asks first.',
  coach:
    'Say that you use the coach, or that you stopped: while you do, your seat in `info.seats` has `coach`. Refused as `coach-off` where `info.coach` is false; a server without `info.coach` does not know the command.',
  chat: 'Host, at any time: allow free text beside the phrases, or phrases only. `info.chat` says what holds. Older servers do not know the command.',
  host: 'Host: somebody else who sits at the table is the host from now on.',
  remove:
    'Host, before the game: a guest has to stand up, and is refused as `removed` when they want to sit down again, also at the rematches of this table. Their next `welcome` has `removed`, and `info.removed` names them.',
  readmit:
    'Host, at any time: a guest of `info.removed` may sit down again. They are sent a `welcome` without `removed`.',
  close:
    'Host: close the table, before or during the game. `info.closed` is true from then on, everything else is refused as `table-closed`, and the table is listed no more. At a listed table a game that others play as well cannot be closed.',
  'ask-undo':
    'Ask the others whether you may take your last decision back, with everything after it. `number` is that of the pending decision. See “Undo by agreement”.',
  'answer-undo':
    'Answer whoever asks to take a decision back; whoever asked withdraws the question with `false`.',
};

interface Json {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly items?: Json | boolean;
  readonly prefixItems?: readonly Json[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/** Shapes that have a name, so that the tables stay short. */
const NAMED: readonly (readonly [name: string, schema: z.ZodMiniType])[] = [
  ['Command', Command],
  ['TableInfo', TableInfo],
  ['SeatInfo', SeatInfo],
  ['UndoInfo', UndoInfo],
  ['Turn', messages.Turn],
  ['Clock', messages.Clock],
  ['News', messages.News],
  ['Said', messages.Said],
  ['Refused', Refused],
  ['Pace', Pace],
];
/** Codes in a table cell, beyond which they are listed elsewhere. */
const MOST_CODES = 12;

function jsonOf(schema: z.ZodMiniType): Json {
  return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Json;
}

function bare(json: Json): string {
  return JSON.stringify({ ...json, $schema: undefined });
}

type Names = ReadonlyMap<string, string>;

function typeOf(json: Json, names: Names): string {
  const known = names.get(bare(json));
  if (known !== undefined) return known;
  if (json.const !== undefined) return `\`${JSON.stringify(json.const)}\``;
  if (json.enum !== undefined) {
    return json.enum.length > MOST_CODES
      ? 'a code, see below'
      : json.enum.map((value) => `\`${String(value)}\``).join(' ');
  }
  const options = json.anyOf ?? json.oneOf;
  if (options !== undefined) return options.map((option) => typeOf(option, names)).join(' or ');
  if (json.prefixItems !== undefined) {
    return `[${json.prefixItems.map((item) => typeOf(item, names)).join(', ')}]`;
  }
  if (json.type === 'array')
    return `list of ${typeOf(typeof json.items === 'object' ? json.items : {}, names)}`;
  if (json.type === 'integer') return wholeNumber(json);
  if (json.type === 'string') return text(json);
  return json.type === undefined ? 'any JSON' : [json.type].flat().join(' or ');
}

function text({ pattern, maxLength }: Json): string {
  if (pattern !== undefined) return `text like \`${pattern}\``;
  return maxLength === undefined ? 'text' : `text up to ${maxLength}`;
}

function wholeNumber({ minimum, maximum }: Json): string {
  if (minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER) return 'whole number';
  const open = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER;
  return open ? `whole number from ${minimum}` : `whole number, ${minimum} to ${maximum}`;
}

function fields(json: Json, names: Names): string[] {
  const rows = Object.entries(json.properties ?? {}).filter(([name]) => name !== 't');
  if (rows.length === 0) return [];
  const required = json.required ?? [];
  const row = (name: string, value: Json) =>
    `| \`${name}\`${required.includes(name) ? '' : ' (may be absent)'} | ${typeOf(value, names).replaceAll('|', '\\|')} |`;
  return ['', '| field | value |', '| --- | --- |', ...rows.map(([name, value]) => row(name, value))];
}

function optionsOf(schema: z.ZodMiniType): readonly Json[] {
  const { oneOf, anyOf } = jsonOf(schema);
  return oneOf ?? anyOf ?? [];
}

function sumType(
  schema: z.ZodMiniType,
  descriptions: Readonly<Record<string, string>>,
  names: Names,
): string[] {
  return optionsOf(schema).flatMap((option) => {
    const { const: name } = option.properties?.['t'] ?? {};
    if (typeof name !== 'string') return [];
    return ['', `### \`${name}\``, '', descriptions[name] ?? '', ...fields(option, names)];
  });
}

function kinds(schema: z.ZodMiniType, names: Names): string[] {
  const lines = optionsOf(schema).map(({ properties }) => {
    const [kind, ...rest] = Object.entries(properties ?? {});
    const more = rest.map(([name, value]) => `\`${name}\` ${typeOf(value, names)}`).join(', ');
    return `* \`kind\` ${typeOf(kind?.[1] ?? {}, names)}${more === '' ? '' : `: ${more}`}`;
  });
  return ['', ...lines];
}

/** The whole page; `intro` is its part in words. */
export function protocolPage(intro: string): string {
  const names = new Map(
    NAMED.map(([name, schema]) => [bare(jsonOf(schema)), `[${name}](#${name.toLowerCase()})`]),
  );
  const shapes = NAMED.filter(([name]) => name !== 'Command' && name !== 'Pace');
  return [
    intro.trim().replaceAll('{PROTOCOL}', String(PROTOCOL)),
    '',
    '## From you to the table',
    ...sumType(messages.ClientMessage, CLIENT, names),
    '',
    '## Command',
    '',
    'What may be asked of a table, as the `command` of `do` or of `POST /api/tables/{id}/commands`.',
    ...sumType(Command, COMMANDS, names),
    '',
    `Phrases: ${PHRASES.map((phrase) => `\`${phrase}\``).join(' ')}.`,
    '',
    '## From the table to you',
    ...sumType(messages.ServerMessage, SERVER, names),
    '',
    '## Shapes',
    ...shapes.flatMap(([name, schema]) => ['', `### ${name}`, ...fields(jsonOf(schema), names)]),
    '',
    '### Pace',
    ...kinds(Pace, names),
    '',
    '### Plan',
    '',
    'What a table is opened with, in `POST /api/tables`.',
    ...fields(jsonOf(Plan), names),
    '',
    'A seat of a plan:',
    ...kinds(SeatPlan, names),
    '',
    '## Refusals',
    '',
    `The codes: ${REFUSALS.map((code) => `\`${code}\``).join(' ')}.`,
    '`message` is one sentence for people who read logs; where an action is `closed`, `reason` is the engine’s own code',
    'with its numbers.',
    '',
  ].join('\n');
}

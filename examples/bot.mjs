#!/usr/bin/env node
// A program that plays at a table of a Tokaido server, with nothing but the HTTP API of docs/protocol.md.
//
//   node examples/bot.mjs http://localhost:8080              opens a table with one of the server's bots, and plays
//   node examples/bot.mjs http://localhost:8080 duo          the same with Tokaido Duo
//   node examples/bot.mjs http://localhost:8080 <table>      sits down at somebody's table, of either game
//
// `choose` decides how it plays: put your own idea there.

/**
 * Any legal action will do. On the road this one travels slowly, buys and eats what it can, and donates little; at Duo,
 * where nobody gets anywhere by always doing the same, it leaves it to chance.
 *
 * @param {string[]} legal
 * @param {string} game
 */
function choose(legal, game) {
  if (game === 'duo') return legal[Math.floor(Math.random() * legal.length)];
  const spends = legal.filter((action) => /^(buy|eat|collect) (?!-)/.test(action));
  if (spends.length > 0) return spends[spends.length - 1];
  return legal[0];
}

const [server = 'http://localhost:8080', where = 'tokaido'] = process.argv.slice(2);
const isGame = where === 'tokaido' || where === 'duo';

class Refused extends Error {}

const TOO_MANY_REQUESTS = 429;
const PAUSE_MS = 500;
const MOST_TRIES = 20;

/**
 * Sends a request, again after a pause while the server says that it gets too many: commands carry an id, so each is
 * carried out once.
 *
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {string} [secret] of the seat
 */
async function request(method, path, body, secret) {
  for (let tries = 1; ; tries++) {
    const response = await fetch(new URL(path, server), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status !== TOO_MANY_REQUESTS || tries === MOST_TRIES) return response;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {string} [secret] of the seat
 */
async function api(method, path, body, secret) {
  const response = await request(method, path, body, secret);
  const text = await response.text();
  if (!response.headers.get('content-type')?.startsWith('application/json')) return text;
  const answer = JSON.parse(text);
  if (response.ok) return answer;
  throw new Refused(`${answer.refused?.code}: ${answer.refused?.message}`);
}

/** 16 random bytes of ours for the shuffle, so that nobody else can choose it. */
const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');

async function takeSeat() {
  if (!isGame) return api('POST', `/api/tables/${where}/seats`, { name: 'Example', bytes });
  const plan = {
    game: where,
    options: '',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'porter' }],
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    level: 'porter',
  };
  return api('POST', '/api/tables', { plan, name: 'Example', bytes });
}

/** @param {{ table: string, secret: string }} seat */
async function play({ table: id, secret }) {
  let sent = 0;
  const ask = (/** @type {object} */ command) =>
    api('POST', `/api/tables/${id}/commands`, { id: `${sent++}`, command }, secret);
  if (isGame) await ask({ t: 'start' });
  let look = await api('GET', `/api/tables/${id}`, undefined, secret);
  while (look.info.phase !== 'over') {
    const { turn } = look;
    if (turn?.legal !== undefined) {
      const action = choose(turn.legal, look.info.game);
      console.log(`${turn.decision}: ${action}`);
      await ask({ t: 'act', number: turn.number, action });
    }
    look = await api('GET', `/api/tables/${id}/updates?since=${look.n}&wait=20`, undefined, secret);
  }
  const record = await api('GET', `/api/tables/${id}/record`);
  console.log(record.trim().split('\n').at(-1));
  return id;
}

try {
  const seat = await takeSeat();
  console.log(`table ${seat.table}, seat ${seat.seat + 1}: ${server}/t/${seat.table}`);
  await play(seat);
} catch (error) {
  console.error(
    error instanceof Refused
      ? `The server refused: ${error.message}`
      : `No answer from ${server}: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}

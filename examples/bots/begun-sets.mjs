#!/usr/bin/env node
// A bot as a program, in plain JavaScript for Node: docs/engine.md describes what it reads and writes.
//
//   npx tokaido arena --candidate 'exec:node examples/bots/begun-sets.mjs' --against porter
//
// It stops as often as it can, goes on with the panorama that it has most of, and buys as much as it can pay for. At Duo
// it does whatever the words of an action promise. Put your own idea into `choose`.

import { createInterface } from 'node:readline';

const PROTOCOL = 1;
const PANORAMAS = ['paddy', 'mountain', 'sea'];

/**
 * How much the bot likes an action.
 *
 * @param {string} action in words
 * @param {number} rank its place in the list, which has the nearest stop first
 * @param {Record<string, any>} me what the view says of its own seat
 */
function worth(action, rank, me) {
  const [verb, ...things] = action.split(' ');
  const isNothing = things[0] === '-' || things[0] === 'no';
  switch (verb) {
    case 'travel':
      return -rank;
    case 'panorama':
      return me.panoramas?.[PANORAMAS.indexOf(things[0])] ?? 0;
    case 'buy':
    case 'collect':
      return isNothing ? 0 : things.length;
    case 'give':
    case 'donate':
      return -Number(things[0]) || 0;
    case 'pass':
    case 'refuse':
    case 'rest':
      return -1;
    default:
      return isNothing ? -1 : 0;
  }
}

/** @param {any} question @param {() => number} random */
function choose({ view, seat, legal }, random) {
  const me = view.seats[seat];
  const values = legal.map((/** @type {string} */ action, /** @type {number} */ i) => worth(action, i, me));
  const best = Math.max(...values);
  const liked = legal.filter((/** @type {string} */ _, /** @type {number} */ i) => values[i] === best);
  return liked[Math.floor(random() * liked.length)];
}

/** Random numbers from 0 to 1: the same seed, the same answers, so a match can be repeated. @param {number} seed */
function randomFrom(seed) {
  let state = seed % 2147483647 || 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** The randomness of each seat at each table. @type {Map<string, () => number>} */
const seats = new Map();

/** @param {any} message @returns {object} */
function answer(message) {
  const { type, table, seat } = message;
  const key = `${table} ${seat}`;
  switch (type) {
    case 'hello':
      if (message.protocol !== PROTOCOL) break;
      return { type: 'hello', protocol: PROTOCOL, name: 'begun sets', version: '1' };
    case 'ping':
      return { type: 'pong' };
    case 'seat':
      seats.set(key, randomFrom(message.seed));
      return { type: 'ready', table, seat };
    case 'leave':
      seats.delete(key);
      return { type: 'left', table, seat };
    case 'decide': {
      const random = seats.get(key);
      if (random === undefined) return { type: 'error', message: `nobody sits at seat ${seat} of ${table}` };
      return { type: 'action', table, seat, number: message.number, action: choose(message, random) };
    }
  }
  return { type: 'error', message: `this bot cannot answer ${JSON.stringify(message).slice(0, 80)}` };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'quit') break;
  process.stdout.write(`${JSON.stringify(answer(message))}\n`);
}

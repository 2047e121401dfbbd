/** Bots: minds that think on what a seat may know, levels for people, and the arena that measures them. */

export type { Block } from './arena/block.ts';
export { playBlock } from './arena/block.ts';
export { blockLine, firstLine, readLog } from './arena/log.ts';
export type { Setup } from './arena/setup.ts';
export { seatsOf } from './arena/setup.ts';
export type { Interval, Speed, Summary } from './arena/summary.ts';
export { summarize } from './arena/summary.ts';
export type { Bot, Budget, Mind } from './bot.ts';
export { AT_ONCE, seat } from './bot.ts';
export type { Level } from './levels.ts';
export { LEVELS, levelMind } from './levels.ts';
export { heuristicJudge } from './minds/heuristic-judge.ts';
export type { Judge } from './minds/judge.ts';
export { isJudge } from './minds/judge.ts';
export type { Known } from './minds/known.ts';
export type { BotSpec, GameRef } from './minds/registry.ts';
export { botFor, botNames, knownGame, MINDS, mindFor, readBot } from './minds/registry.ts';
export { knownTokaido } from './minds/tokaido.ts';
export type { ActionAdvice, Advice } from './net/advice.ts';
export { evaluate } from './net/advice.ts';
export type { Analysis, MoveAnalysis, SeatAnalysis } from './net/analysis.ts';
export { analyse } from './net/analysis.ts';
export { netFor, netPlayer, rolloutPlayer, whyNoNet } from './net/player.ts';

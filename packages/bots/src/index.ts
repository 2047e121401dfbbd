/** Bots: strategies that use only what a seat may know, levels for people, and the arena that measures them. */

export type { AnalysedGame } from './analysis/analysed-game.ts';
export { analysedGame } from './analysis/analysed-games.ts';
export type { Analyser, AnalysisAsk } from './analysis/analyser.ts';
export { analyse, createAnalyser } from './analysis/analyser.ts';
export type {
  Analysis,
  AnalysisPart,
  Candidate,
  DecisionAnalysis,
  Estimate,
  Expected,
  Mark,
  MoveAnalysis,
  SeatAnalysis,
  SkillSums,
} from './analysis/analysis.ts';
export { analysisOf } from './analysis/assemble-analysis.ts';
export { duoAnalysis } from './analysis/duo.ts';
export type { Moment, ThreeMoments } from './analysis/moments.ts';
export { threeMoments } from './analysis/moments.ts';
export type { RefineAsk, RefinedDecision, Refiner } from './analysis/refine.ts';
export { createRefiner, withRefined } from './analysis/refine.ts';
export type { Refinement, RefinementAsk } from './analysis/refinement.ts';
export { createRefinement } from './analysis/refinement.ts';
export { tokaidoAnalysis } from './analysis/tokaido.ts';
export type { Block } from './arena/block.ts';
export { playBlock } from './arena/block.ts';
export { blockLine, firstLine, readLog } from './arena/log.ts';
export type { Setup } from './arena/setup.ts';
export { duoOn, seatsOf } from './arena/setup.ts';
export type { Interval, Speed, Summary } from './arena/summary.ts';
export { summarize } from './arena/summary.ts';
export type { AnyBot, Bot, Budget, SlowBot, Strategy } from './bot.ts';
export { AT_ONCE, createBot } from './bot.ts';
export { DEFAULT_LEVEL } from './default-level.ts';
export { duoHintFor } from './hints/duo.ts';
export { FinalPoints } from './hints/final-points.ts';
export type { Hint, HintChoice } from './hints/hint-choice.ts';
export type { HintTerm } from './hints/hint-term.ts';
export { hintFor } from './hints/tokaido.ts';
export {
  identityOf,
  isNetBot,
  isShippedNet,
  seedsIn,
  whyNotSeated,
} from './league/entrant.ts';
export type { GateBots, GateResult } from './league/gate.ts';
export { passGate } from './league/gate.ts';
export type { LeagueEntrant, LeagueFile } from './league/league-file.ts';
export { parseLeagueFile } from './league/league-file.ts';
export type { LeagueHead, LeagueLine } from './league/league-log.ts';
export { leagueHead, leagueKey, leagueLine, readLeagueLog } from './league/league-log.ts';
export type { LeagueBlock, Rating } from './league/ratings.ts';
export { ANCHOR_ELO, ratings, shareAgainst } from './league/ratings.ts';
export type { Decision, TestPlan, Verdict } from './league/sequential-test.ts';
export { decide, TEST_PLAN } from './league/sequential-test.ts';
export type { LeagueTable } from './league/tables.ts';
export { leagueTable, MIXED, TABLE_NAMES } from './league/tables.ts';
export type { Level, LevelPlayer, Skill } from './level-skills.ts';
export { LEVELS, levelPlayer, skillOf } from './level-skills.ts';
export type { Character, LevelParts, NetOfSkill } from './levels.ts';
export { levelStrategy, readCharacter } from './levels.ts';
export type { ActionAdvice, Advice } from './net/action-playouts.ts';
export { evaluate } from './net/advice.ts';
export { fingerprintOf } from './net/fingerprint.ts';
export { levelNet } from './net/level-net.ts';
export type { NetFile, TextReader } from './net/net-files.ts';
export { netFileBots, netFileOf, netFileReader } from './net/net-files.ts';
export { netFor, netPlayer, rolloutPlayer, whyNoNet } from './net/player.ts';
export type { AnyEvaluator } from './net/shipped-nets.ts';
export { addNets, evaluatorFor } from './net/shipped-nets.ts';
export type { WeightsFile } from './net/weights.ts';
export { netName } from './net-name.ts';
export type { Agreement } from './puzzles/agreement.ts';
export { sampleAgreement } from './puzzles/agreement.ts';
export type { FoundPuzzles, PuzzleSearch, SearchCounts } from './puzzles/finder.ts';
export { findPuzzles } from './puzzles/finder.ts';
export { gradeOf, solvedShare } from './puzzles/grade.ts';
export type { Puzzle, PuzzleChoice, PuzzleFile } from './puzzles/puzzle.ts';
export { behind, CLOSE, errorOf, GRADES, isSolvedBy, meanOf, PUZZLE_FORMAT } from './puzzles/puzzle.ts';
export { selectPuzzles, tableOf } from './puzzles/select.ts';
export { SKILL_BOTS } from './skill-bots.ts';
export type { ActionRater } from './strategies/action-rater.ts';
export { isActionRater } from './strategies/action-rater.ts';
export { loadBoxCards } from './strategies/box-cards.ts';
export { duoKnowledge } from './strategies/duo.ts';
export { DUO_LIKES } from './strategies/duo-likes.ts';
export type { GameKnowledge, HeuristicKnowledge, Likes } from './strategies/game-knowledge.ts';
export { heuristicRater } from './strategies/heuristic-rater.ts';
export type { BotMaker, BotSource, GameRef } from './strategies/registry.ts';
export {
  anyBotFor,
  BOT_SOURCES,
  botFor,
  botForms,
  botMisfit,
  botNames,
  gameKnowledge,
  readBot,
  SLOW_BOT_SOURCES,
  STRATEGIES,
  splitBudget,
  strategyBots,
  strategyFor,
} from './strategies/registry.ts';
export { tokaidoHeuristic } from './strategies/tokaido-heuristic.ts';
export { TOKAIDO_LIKES } from './strategies/tokaido-likes.ts';
export type { Temper } from './temper-names.ts';
export { TEMPERS } from './temper-names.ts';
export type { NetAbout } from './trained-nets.ts';
export { netAbout, taskOf as netTaskOf } from './trained-nets.ts';

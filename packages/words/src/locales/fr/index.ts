/** French, by area; what is missing is said in English. */

export { default as bots } from './bots.json' with { type: 'json' };
export { default as boxes } from './boxes.json' with { type: 'json' };
export { default as cards } from './cards.json' with { type: 'json' };
export { default as duo } from './duo.json' with { type: 'json' };
export { default as duoEnd } from './duo-end.json' with { type: 'json' };
export { default as duoHints } from './duo-hints.json' with { type: 'json' };
export { default as duoNarrator } from './duo-narrator.json' with { type: 'json' };
export { default as duoSheets } from './duo-sheets.json' with { type: 'json' };
export { default as duoTable } from './duo-table.json' with { type: 'json' };
export { default as duoTold } from './duo-told.json' with { type: 'json' };
export { default as end } from './end.json' with { type: 'json' };
export { default as hints } from './hints.json' with { type: 'json' };
export { default as home } from './home.json' with { type: 'json' };
export { default as narrator } from './narrator.json' with { type: 'json' };
export { default as news } from './news.json' with { type: 'json' };
export { default as online } from './online.json' with { type: 'json' };
export { default as peaks } from './peaks.json' with { type: 'json' };
export { default as replay } from './replay.json' with { type: 'json' };
export { default as results } from './results.json' with { type: 'json' };
export { default as road } from './road.json' with { type: 'json' };
export { default as say } from './say.json' with { type: 'json' };
export { default as settings } from './settings.json' with { type: 'json' };
export { default as sheets } from './sheets.json' with { type: 'json' };
export { default as shell } from './shell.json' with { type: 'json' };
export { default as table } from './table.json' with { type: 'json' };
export { default as told } from './told.json' with { type: 'json' };

/** Which powers and festivals matter at which decision; a test holds the ids against the engine. */

/** Whose power shows at which decision; options are told apart by their stop. */
export const POWERS: Readonly<Record<string, readonly string[]>> = {
  buy: ['sasayakko', 'zen-emon', 'titia', 'ayumu', 'felicia'],
  collect: ['rakuren'],
  eat: ['kinko', 'nampo', 'kamui', 'ayumu', 'felicia'],
  treat: ['satsuki', 'kidzuna', 'eriku', 'kinko', 'ayumu', 'felicia'],
  give: ['hirotada', 'mari'],
  'option farm': ['iyasaka'],
  'option shop': ['rakuren', 'sasayakko', 'zen-emon', 'titia', 'ayumu'],
  'option temple': ['miyataka', 'mari', 'hirotada'],
  'option encounter': ['kita', 'yoshiyasu', 'umegae'],
  'option hot-spring': ['mitsukuni'],
  'option panorama-paddy': ['gotozaemon', 'naiade'],
  'option panorama-mountain': ['gotozaemon', 'naiade'],
  'option panorama-sea': ['gotozaemon', 'naiade'],
  keep: ['yoshiyasu'],
  panorama: ['hiroshige', 'naiade'],
  legend: ['titia', 'felicia'],
  amulet: ['mari', 'felicia'],
  bet: ['jirocho'],
  roll: ['iyasaka'],
  leave: ['mutsumi'],
};

/** Which festival brings or changes a decision. */
export const FESTIVALS: Readonly<Record<string, string>> = {
  donate: 'o-bon',
  publish: 'o-tsukimi',
  meet: 'hadaka-matsuri',
  invite: 'gion-matsuri',
  eat: 'cho-yo',
};

/** The traveler offered first: one whose power works by itself, so that a newcomer can begin at once. */

/** Easiest first. Whoever is not named asks for more knowledge of the road. */
export const EASY: readonly string[] = [
  'hirotada',
  'umegae',
  'mitsukuni',
  'kinko',
  'satsuki',
  'hiroshige',
  'chuubei',
  'gotozaemon',
  'daigoro',
  'chihaya',
  'iyasaka',
  'misaki',
  'takeru',
  'nampo',
  'yashima',
  'ayumu',
  'sasayakko',
  'zen-emon',
  'yoshiyasu',
  'musubi',
];

export function suggested(ids: readonly string[]): string {
  return EASY.find((id) => ids.includes(id)) ?? ids[0] ?? '';
}

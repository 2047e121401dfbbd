/** Names and effects of cards, in our own words; by id. */

export interface Card {
  readonly name: string;
  readonly does: string;
}

const card = (name: string, does: string): Card => ({ name, does });

export const FESTIVALS: Readonly<Record<string, Card>> = {
  'o-bon': card('O-Bon', 'everybody may give up to 3 coins to the temple now'),
  'tori-no-ichi': card('Tori no Ichi', 'whoever has no amulet gets one'),
  'hina-matsuri': card('Hina matsuri', 'a doll for each female traveler'),
  tango: card('Tango', 'a carp for each male traveler'),
  hanabi: card('Hanabi', 'two more festivals at once'),
  'o-fune-matsuri': card('O-Fune matsuri', 'everybody paints the next section of the sea'),
  'o-shogatsu': card('O-Shogatsu', 'everybody rolls the die for coins'),
  setsubun: card('Setsubun', 'everybody rolls the die for points'),
  tanabata: card('Tanabata', '2 points now for each end achievement one leads'),
  'o-tsukimi': card('O-Tsukimi', 'you lay open a calligraphy that all will score'),
  shishimai: card('Shishimai', 'the best donors score 4, 2 and 1 now'),
  'cho-yo': card('Cho-yo', 'next inn: two more meals, each a coin cheaper'),
  'yama-no-ko': card('Yama no Ko', 'a second section at mountain stops'),
  'o-taue-matsuri': card('O-Taue matsuri', 'at paddies the bank gives a coin to the temple for you'),
  'hadaka-matsuri': card('Hadaka matsuri', 'at hot springs an encounter first'),
  'o-hanami': card('O-Hanami', 'a coin at each panorama'),
  'gion-matsuri': card('Gion matsuri', 'at encounters you pick whom you meet'),
  kamiarisai: card('Kamiarisai', 'a place at each temple is closed'),
  'toka-ebisu': card('Toka Ebisu', 'a place at each shop is closed'),
  'mura-matsuri': card('Mura matsuri', 'a place at each farm is closed'),
};

export const AMULETS: Readonly<Record<string, Card>> = {
  vitality: card('Vitality', 'another turn while you lead'),
  fortune: card('Fortune', 'before a move, roll the die for coins'),
  health: card('Health', 'both options of a stop'),
  friendship: card('Friendship', 'stop where somebody stands alone'),
  hospitality: card('Hospitality', 'a meal at an inn for nothing'),
  devotion: card('Devotion', 'the coins you pay for a card go to the temple in your name'),
};

export const CALLIGRAPHY: Readonly<Record<string, Card>> = {
  foresight: card('Foresight', 'at the end 2 points for each coin left'),
  contemplation: card('Contemplation', 'at the end 3 points a full panorama, 1 a cherry tree'),
  nostalgia: card('Nostalgia', 'at the end 2 points a legendary object, 1 a souvenir'),
  patience: card('Patience', 'at the end 6 points for the last to arrive, 4 for the one before, else 2'),
  perfection: card('Perfection', 'at the end 2 points an achievement, 1 a calligraphy'),
  fasting: card('Fasting', 'at the end 3 points for each of four meals not eaten'),
};

export const LEGENDS: Readonly<Record<string, Card>> = {
  shodo: card('Shodo', 'a scroll: a point for each other thing you buy'),
  emaki: card('Emaki', 'a scroll: a point for each other thing you buy'),
  buppatsu: card('Buppatsu', 'an offering: a fifth kind of souvenir'),
  ema: card('Ema', 'an offering: a fifth kind of souvenir'),
  murasame: card('Murasame', 'a sword'),
  masamune: card('Masamune', 'a sword'),
};

export const PEOPLE: Readonly<Record<string, Card>> = {
  shokunin: card('Shokunin', 'a souvenir'),
  'annaibito-paddy': card('Annaibito', 'a paddy section'),
  'annaibito-mountain': card('Annaibito', 'a mountain section'),
  'annaibito-sea': card('Annaibito', 'a sea section'),
  samurai: card('Samurai', 'points'),
  kuge: card('Kuge', 'coins'),
  miko: card('Miko', 'a coin to the temple'),
  itamae: card('Itamae', 'for a coin the top meal of the deck'),
  kitoushi: card('Kitoushi', 'for a coin a panorama section'),
  saru: card('Saru', 'a hot spring card'),
  takuhatsuso: card('Takuhatsuso', 'for a coin points'),
};

/** The options of a stop: the name, and a short one for lists of stops. */
export const OPTIONS: Readonly<Record<string, readonly [name: string, short: string]>> = {
  wages: ['Work at the farm', 'wages'],
  'gaming-room': ['Play in the gaming room: stake two coins on the die', 'gaming room'],
  souvenirs: ['See three souvenirs', 'souvenirs'],
  'legendary-object': ['Look at the legendary objects', 'legendary object'],
  collection: ['See four souvenirs and a legendary object', 'collection'],
  offering: ['Give coins to the temple', 'offering'],
  amulet: ['Buy an amulet', 'amulet'],
  encounter: ['Meet somebody', 'meeting'],
  calligraphy: ['Buy a calligraphy', 'calligraphy'],
  'hot-spring': ['Bathe in the hot spring', 'spring'],
  bathhouse: ['Go to the bathhouse', 'bathhouse'],
  'panorama-paddy': ['Paint a paddy section', 'section'],
  'panorama-mountain': ['Paint a mountain section', 'section'],
  'panorama-sea': ['Paint a sea section', 'section'],
  'cherry-tree': ['Admire a cherry tree', 'cherry tree'],
};

/** The card of an id; the id itself where nobody has words for it yet. */
export function named(cards: Readonly<Record<string, Card>>, id: string): Card {
  return cards[id] ?? { name: id, does: '' };
}

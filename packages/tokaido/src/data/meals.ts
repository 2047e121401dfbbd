/** The 25 meals. Every meal is worth the same; the price is what it costs and what Gourmet counts. */

export const MEAL_POINTS = 6;

/** Dish, price, copies. */
const MENU = [
  ['dango', 1, 3],
  ['misoshiru', 1, 3],
  ['nigirimeshi', 1, 3],
  ['soba', 2, 2],
  ['sushi', 2, 2],
  ['tempura', 2, 2],
  ['tofu', 2, 2],
  ['yakitori', 2, 2],
  ['donburi', 3, 1],
  ['fugu', 3, 1],
  ['sashimi', 3, 1],
  ['tai-meshi', 3, 1],
  ['udon', 3, 1],
  ['unagi', 3, 1],
] as const;

export const DISHES: readonly string[] = MENU.map(([name]) => name);
export const DISH_PRICES: readonly number[] = MENU.map(([, price]) => price);

/** The dish on each of the 25 cards. */
export const MEAL_CARDS: readonly number[] = MENU.flatMap(([, , copies], dish) => Array(copies).fill(dish));

/** Menu size is players + 1; two players have the neutral traveler beside them. */
export const MENU_SIZES: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 5, 5: 6 };

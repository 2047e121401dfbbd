/** Cho-yo, the chrysanthemums: at the next inn more meals, and each a coin cheaper. */

import { festival } from '../festival.ts';

// ruling cho-yo-prices
export const choYo = festival({
  id: 'cho-yo',
  feltAt: ['inn', 'look', 'treat', 'eat'],
  moreMeals: 2,
  mealDiscount: 1,
});

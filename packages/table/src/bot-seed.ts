/** The randomness of a bot's decision: the same for the same decision, but unpredictable for people. */

import type { Pending } from '@tokaido/kernel';
import { seedFrom } from '@tokaido/kernel';

export function botSeed({ secret }: { readonly secret: string }, { seat, number }: Pending): number {
  const digest = seedFrom(`${secret} bot ${seat} ${number}`);
  return digest.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
}

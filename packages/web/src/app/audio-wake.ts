/**
 * Wakes an audio context that sleeps. Every browser begins or becomes `suspended`; on iOS a call, an alarm or a long
 * time in the background leaves it `interrupted`. Which event of a gesture may wake it differs: of a finger it is the
 * one that lifts it, of a mouse the one that presses it.
 */

const MOMENTS = ['pointerdown', 'pointerup', 'touchend', 'keydown', 'visibilitychange'] as const;

export type Sleeper = Pick<AudioContext, 'state' | 'resume'>;

/** Resolves with whether it sounds now. Browsers answer late, or refuse, until they see a gesture. */
export async function wake(context: Sleeper): Promise<boolean> {
  // No state but these two can be left alone, whatever name the next browser has for it.
  if (isAwake(context)) return true;
  if (context.state === 'closed') return false;
  try {
    await context.resume();
  } catch {
    // The next gesture tries again.
  }
  return isAwake(context);
}

/** Asked before and after: types do not see that it changes meanwhile. */
function isAwake({ state }: Sleeper): boolean {
  return state === 'running';
}

/** Wakes it with whatever the player does, and when the page is looked at again. */
export function wakeByGestures(context: Sleeper, page: Pick<EventTarget, 'addEventListener'> = window): void {
  for (const moment of MOMENTS)
    page.addEventListener(moment, () => void wake(context), { capture: true, passive: true });
}

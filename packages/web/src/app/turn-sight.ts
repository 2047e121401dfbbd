/** Somebody with a seat has a table open: notifications of it go away, and the server is kept up to date. */

import { clearNotifications } from './device-notification.ts';
import { whenIdle } from './idle.ts';
import { keepTold } from './push.ts';
import { permissionNow } from './turn-choice.ts';

/** Until the function it returns is called. */
export function followSight(table: string, secret: string): () => void {
  // Whoever never allowed notifications has none.
  if (permissionNow() !== 'granted') return () => {};
  const look = () => {
    if (!document.hidden) void clearNotifications(table).catch(() => undefined);
  };
  look();
  // If it fails, the next visit tries again.
  void whenIdle().then(() => keepTold(table, secret).catch(() => undefined));
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

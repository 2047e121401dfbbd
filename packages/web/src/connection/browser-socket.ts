/** The link of a browser to the server it came from. */

import { SocketLink } from './socket.ts';

export function socketLink(table: string, secret: string | null): SocketLink {
  const id = encodeURIComponent(table);
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${id}`;
  return new SocketLink(secret, {
    connect: () => new WebSocket(address),
    later(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    offline(then) {
      addEventListener('offline', then);
      return () => removeEventListener('offline', then);
    },
    isGone: () =>
      fetch(`/api/tables/${id}`, { cache: 'no-store' }).then(
        ({ status }) => status === 404,
        () => false,
      ),
    isSeen: () => !document.hidden,
    seen(then) {
      document.addEventListener('visibilitychange', then);
      return () => document.removeEventListener('visibilitychange', then);
    },
    woken(then) {
      const seen = () => document.visibilityState === 'visible' && then();
      addEventListener('online', then);
      document.addEventListener('visibilitychange', seen);
      return () => {
        removeEventListener('online', then);
        document.removeEventListener('visibilitychange', seen);
      };
    },
  });
}

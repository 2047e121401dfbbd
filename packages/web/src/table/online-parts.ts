/**
 * What a table of the server has beside the game: all that is said there, everybody's time, who has been gone since when,
 * and a decision that waits for the line. It is read off the messages on their way to and from the model.
 */

import { batch, computed, signal } from '@preact/signals';
import type { ClientMessage, Said, ServerMessage } from '@tokaido/table';
import type { Link, LinkState } from '../connection/link.ts';
import { withTalk } from './known-table.ts';
import type { OnlineParts } from './online.ts';

/** A link that can still take back what has not left the device. */
export interface OnlineLink extends Link {
  withdraw(id: string): boolean;
}

type Do = Extract<ClientMessage, { readonly t: 'do' }>;

/** Decisions of the game; nobody waits for anything else. */
const DECISIONS: ReadonlySet<string> = new Set(['act', 'undo']);

export function onlineParts(
  link: OnlineLink,
  now: () => number,
): { readonly link: Link; readonly parts: OnlineParts } {
  const said = signal<readonly Said[]>([]);
  const banks = signal<readonly number[] | null>(null);
  const gone = signal<readonly (number | null)[]>([]);
  const state = signal<LinkState>('connecting');
  const given = signal<{ readonly id: string; readonly isHere: boolean } | null>(null);
  let hear: (message: ServerMessage) => void = () => {};

  function learnPresence(present: readonly boolean[], away: readonly number[] | undefined): void {
    const before = gone.peek();
    const at = now();
    // A server that does not tell for how long is believed to tell at once.
    gone.value = present.map((isHere, seat) => {
      if (isHere) return null;
      return away === undefined ? (before[seat] ?? at) : at - (away[seat] ?? 0);
    });
  }

  function learn(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        said.value = withTalk(said.peek(), message.talk);
        banks.value = message.banks ?? null;
        learnPresence(message.present, message.away);
        break;
      case 'update':
        if (message.banks !== undefined) banks.value = message.banks;
        break;
      case 'present':
        learnPresence(message.present, message.away);
        break;
      case 'said':
        said.value = withTalk(said.peek(), [message.said]);
        break;
      case 'ok':
      case 'no':
        if (message.id === given.peek()?.id) given.value = null;
        break;
      case 'bye':
      case 'pong':
        break;
    }
  }

  function note({ id, command }: Do): void {
    if (DECISIONS.has(command.t)) given.value = { id, isHere: state.peek() !== 'open' };
  }

  return {
    link: {
      send(message) {
        if (message.t === 'do') note(message);
        link.send(message);
      },
      listen(onMessage, onState) {
        hear = onMessage;
        link.listen(
          (message) =>
            batch(() => {
              learn(message);
              onMessage(message);
            }),
          (next) => {
            state.value = next;
            const waits = given.peek();
            // It leaves with everything else that was not answered.
            if (next === 'open' && waits !== null) given.value = { ...waits, isHere: false };
            if (next === 'closed') given.value = null;
            onState(next);
          },
        );
      },
      close: () => link.close(),
    },
    parts: {
      said,
      banks,
      gone,
      waiting: computed(() => (state.value === 'open' ? null : given.value)),
      withdraw() {
        const waits = given.peek();
        if (waits === null || !link.withdraw(waits.id)) return;
        given.value = null;
        // Nothing came of it, and nothing is the matter.
        hear({ t: 'ok', id: waits.id, n: 0 });
      },
    },
  };
}

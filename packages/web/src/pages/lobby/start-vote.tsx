/** The start by vote: who waits for a host that does not start can begin together with the others. */

import '@tokaido/words/locales/en/company';
import type { Command, SeatInfo } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import './start-vote.css';

interface VotesProps {
  readonly seats: readonly SeatInfo[];
}

/** How many want to start; nothing as long as nobody does. */
export function StartVotes({ seats }: VotesProps): JSX.Element {
  const people = seats.filter(({ kind }) => kind === 'person');
  const votes = people.filter(({ start }) => start === true);
  const words = t('company.start.votes', { n: votes.length, all: people.length });
  return (
    <small class="start-votes" role="status">
      {votes.length === 0 ? '' : `${words}. ${t('company.start.how')}`}
    </small>
  );
}

interface VoteProps extends VotesProps {
  readonly mine: SeatInfo;
  readonly ask: (command: Command) => Promise<boolean>;
}

/** Alone with the host there is nothing to vote on. */
export function StartVote({ mine, seats, ask }: VoteProps): JSX.Element | null {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (!mine.ready || mine.start === true || people < 3) return null;
  return (
    <button type="button" class="primary" onClick={() => void ask({ t: 'start' })}>
      {t('company.start.vote')}
    </button>
  );
}

import type { Poll, PollDoc } from '@first-show/domain/ballots/ballot.schema';
import { wholePercentages } from '@first-show/domain/ballots/percentages';

/**
 * The part of a poll that may change while a page shows it. `votes` has one count per option;
 * `null` if the page does not know them, because the server sends them only to a reader who has
 * voted or when the poll is closed.
 */
export type Tally = { votes: readonly number[] | null; totalVotes: number; closed: boolean };

export const tallyOfPoll = (poll: Poll): Tally => ({
  votes: poll.results === null ? null : poll.results.map(({ votes }) => votes),
  totalVotes: poll.totalVotes,
  closed: poll.closed,
});

export const tallyOfDoc = (doc: PollDoc): Tally => ({
  votes: doc.votes,
  totalVotes: doc.totalVotes,
  closed: doc.closed,
});

/**
 * The later of two tallies: the tally with the higher total, because the total only grows. If the
 * totals are equal, `b` is later if it has votes. If the later tally has no votes, it gets the
 * votes of the other tally. The result is closed if one of the tallies is closed.
 */
export function laterTally(a: Tally, b: Tally): Tally {
  const later = b.totalVotes > a.totalVotes || (b.totalVotes === a.totalVotes && b.votes !== null) ? b : a;
  const other = later === a ? b : a;
  return { ...later, votes: later.votes ?? other.votes, closed: a.closed || b.closed };
}

/**
 * The rows of the results, with percentages that add up to 100; `null` if the votes are not known.
 */
export function pollResults(
  options: readonly string[],
  { votes }: Tally,
): { text: string; votes: number; percentage: number }[] | null {
  if (votes === null) return null;
  const percentages = wholePercentages(votes);
  return options.map((text, index) => ({ text, votes: votes[index] ?? 0, percentage: percentages[index] ?? 0 }));
}

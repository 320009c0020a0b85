import { wholePercentages } from './percentages.ts';
import type { Poll, PollDoc } from './poll.schema.ts';

/** A poll for one reader. It has results only after the reader's vote, or if it is closed. */
export function presentPoll(doc: PollDoc, myVote: number | null): Poll {
  const percentages = wholePercentages(doc.votes);
  const isOpenToSee = myVote !== null || doc.closed;
  return {
    id: doc.id,
    title: doc.title,
    question: doc.question,
    options: doc.options,
    totalVotes: doc.totalVotes,
    myVote,
    results: isOpenToSee
      ? doc.options.map((option, index) => ({
          option,
          votes: doc.votes[index] ?? 0,
          percentage: percentages[index] ?? 0,
        }))
      : null,
    closed: doc.closed,
  };
}

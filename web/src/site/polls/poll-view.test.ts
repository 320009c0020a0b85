import { expect, test } from 'vitest';
import { laterTally, pollResults, tallyOfPoll } from './poll-view.ts';

const open = {
  id: 'a',
  title: 'A',
  question: 'A?',
  options: ['x', 'y'],
  totalVotes: 4,
  myVote: null,
  results: null,
  closed: false,
};

test('a tally has no votes before the reader has voted', () => {
  expect(tallyOfPoll(open)).toEqual({ votes: null, totalVotes: 4, closed: false });
  expect(pollResults(open.options, tallyOfPoll(open))).toBeNull();
});

test('laterTally never goes back to an older tally', () => {
  const answered = { votes: [3, 2], totalVotes: 5, closed: false };
  expect(laterTally(answered, { votes: [2, 2], totalVotes: 4, closed: false })).toEqual(answered);
  expect(laterTally(answered, { votes: [3, 3], totalVotes: 6, closed: true })).toEqual({
    votes: [3, 3],
    totalVotes: 6,
    closed: true,
  });
  expect(laterTally(answered, tallyOfPoll({ ...open, totalVotes: 5 }))).toEqual(answered);
});

test('shows percentages that add up to 100', () => {
  expect(
    pollResults(['a', 'b', 'c'], { votes: [1, 1, 1], totalVotes: 3, closed: true })?.map(
      ({ percentage }) => percentage,
    ),
  ).toEqual([34, 33, 33]);
});

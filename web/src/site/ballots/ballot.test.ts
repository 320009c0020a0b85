import { expect, test } from 'vitest';
import type { Poll, Prediction } from '@first-show/domain/ballots/ballot.schema';
import { ballotOfPoll, ballotOfPrediction, isOver, laterTally, oddsText, resultsOf, timeLeftText } from './ballot.ts';

const poll: Poll = {
  id: 'a',
  title: 'A',
  question: 'A?',
  options: ['x', 'y'],
  totalVotes: 4,
  myVote: null,
  results: null,
  closed: false,
};
const prediction: Prediction = {
  id: 'a',
  title: 'Will it cross ₹100 Cr?',
  description: '',
  category: 'box-office',
  options: [{ text: 'Yes', odds: 1.8 }, { text: 'No' }],
  endsAt: '2026-11-20T00:00:00.000Z',
  totalPredictions: 3,
  myPrediction: null,
  results: null,
  closed: false,
  settled: null,
};
const unvoted = { votes: null, total: 4, closed: false, settled: null };

test('a tally has no votes before the reader has voted', () => {
  expect(ballotOfPoll(poll).tally).toEqual(unvoted);
  expect(resultsOf(poll.options, unvoted)).toBeNull();
});

test('laterTally never goes back to an older tally', () => {
  const answered = { votes: [3, 2], total: 5, closed: false, settled: null };
  expect(laterTally(answered, { ...answered, votes: [2, 2], total: 4 })).toEqual(answered);
  const closed = { ...answered, votes: [3, 3], total: 6, closed: true };
  expect(laterTally(answered, closed)).toEqual(closed);
  expect(laterTally(answered, { ...unvoted, total: 5 })).toEqual(answered);
});

test('shows percentages that add up to 100', () => {
  const results = resultsOf(['a', 'b', 'c'], { votes: [1, 1, 1], total: 3, closed: true, settled: null });
  expect(results?.map(({ percentage }) => percentage)).toEqual([34, 33, 33]);
});

test('a prediction is over at its end by the reader’s clock, or if it had ended on the server', () => {
  const ballot = ballotOfPrediction(prediction);
  expect(isOver(ballot, ballot.tally, new Date('2026-11-19T23:59:59Z'))).toBe(false);
  expect(isOver(ballot, ballot.tally, new Date('2026-11-20T00:00:00Z'))).toBe(true);
  const ended = ballotOfPrediction({ ...prediction, closed: true });
  expect(isOver(ended, ended.tally, new Date('2026-11-01T00:00:00Z'))).toBe(true);
});

test('a poll that an editor reopens is open again', () => {
  const ballot = ballotOfPoll({ ...poll, closed: true });
  const now = new Date('2026-11-20T00:00:00Z');
  expect(isOver(ballot, ballot.tally, now)).toBe(true);
  expect(isOver(ballot, unvoted, now)).toBe(false);
});

test('shows how much time is left', () => {
  const now = new Date('2026-11-19T12:00:00Z');
  expect(timeLeftText(prediction.endsAt, false, false, now)).toBe('Ending soon');
  expect(timeLeftText('2026-11-25T00:00:00Z', false, false, now)).toBe('5 days left');
  expect(timeLeftText(prediction.endsAt, true, false, now)).toBe('Closed');
  expect(timeLeftText(prediction.endsAt, true, true, now)).toBe('Settled');
});

test("shows results only if the votes are known, with the crowd's odds", () => {
  const { kind, options, tally } = ballotOfPrediction(prediction);
  expect(resultsOf(options, tally)).toBeNull();
  const live = kind.tallyOfDoc({ votes: [3, 1], totalVotes: 4, settled: null } as never);
  expect(resultsOf(options, laterTally(tally, live))).toEqual([
    { text: 'Yes', votes: 3, percentage: 75, odds: '1.5' },
    { text: 'No', votes: 1, percentage: 25, odds: '3.0' },
  ]);
  expect(oddsText(undefined)).toBeNull();
});

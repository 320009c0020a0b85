import { expect, it } from 'vitest';
import { listenerReads, type Crowd } from './listeners.ts';
import { seeded } from './random.ts';

const crowd = (changes: Partial<Crowd> = {}): Crowd => ({
  online: 1000,
  minutes: 10,
  viewsPerMinute: 0.5,
  viewsPerVisit: 2,
  homeShare: 0,
  articles: 10,
  reactionShare: 0,
  commentShare: 0,
  voteShare: 0,
  ballotSeconds: 0,
  random: seeded(5),
  ...changes,
});

it('counts the statistics for everybody once a minute, and the documents of each opened page', () => {
  const reads = listenerReads(crowd());
  expect(reads.stats).toBe(1);
  // Opening an article reads two documents, and every second page also reads the statistics.
  expect(reads.opening).toBeCloseTo(0.5 * 2.5, 1);
  expect(reads.reactions + reads.comments + reads.home + reads.ballots).toBe(0);
  expect(reads.total).toBeCloseTo(reads.stats + reads.opening, 5);
});
it('counts the home roll-up once a minute, and one document for each opened home page', () => {
  const reads = listenerReads(crowd({ homeShare: 1 }));
  expect(reads.home).toBe(1);
  expect(reads.opening).toBeCloseTo(0.5 * 1.5, 1);
});
it('counts reactions for the readers of their article, at most once a second', () => {
  const reads = listenerReads(crowd({ articles: 1, minutes: 2, viewsPerMinute: 60, reactionShare: 1 }));
  expect(reads.reactions).toBeCloseTo(60, 0);
});
it('counts a ballot for each reader who reaches it, and each vote for readers with the ballot in the viewport', () => {
  const reads = listenerReads(crowd({ homeShare: 1, ballotSeconds: 20 }));
  expect(reads.ballots).toBeCloseTo(0.5 * 4, 1);
  const voting = listenerReads(crowd({ homeShare: 1, ballotSeconds: 20, voteShare: 1, minutes: 60 }));
  // 500 pages a minute for 20 s each: 167 readers have the ballot in the viewport when one of the
  // 500 votes a minute is counted.
  expect(voting.ballots - reads.ballots).toBeCloseTo((500 * 167) / 1000, -1);
});

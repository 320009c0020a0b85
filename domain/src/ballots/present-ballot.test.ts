import { expect, it } from 'vitest';
import { presentPoll, presentPrediction } from './present-ballot.ts';
import type { PredictionDoc } from './ballot.schema.ts';

const now = new Date('2026-11-14T12:00:00.000Z');
const doc = (overrides: Partial<PredictionDoc> = {}): PredictionDoc => ({
  id: 'p',
  title: 'Title',
  description: 'Text',
  category: 'box-office',
  options: ['Yes', 'No'],
  votes: [3, 1],
  totalVotes: 4,
  endsAt: '2026-11-20T12:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  settled: null,
  ...overrides,
});

it("hides results before the reader's prediction, but never the total or the odds", () => {
  const shown = presentPrediction(doc(), null, now);
  expect(shown.results).toBeNull();
  expect(shown.totalPredictions).toBe(4);
  expect(shown.options[0]?.odds).toBe(1.5);
  expect(shown.closed).toBe(false);
});
it('shows results after the prediction, and to all readers once it has ended or is settled', () => {
  expect(presentPrediction(doc(), 1, now).results?.[0]).toEqual({
    text: 'Yes',
    predictions: 3,
    percentage: 75,
    odds: 1.5,
  });
  expect(presentPrediction(doc({ endsAt: now.toISOString() }), null, now)).toMatchObject({
    closed: true,
    results: [{}, {}],
  });
  expect(presentPrediction(doc({ settled: { optionIndex: 0, source: 'Trade sheet' } }), null, now).closed).toBe(true);
});
it('hides the results of a poll until the reader has voted or the poll is closed', () => {
  const poll = {
    id: 'p',
    title: 't',
    question: 'q',
    options: ['A', 'B'],
    votes: [1, 2],
    totalVotes: 3,
    closed: false,
    createdAt: '',
  };
  expect(presentPoll(poll, null).results).toBeNull();
  expect(presentPoll(poll, 0).results?.map((result) => result.percentage)).toEqual([33, 67]);
  expect(presentPoll({ ...poll, closed: true }, null).results).toHaveLength(2);
});

import { expect, test } from 'vitest';
import type { Prediction } from '@first-show/domain/ballots/ballot.schema';
import {
  isOver,
  laterTally,
  oddsText,
  predictionResults,
  tallyOfDoc,
  tallyOfPrediction,
  timeLeftText,
} from './prediction-view.ts';

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

test("closes by the reader's clock once it is known", () => {
  const tally = tallyOfPrediction(prediction);
  expect(isOver(prediction, tally, null)).toBe(false);
  expect(isOver(prediction, tally, new Date('2026-11-19T23:59:59Z'))).toBe(false);
  expect(isOver(prediction, tally, new Date('2026-11-20T00:00:00Z'))).toBe(true);
  expect(isOver({ ...prediction, closed: true }, tally, null)).toBe(true);
});

test('shows how much time is left', () => {
  const now = new Date('2026-11-19T12:00:00Z');
  expect(timeLeftText(prediction.endsAt, false, false, now)).toBe('Ending soon');
  expect(timeLeftText('2026-11-25T00:00:00Z', false, false, now)).toBe('5 days left');
  expect(timeLeftText(prediction.endsAt, true, false, now)).toBe('Closed');
  expect(timeLeftText(prediction.endsAt, true, true, now)).toBe('Settled');
});

test("shows results only if the counts are known, with the crowd's odds", () => {
  const before = tallyOfPrediction(prediction);
  expect(predictionResults(['Yes', 'No'], before)).toBeNull();
  const live = tallyOfDoc({
    id: 'a',
    title: '',
    description: '',
    category: 'other',
    options: ['Yes', 'No'],
    votes: [3, 1],
    totalVotes: 4,
    endsAt: '',
    createdAt: '',
    settled: null,
  });
  expect(predictionResults(['Yes', 'No'], laterTally(before, live))).toEqual([
    { text: 'Yes', count: 3, percentage: 75, odds: 1.5 },
    { text: 'No', count: 1, percentage: 25, odds: 3 },
  ]);
  expect(oddsText(3)).toBe('3.0');
  expect(oddsText(undefined)).toBeNull();
});

import { expect, test } from 'vitest';
import { presentAdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { mergeLive } from './merge-live.ts';

const now = new Date('2026-11-14T12:00:00.000Z');
const doc = (changes: Partial<PredictionDoc> = {}): PredictionDoc => ({
  id: 'p',
  title: 'Title',
  description: '',
  category: 'other',
  options: ['A', 'B'],
  votes: [1, 0],
  totalVotes: 1,
  endsAt: '2026-11-15T12:00:00.000Z',
  createdAt: '',
  settled: null,
  revision: 2,
  ...changes,
});
const shown = {
  ...presentAdminPrediction(doc(), null, now),
  history: [{ action: 'created' as const, at: '', by: 'Asha', note: null }],
};

test('shows new votes and changes by other editors', () => {
  expect(mergeLive([shown], [doc({ votes: [1, 2], totalVotes: 3 })], now)[0]).toMatchObject({ totalVotes: 3 });
  const settled = doc({ settled: { optionIndex: 1, source: 'Trade sheet' }, revision: 3 });
  expect(mergeLive([shown], [settled], now)[0]).toMatchObject({
    closed: true,
    settled: { optionIndex: 1 },
    history: [{ by: 'Asha' }],
  });
});
test('closes a prediction by the clock', () => {
  expect(mergeLive([shown], [], now)[0]?.closed).toBe(false);
  expect(mergeLive([shown], [], new Date('2026-11-15T12:00:00.000Z'))[0]?.closed).toBe(true);
});

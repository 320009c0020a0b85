import { expect, test } from 'vitest';
import type { PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { presentAdminPoll, presentAdminPrediction } from '@first-show/domain/ballots/present-ballot';
import { mergeLive } from './merge-live.ts';

const now = new Date('2026-11-14T12:00:00.000Z');
const live = (changes: Partial<PollDoc> = {}) =>
  presentAdminPoll(
    {
      id: 'p',
      title: 'Title',
      question: 'Which?',
      options: ['A', 'B'],
      votes: [1, 0],
      totalVotes: 1,
      closed: false,
      createdAt: '',
      revision: 2,
      ...changes,
    },
    null,
    now,
  );
const history = [{ action: 'created' as const, at: '', by: 'Asha', note: null }];
const shown = { ...live(), history };

test('takes newer votes and revisions, and keeps loaded polls that are newer', () => {
  expect(mergeLive([shown], [live({ votes: [1, 2], totalVotes: 3 })])[0]).toMatchObject({
    totalVotes: 3,
    results: [{ percentage: 33 }, { percentage: 67 }],
    history: [{ by: 'Asha' }],
  });
  expect(mergeLive([shown], [live({ votes: [0, 0], totalVotes: 0 })])[0]).toMatchObject({ totalVotes: 1 });
  expect(mergeLive([{ ...shown, revision: 3, closed: true }], [live()])[0]).toMatchObject({ closed: true });
  expect(mergeLive([shown], [live({ closed: true, revision: 3 })])[0]).toMatchObject({ closed: true, revision: 3 });
  expect(mergeLive([shown], [])).toEqual([shown]);
});

test('shows a settlement by another editor and keeps the loaded history', () => {
  const doc: PredictionDoc = {
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
  };
  const prediction = { ...presentAdminPrediction(doc, null, now), history };
  const settled = presentAdminPrediction(
    { ...doc, settled: { optionIndex: 1, source: 'Trade sheet' }, revision: 3 },
    null,
    now,
  );
  expect(mergeLive([prediction], [settled])[0]).toMatchObject({
    closed: true,
    settled: { optionIndex: 1 },
    history: [{ by: 'Asha' }],
  });
});

import { expect, test } from 'vitest';
import { presentAdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import type { PollDoc } from '@first-show/domain/polls/poll.schema';
import { mergeLive } from './merge-live.ts';

const doc = (changes: Partial<PollDoc> = {}): PollDoc => ({
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
});
const shown = presentAdminPoll(doc(), { history: [] });

test('shows new votes and keeps newer values of the loaded polls', () => {
  expect(mergeLive([shown], [doc({ votes: [1, 2], totalVotes: 3 })])[0]).toMatchObject({
    totalVotes: 3,
    results: [{ percentage: 33 }, { percentage: 67 }],
  });
  expect(mergeLive([shown], [doc({ votes: [0, 0], totalVotes: 0 })])[0]).toMatchObject({ totalVotes: 1 });
  expect(mergeLive([{ ...shown, revision: 3, closed: true }], [doc()])[0]).toMatchObject({ closed: true });
  expect(mergeLive([shown], [doc({ closed: true, revision: 3 })])[0]).toMatchObject({ closed: true, revision: 3 });
  expect(mergeLive([shown], [])).toEqual([shown]);
});

import { expect, test } from 'vitest';
import { countsText } from './erase-dialog.tsx';

const none = { comments: 0, messages: 0, subscriptions: 0, mails: 0, others: 0, isStaff: false };

test('lists the kinds of documents with their counts, without kinds that have none', () => {
  expect(countsText({ ...none, subscriptions: 1, messages: 2, others: 1 })).toBe(
    '1 subscription, 2 messages, 1 other place',
  );
  expect(countsText(none)).toBe('nothing');
});

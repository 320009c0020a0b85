import { expect, test } from 'vitest';
import { beforeText, exactTime, wordsText } from './log-text.ts';

test('describes the state before an action', () => {
  expect(beforeText({ before: null })).toBe('—');
  expect(beforeText({ before: { status: 'pending', moderatedBy: null } })).toBe('Pending');
  expect(beforeText({ before: { status: 'approved', moderatedBy: 'Gauri Naik', isReported: true } })).toBe(
    'Approved by Gauri Naik, Reported',
  );
  expect(beforeText({ before: { isBlocked: true, moderatedBy: 'Gauri Naik' } })).toBe('Blocked by Gauri Naik');
  expect(beforeText({ before: { areCommentsClosed: false } })).toBe('Comments open');
  const autoApproval = (minApproved: number) => beforeText({ before: { autoApprove: { isOn: true, minApproved } } });
  expect(autoApproval(5)).toBe('Auto-approval after 5 approved comments');
  expect(autoApproval(1)).toBe('Auto-approval after 1 approved comment');
});

test('describes changes of the word list and shortens a long one', () => {
  expect(wordsText({ added: ['casino', 'satta'], removed: ['loan'] })).toBe('added casino, satta; removed loan');
  expect(wordsText({ added: [], removed: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })).toBe(
    'removed a, b, c, d, e and 2 more',
  );
  expect(wordsText({ added: [], removed: [] })).toBe('same words');
});

test('shows date and time in India’s time', () =>
  expect(exactTime('2026-11-21T12:00:00.000Z')).toBe('21 Nov 2026, 17:30'));

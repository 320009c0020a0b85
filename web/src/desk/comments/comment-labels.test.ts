import { moderationPhases } from '@first-show/domain/comments/moderation';
import { expect, test } from 'vitest';
import { addressText, historyText, ruleNames, ruleText } from './comment-labels.ts';

test('has a label for every phase of moderation', () => {
  expect(moderationPhases.map(({ name }) => name).filter((name) => !ruleNames.includes(name))).toEqual([]);
  expect(ruleText('words')).toBe('Word list');
  expect(ruleText('something new')).toBe('something new');
});

test('describes an author’s history in one line', () => {
  const author = { approved: 4, rejected: 1, deleted: 0, isBlocked: false };
  expect(historyText(author)).toBe('4 approved, 1 rejected');
  expect(historyText({ ...author, deleted: 2, isBlocked: true })).toBe('4 approved, 1 rejected, 2 deleted · Blocked');
  expect(historyText(null)).toBe('No earlier comments');
  expect(historyText({ approved: 0, rejected: 0, deleted: 0, isBlocked: true })).toBe('Blocked');
});

test('marks an IP address that the client may have forged', () => {
  const ipAddress = '203.0.113.5';
  expect(addressText({ ipAddress, isAddressVerified: false })).toBe('203.0.113.5 (not verified)');
  expect(addressText({ ipAddress, isAddressVerified: true })).toBe('203.0.113.5');
  expect(addressText({ ipAddress, isAddressVerified: null })).toBe('203.0.113.5');
  expect(addressText({ ipAddress: null, isAddressVerified: false })).toBe('No IP address');
});

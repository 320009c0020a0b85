import { expect, it } from 'vitest';
import { subscriberState } from './subscriber.ts';

it('distinguishes an address that never confirmed from one that unsubscribed', () => {
  const at = '2026-11-14T12:00:00.000Z';
  expect(subscriberState({ isActive: false, subscribedAt: null })).toBe('unconfirmed');
  expect(subscriberState({ isActive: true, subscribedAt: at })).toBe('active');
  expect(subscriberState({ isActive: false, subscribedAt: at })).toBe('ended');
});

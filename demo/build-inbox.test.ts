import { expect, it } from 'vitest';
import { newMessage } from '@first-show/domain/contact/contact.schema';
import { buildInbox } from './build-inbox.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
const inbox = buildInbox(now);

it('has messages in all three states, each valid for the contact form and with a consistent history', () => {
  expect(new Set(inbox.map(({ status }) => status))).toEqual(new Set(['new', 'read', 'done']));
  for (const message of inbox) {
    expect(newMessage.safeParse(message).success, message.id).toBe(true);
    expect(message.email).toMatch(/@example\.(com|org)$/);
    expect((message.history ?? []).every(({ at }) => at > message.createdAt && at <= now.toISOString())).toBe(true);
    expect(message.history?.at(-1)?.status ?? 'new').toBe(message.status);
  }
});

import type { MessageDoc } from '@first-show/domain/contact/message';
import { messages } from './content/messages.ts';

const HOUR_MS = 3_600_000;
/**
 * Hours from the arrival of a message until the editor opened it, and until the editor marked it as
 * done.
 */
const OPENED_AFTER_HOURS = 1;
const DONE_AFTER_HOURS = 3;

/** The demo's inbox as of `now`: messages in all three states, each with its history. */
export function buildInbox(now: Date): MessageDoc[] {
  return messages.map(({ hoursAgo, status, ...message }) => {
    const createdMs = now.getTime() - hoursAgo * HOUR_MS;
    const step = (reached: 'read' | 'done', afterHours: number) => ({
      status: reached,
      at: new Date(createdMs + afterHours * HOUR_MS).toISOString(),
      by: 'Imtiaz Contractor',
      uid: 'staff-editor',
    });
    return {
      ...message,
      createdAt: new Date(createdMs).toISOString(),
      status,
      readerId: null,
      history: [
        ...(status === 'new' ? [] : [step('read', OPENED_AFTER_HOURS)]),
        ...(status === 'done' ? [step('done', DONE_AFTER_HOURS)] : []),
      ],
    };
  });
}

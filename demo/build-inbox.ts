import type { MessageDoc } from '@first-show/domain/contact/message';
import { messages } from './content/messages.ts';

const HOUR_MS = 3_600_000;
/** So long after it was written a message was opened, and so long after that it was done. */
const OPENED_AFTER_HOURS = 1;
const DONE_AFTER_HOURS = 3;

/**
 * The demo's inbox as of `now`: messages in all three states, each with the steps that led there.
 */
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

import type { AdminMessage, MessageStatus } from '@first-show/domain/contact/message-desk.schema';

export const statusNames: Record<MessageStatus, string> = { new: 'New', read: 'Read', done: 'Done' };

export const categoryNames: Record<AdminMessage['category'], string> = {
  general: 'General',
  feedback: 'Feedback',
  partnership: 'Partnership',
  press: 'Press',
  technical: 'Technical',
};

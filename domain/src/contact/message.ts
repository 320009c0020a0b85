import type { NewMessage } from './contact.schema.ts';

/** As stored in `messages/{id}`: the inbox of the editors. */
export type MessageDoc = NewMessage & {
  id: string;
  createdAt: string;
  status: 'new' | 'read' | 'done';
  readerId: string | null;
};

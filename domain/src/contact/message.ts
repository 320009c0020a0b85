import type { NewMessage } from './contact.schema.ts';

/** As stored in `messages/{id}`, the editors' inbox. */
export type MessageDoc = NewMessage & {
  id: string;
  createdAt: string;
  /** 'deleted' until the message is removed in the next night. */
  status: 'new' | 'read' | 'done' | 'deleted';
  readerId: string | null;
  /** Changes of the status, oldest first. Missing before the first change. */
  history?: { status: MessageDoc['status']; at: string; by: string; uid: string }[];
};

import type { NewMessage } from './contact.schema.ts';

/** As stored in `messages/{id}`, the editors' inbox. */
export type MessageDoc = NewMessage & {
  id: string;
  createdAt: string;
  /** 'deleted' for the ten seconds in which the deletion can be undone. */
  status: 'new' | 'read' | 'done' | 'deleted';
  readerId: string | null;
  /** Changes of the status, oldest first. Missing before the first change. */
  history?: { status: MessageDoc['status']; at: string; by: string; uid: string }[];
};

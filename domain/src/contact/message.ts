import type { NewMessage } from './contact.schema.ts';

/** As stored in `messages/{id}`: the inbox of the editors. */
export type MessageDoc = NewMessage & {
  id: string;
  createdAt: string;
  /** 'deleted' for the ten seconds in which that can be undone. */
  status: 'new' | 'read' | 'done' | 'deleted';
  readerId: string | null;
  /** As what the desk's numbers have it; left out where nothing of ours wrote it. */
  countedAs?: MessageDoc['status'];
  /** Who changed the state when, oldest first; left out where nobody has. */
  history?: { status: MessageDoc['status']; at: string; by: string; uid: string }[];
};

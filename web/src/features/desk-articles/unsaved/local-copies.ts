import { readLocal, writeLocal } from '../../../lib/local-store.ts';
import type { WorkingCopy } from './working-copies.ts';

const PREFIX = 'fs-article-';
/** If the device has no room, the oldest copies are dropped first. */
const COPIES_MAX = 20;

const keyOf = (uid: string, articleId: string): string => `${PREFIX}${uid}-${articleId}`;
const savedAt = (key: string): number => Date.parse(readLocal<WorkingCopy>(key)?.savedAt ?? '') || 0;

/**
 * The editor's working copy on this device. `articleId` is 'new' for an article that was never
 * saved.
 */
export const localCopy = (uid: string, articleId: string): WorkingCopy | null =>
  readLocal<WorkingCopy>(keyOf(uid, articleId));

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function olderCopies(except: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX) && key !== except)
      .sort((a, b) => savedAt(a) - savedAt(b));
  } catch {
    return [];
  }
}

/**
 * Saves a working copy on this device. False if the device refuses: private mode, or full even
 * without the oldest copies.
 */
export function keepLocalCopy(uid: string, articleId: string, copy: WorkingCopy): boolean {
  const key = keyOf(uid, articleId);
  const text = JSON.stringify(copy);
  if (write(key, text)) return true;
  for (const older of olderCopies(key)) {
    localStorage.removeItem(older);
    if (write(key, text)) return true;
  }
  return false;
}

/** Deletes the copy, and copies that are too old. */
export function dropLocalCopy(uid: string, articleId: string): void {
  const key = keyOf(uid, articleId);
  for (const stale of [key, ...olderCopies(key).slice(0, -COPIES_MAX)]) writeLocal(stale, null);
}

import type { WorkingCopy } from '@first-show/domain/articles/article-desk.schema';
import { localKeys, readLocal, sessionKeys, writeLocal, writeSession } from '../../shared/lib/local-store.ts';
import { isSame } from './form-draft.ts';
import { callStaffApi, currentOf } from './staff-api.ts';

/**
 * Unsaved work belongs to the server, as one working copy per editor and article. This device holds
 * a copy only until the server has it: while the browser is offline, and for the moment of a call.
 */
export type UnsentCopy = Pick<WorkingCopy, 'articleId' | 'basedOnRevision' | 'values'> & {
  /** The `savedAt` of the server's copy that this one replaces; `null`: none. */
  replaces: string | null;
  /** The values that the server had then. A merge needs them to see who changed a field. */
  base: WorkingCopy['values'];
};

const ARTICLES = 'fs-article-';
const keyOf = (uid: string, articleId: string): string => `${ARTICLES}${uid}-${articleId}`;
/** Prefix of the drafts that the other forms of the desks keep in `sessionStorage`. */
export const FORM_DRAFTS = 'fs-desk-draft:';

/** Returns false if the browser refuses to store the copy. */
export const keepUnsent = (uid: string, copy: UnsentCopy): boolean => writeLocal(keyOf(uid, copy.articleId), copy);
export const unsentCopy = (uid: string, articleId: string): UnsentCopy | null => readLocal(keyOf(uid, articleId));
export const hasUnsent = (uid: string): boolean => localKeys(keyOf(uid, '')).length > 0;

/** Deletes the copy that the server has now, unless another window has kept a different one. */
export function dropUnsent(uid: string, { articleId, values }: Pick<UnsentCopy, 'articleId' | 'values'>): void {
  if (isSame(unsentCopy(uid, articleId)?.values, values)) writeLocal(keyOf(uid, articleId), null);
}

/** Deletes all unsent work of this browser and the drafts of this window's forms. */
export function discardUnsent(): void {
  for (const key of localKeys(ARTICLES)) writeLocal(key, null);
  for (const key of sessionKeys(FORM_DRAFTS)) writeSession(key, null);
}

export const COPY_TIMEOUT_MS = 10_000;

/** Saves the copy on the server. Resolves with the time that identifies it there. */
export async function sendCopy(copy: Omit<UnsentCopy, 'base'>, timeoutMs?: number): Promise<string> {
  const { articleId, basedOnRevision, replaces, values } = copy;
  const path = `/api/admin/working-copies/${encodeURIComponent(articleId)}`;
  const body = { basedOnRevision, replaces, values };
  return (await callStaffApi<Pick<WorkingCopy, 'savedAt'>>(path, { method: 'PUT', body, timeoutMs })).savedAt;
}

/** Open editors, which keep the last seconds of typing on this device when they are called. */
const editors = new Set<() => void>();
export function onSendUnsent(keepNow: () => void): () => void {
  editors.add(keepNow);
  return () => void editors.delete(keepNow);
}

/** Keeps the last seconds of typing on this device. */
export const keepOpenWork = (): void => editors.forEach((keepNow) => keepNow());

/**
 * Sends what this device holds. Copies that the server does not take stay: it is not reachable, or
 * has a newer copy of another window, which the editor has to merge.
 */
export async function sendUnsent(uid: string): Promise<void> {
  keepOpenWork();
  for (const key of localKeys(keyOf(uid, ''))) {
    const copy = readLocal<UnsentCopy>(key);
    if (copy === null) continue;
    try {
      await sendCopy(copy, COPY_TIMEOUT_MS);
      dropUnsent(uid, copy);
    } catch (error) {
      // An open editor has just sent the same copy.
      const current = currentOf<WorkingCopy>(error);
      if (isSame(current?.values, copy.values)) dropUnsent(uid, copy);
    }
  }
}

import { readLocal, writeLocal } from '../../../lib/local-store.ts';
import { completeForm, differingFields, type ArticleForm, type FormField } from '../article-form.ts';

/** Unsaved work, stored on this device or on the server. */
export type WorkingCopy = {
  form: ArticleForm;
  /** The article's revision that the work started from; `null` for a new article. */
  basedOn: number | null;
  /** ISO. */
  savedAt: string;
  /** The form's values at `basedOn`, if known. A merge needs them to tell who changed a field. */
  base: ArticleForm | null;
};

export type Recovery = {
  copy: WorkingCopy;
  keptOn: 'device' | 'server';
  /** The fields that differ from the current article. */
  differing: FormField[];
  /** Somebody saved the article since, so the editor must compare both versions first. */
  isStale: boolean;
};

/** `article`: the form as saved on the server. */
type Found = {
  article: ArticleForm;
  revision: number | null;
  device: WorkingCopy | null;
  server: WorkingCopy | null;
};

/** The unsaved work to offer when an article is opened: the newest copy that differs from it. */
export function recoveryOf({ article, revision, device, server }: Found): Recovery | null {
  const isServerNewer = Date.parse(server?.savedAt ?? '') > Date.parse(device?.savedAt ?? '');
  const found = device === null || isServerNewer ? server : device;
  if (found === null) return null;
  const copy = { ...found, form: completeForm(found.form) };
  const differing = differingFields(copy.form, article);
  if (differing.length === 0) return null;
  const isStale = revision !== null && (copy.basedOn ?? 0) < revision;
  return { copy, keptOn: found === device ? 'device' : 'server', differing, isStale };
}

const PREFIX = 'fs-article-';
/** If the device has no room, the oldest copies are dropped first. */
const COPIES_MAX = 20;

const keyOf = (uid: string, articleId: string): string => `${PREFIX}${uid}-${articleId}`;
const savedAt = (key: string): number => Date.parse(readLocal<WorkingCopy>(key)?.savedAt ?? '') || 0;

/** `articleId` is 'new' for an article that was never saved. */
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

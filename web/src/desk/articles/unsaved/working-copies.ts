import { isNewArticleKey } from '@first-show/domain/articles/article-desk.schema';
import { readLocal, writeLocal } from '../../../shared/lib/local-store.ts';
import { differingFields, type ArticleForm, type FormField } from '../article-form.ts';

/** Unsaved work as stored on this device or on the server. */
export type WorkingCopy = {
  form: ArticleForm;
  /** The revision of the article when the work began; `null` for a new article. */
  basedOn: number | null;
  /** ISO. */
  savedAt: string;
  /** The form at revision `basedOn`, if known. A merge needs it to see who changed a field. */
  base: ArticleForm | null;
};

export type Recovery = {
  copy: WorkingCopy;
  keptOn: 'device' | 'server';
  /** The fields that differ from the current article. */
  differing: FormField[];
  /** The article was saved after the work began, so the editor must compare both versions first. */
  isStale: boolean;
};

type Found = { article: ArticleForm; revision: number | null; device: WorkingCopy | null; server: WorkingCopy | null };

/**
 * The newer of the copies on this device and on the server; `null` if there is none or if it equals
 * the `article` as saved.
 */
export function recoveryOf({ article, revision, device, server }: Found): Recovery | null {
  const isServerNewer = Date.parse(server?.savedAt ?? '') > Date.parse(device?.savedAt ?? '');
  const copy = device === null || isServerNewer ? server : device;
  if (copy === null) return null;
  const differing = differingFields(copy.form, article);
  if (differing.length === 0) return null;
  const isStale = revision !== null && (copy.basedOn ?? 0) < revision;
  return { copy, keptOn: copy === device ? 'device' : 'server', differing, isStale };
}

const PREFIX = 'fs-article-';
const COPIES_MAX = 20;

const keyOf = (uid: string, articleId: string): string => `${PREFIX}${uid}-${articleId}`;
const savedAt = (key: string): number => Date.parse(readLocal<WorkingCopy>(key)?.savedAt ?? '') || 0;

/** The copy on this device. `articleId`: the article's id, or the key of a new article. */
export const localCopy = (uid: string, articleId: string): WorkingCopy | null =>
  readLocal<WorkingCopy>(keyOf(uid, articleId));

/** The keys of the copies of new articles on this device, with the time when they were saved. */
export function newArticleCopies(uid: string): { key: string; savedAt: string }[] {
  const prefix = keyOf(uid, '');
  return otherCopies('')
    .filter((name) => name.startsWith(prefix) && isNewArticleKey(name.slice(prefix.length)))
    .map((name) => ({ key: name.slice(prefix.length), savedAt: readLocal<WorkingCopy>(name)?.savedAt ?? '' }));
}

/** The keys of all other copies on this device, the oldest first. */
function otherCopies(except: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX) && key !== except)
      .sort((a, b) => savedAt(a) - savedAt(b));
  } catch {
    return [];
  }
}

/**
 * Saves a copy on this device. If the storage is full, deletes the oldest copies of other articles.
 * Returns false if the copy could not be saved.
 */
export function keepLocalCopy(uid: string, articleId: string, copy: WorkingCopy): boolean {
  const key = keyOf(uid, articleId);
  try {
    localStorage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    const [oldest] = otherCopies(key);
    if (oldest === undefined) return false;
    writeLocal(oldest, null);
    return keepLocalCopy(uid, articleId, copy);
  }
}

/** Deletes the copy. Of the copies of other articles, only the newest 20 are kept. */
export function dropLocalCopy(uid: string, articleId: string): void {
  const key = keyOf(uid, articleId);
  for (const stale of [key, ...otherCopies(key).slice(0, -COPIES_MAX)]) writeLocal(stale, null);
}

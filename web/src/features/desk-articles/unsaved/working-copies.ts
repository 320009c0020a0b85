import { completeForm, differingFields, type ArticleForm, type FormField } from '../article-form.ts';

/** Unsaved work, stored on this device or on the server. */
export type WorkingCopy = {
  form: ArticleForm;
  /**
   * The article's revision that the work started from; `null` for an article that was never saved.
   */
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
  /**
   * Somebody saved the article after this work was begun, so the editor must compare both versions
   * first.
   */
  isStale: boolean;
};

/**
 * Chooses the unsaved work to offer when an article is opened: the newest copy that differs from
 * the article. `null`: none. `article` is the form as saved on the server.
 */
export function recoveryOf({
  article,
  revision,
  device,
  server,
}: {
  article: ArticleForm;
  revision: number | null;
  device: WorkingCopy | null;
  server: WorkingCopy | null;
}): Recovery | null {
  const isServerNewer = Date.parse(server?.savedAt ?? '') > Date.parse(device?.savedAt ?? '');
  const found = device === null || isServerNewer ? server : device;
  if (found === null) return null;
  const copy = { ...found, form: completeForm(found.form) };
  const differing = differingFields(copy.form, article);
  if (differing.length === 0) return null;
  const isStale = revision !== null && (copy.basedOn ?? 0) < revision;
  return { copy, keptOn: found === device ? 'device' : 'server', differing, isStale };
}

import { completeForm, differingFields, type ArticleForm, type FormField } from './article-form.ts';

/** Unsaved work, kept on this device or on the server. */
export type WorkingCopy = {
  form: ArticleForm;
  /**
   * The article's revision that the work was begun on; `null` for an article that was never saved.
   */
  basedOn: number | null;
  /** ISO. */
  savedAt: string;
  /** What the form held at `basedOn`, where it is known: tells whose change is whose. */
  base: ArticleForm | null;
};

export type Recovery = {
  copy: WorkingCopy;
  keptOn: 'device' | 'server';
  /** In which fields it differs from the article as it is now. */
  differing: FormField[];
  /** Somebody saved the article after this work was begun: the difference has to be seen first. */
  isStale: boolean;
};

const newest = (copies: readonly { copy: WorkingCopy; keptOn: Recovery['keptOn'] }[]) =>
  copies.toSorted((a, b) => Date.parse(b.copy.savedAt) - Date.parse(a.copy.savedAt))[0];

/**
 * Which unsaved work to offer when an article is opened: the newest that holds anything the article
 * does not. `null`: nothing was left behind. `article` is the form as the server has it now.
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
  const found = newest([
    ...(device === null ? [] : [{ copy: device, keptOn: 'device' as const }]),
    ...(server === null ? [] : [{ copy: server, keptOn: 'server' as const }]),
  ]);
  if (found === undefined) return null;
  const copy = { ...found.copy, form: completeForm(found.copy.form) };
  const differing = differingFields(copy.form, article);
  if (differing.length === 0) return null;
  const isStale = revision !== null && (copy.basedOn ?? 0) < revision;
  return { copy, keptOn: found.keptOn, differing, isStale };
}

import { isSame } from '../../../lib/desk/form-draft.ts';
import { type ArticleForm, differingFields, type FormField } from '../article-form.ts';

export type Choice = 'mine' | 'theirs';

type Versions = { mine: ArticleForm; theirs: ArticleForm };

/** A field in which two versions of an article differ. */
export type MergeRow = {
  field: FormField;
  /** Who changed the field since the common base. 'unknown' if the base is not known. */
  changedBy: 'me' | 'them' | 'both' | 'unknown';
  /** The default choice; `null`: the editor has to choose. */
  proposal: Choice | null;
};

/**
 * Compares the editor's form with the article as somebody else saved it. A field that only one of
 * them changed has a default choice. If both changed it, or the base is unknown (`base` `null`),
 * there is no default, so that nothing is overwritten unseen.
 */
export function mergeRows({ base, mine, theirs }: Versions & { base: ArticleForm | null }): MergeRow[] {
  return differingFields(mine, theirs).map((field) => {
    if (base === null) return { field, changedBy: 'unknown', proposal: null };
    if (isSame(base[field], mine[field])) return { field, changedBy: 'them', proposal: 'theirs' };
    if (isSame(base[field], theirs[field])) return { field, changedBy: 'me', proposal: 'mine' };
    return { field, changedBy: 'both', proposal: null };
  });
}

export type Choices = Partial<Record<FormField, Choice>>;

/** Their version with the kept fields of the form. `null` while a row is undecided. */
export function mergedForm(
  rows: readonly MergeRow[],
  { mine, theirs, choices }: Versions & { choices: Choices },
): ArticleForm | null {
  const decided = rows.map(({ field, proposal }) => ({ field, choice: choices[field] ?? proposal }));
  if (decided.some(({ choice }) => choice === null)) return null;
  const kept = decided.filter(({ choice }) => choice === 'mine').map(({ field }) => [field, mine[field]]);
  return { ...theirs, ...Object.fromEntries(kept) };
}

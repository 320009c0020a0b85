import { isSame } from '../../lib/form-draft.ts';
import { type ArticleForm, differingFields, type FormField } from '../article-form.ts';

export type Choice = 'mine' | 'theirs';

type Versions = { mine: ArticleForm; theirs: ArticleForm };

/** A field in which the two versions differ. */
export type MergeRow = {
  field: FormField;
  /** The side that changed the field since the common base; 'unknown' without a base. */
  changedBy: 'me' | 'them' | 'both' | 'unknown';
  /** The default choice; `null` if the editor has to choose. */
  proposal: Choice | null;
};

/**
 * Compares the editor's form with a colleague's version. A field that only one side changed has a
 * default choice. A field that both changed has none, so the editor must look at it. Without a
 * `base`, it is unknown who changed a field, and no field has a default.
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

/**
 * The colleague's version with the fields that the editor keeps. `null` while a row has neither a
 * choice nor a default.
 */
export function mergedForm(
  rows: readonly MergeRow[],
  { mine, theirs, choices }: Versions & { choices: Choices },
): ArticleForm | null {
  const choiceOf = ({ field, proposal }: MergeRow) => choices[field] ?? proposal;
  if (rows.some((row) => choiceOf(row) === null)) return null;
  const kept = rows.filter((row) => choiceOf(row) === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map(({ field }) => [field, mine[field]])) };
}

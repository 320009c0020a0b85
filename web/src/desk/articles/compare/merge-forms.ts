import { isSame } from '../../lib/form-draft.ts';
import { type ArticleForm, differingFields, type FormField } from '../article-form.ts';

export type Choice = 'mine' | 'theirs';

/** Two versions of the form, and the one that both are based on. */
export type Versions = { mine: ArticleForm; theirs: ArticleForm; base: ArticleForm };

/** A field in which the two versions differ. */
export type MergeRow = {
  field: FormField;
  /** The side that changed the field since the common base. */
  changedBy: 'me' | 'them' | 'both';
  /** The default choice; `null` if the editor has to choose. */
  proposal: Choice | null;
};

/**
 * Compares the editor's form with another version. A field that only one side changed has a default
 * choice. A field that both changed has none, so the editor must look at it.
 */
export function mergeRows({ base, mine, theirs }: Versions): MergeRow[] {
  return differingFields(mine, theirs).map((field) => {
    if (isSame(base[field], mine[field])) return { field, changedBy: 'them', proposal: 'theirs' };
    if (isSame(base[field], theirs[field])) return { field, changedBy: 'me', proposal: 'mine' };
    return { field, changedBy: 'both', proposal: null };
  });
}

export type Choices = Partial<Record<FormField, Choice>>;

/**
 * The other version with the fields that the editor keeps. `null` while a row has neither a choice
 * nor a default.
 */
export function mergedForm(
  rows: readonly MergeRow[],
  { mine, theirs }: Pick<Versions, 'mine' | 'theirs'>,
  choices: Choices = {},
): ArticleForm | null {
  const choiceOf = ({ field, proposal }: MergeRow) => choices[field] ?? proposal;
  if (rows.some((row) => choiceOf(row) === null)) return null;
  const kept = rows.filter((row) => choiceOf(row) === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map(({ field }) => [field, mine[field]])) };
}

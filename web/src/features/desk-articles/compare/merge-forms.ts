import { isSame } from '../../../lib/desk/form-draft.ts';
import { type ArticleForm, differingFields, formFields, type FormField } from '../article-form.ts';

export type Choice = 'mine' | 'theirs';

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
export function mergeRows({
  base,
  mine,
  theirs,
}: {
  base: ArticleForm | null;
  mine: ArticleForm;
  theirs: ArticleForm;
}): MergeRow[] {
  return differingFields(mine, theirs).map((field) => {
    if (base === null) return { field, changedBy: 'unknown', proposal: null };
    if (isSame(base[field], mine[field])) return { field, changedBy: 'them', proposal: 'theirs' };
    if (isSame(base[field], theirs[field])) return { field, changedBy: 'me', proposal: 'mine' };
    return { field, changedBy: 'both', proposal: null };
  });
}

export type Choices = Partial<Record<FormField, Choice>>;

/** The choice for each row: the editor's, or the proposal. `null` while a row is open. */
export function decided(rows: readonly MergeRow[], choices: Choices): Choices | null {
  const all: Choices = {};
  for (const { field, proposal } of rows) {
    const choice = choices[field] ?? proposal;
    if (choice === null) return null;
    all[field] = choice;
  }
  return all;
}

/** Their version, with the kept fields of the editor's form. */
export function mergedForm({
  mine,
  theirs,
  choices,
}: {
  mine: ArticleForm;
  theirs: ArticleForm;
  choices: Choices;
}): ArticleForm {
  const kept = formFields.filter((field) => choices[field] === 'mine').map((field) => [field, mine[field]]);
  return { ...theirs, ...Object.fromEntries(kept) };
}

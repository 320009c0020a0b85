import { formFields, type ArticleForm, type FormField } from './article-form.ts';

export type Choice = 'mine' | 'theirs';

/** A field in which two versions of an article differ. */
export type MergeRow = {
  field: FormField;
  /**
   * Who changed it since the version both began with. 'unknown' where that version is not known.
   */
  changedBy: 'me' | 'them' | 'both' | 'unknown';
  /** What is taken unless the editor says otherwise; `null`: the editor has to say. */
  proposal: Choice | null;
};

const differs = (a: ArticleForm, b: ArticleForm, field: FormField): boolean =>
  JSON.stringify(a[field]) !== JSON.stringify(b[field]);

/**
 * What is to be decided between the editor's form and the article as somebody else saved it. A
 * field that only one of them changed proposes itself; where both did, or it is not known (`base`
 * `null`), nothing is proposed, so that nothing is overwritten unseen.
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
  return formFields
    .filter((field) => differs(mine, theirs, field))
    .map((field) => {
      if (base === null) return { field, changedBy: 'unknown', proposal: null };
      const isMine = differs(base, mine, field);
      const isTheirs = differs(base, theirs, field);
      if (isMine && isTheirs) return { field, changedBy: 'both', proposal: null };
      return isMine ? { field, changedBy: 'me', proposal: 'mine' } : { field, changedBy: 'them', proposal: 'theirs' };
    });
}

export type Choices = Partial<Record<FormField, Choice>>;

/** What holds for each row: the editor's word, else the proposal. `null` while one is open. */
export function decided(rows: readonly MergeRow[], choices: Choices): Choices | null {
  const all: Choices = {};
  for (const { field, proposal } of rows) {
    const choice = choices[field] ?? proposal;
    if (choice === null) return null;
    all[field] = choice;
  }
  return all;
}

/** Their version with the fields in it that were kept. */
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

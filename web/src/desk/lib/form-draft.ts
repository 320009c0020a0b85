/** The local draft of a form. These functions are pure; `use-desk-form.ts` stores the draft. */

export type FormDraft<Values> = {
  values: Values;
  /** The saved values that the form is based on. What differs was changed by the editor. */
  opened: Values;
  /** The revision of `opened`: a number or a time of saving; `null` if there is none. */
  revision: number | string | null;
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares by content. A missing field equals `null`. The order of fields does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => isSame(one, b[index]));
  if (isFields(a) && isFields(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
  return (a ?? null) === (b ?? null);
}

/** The fields of `body` that differ. Sending only these keeps a colleague's other changes. */
export function changesOf<Body extends object>(item: object, body: Body): Partial<Body> {
  const before = item as Fields;
  return Object.fromEntries(
    Object.entries(body).filter(([field, value]) => !isSame(before[field], value)),
  ) as Partial<Body>;
}

export type Merge<Values> = (edited: Values, opened: Values, newer: Values) => Values;

/**
 * Applies the editor's changes to newer saved values. `conflicts`: paths ('selectors.date') that
 * both sides changed differently; the editor's value is kept. `merge` replaces the merge by field.
 */
export function rebase<Values extends object>(
  { values, opened }: Pick<FormDraft<Values>, 'values' | 'opened'>,
  theirs: Values,
  merge?: Merge<Values>,
): { values: Values; conflicts: string[] } {
  if (merge !== undefined) return { values: merge(values, opened, theirs), conflicts: [] };
  const conflicts: string[] = [];
  const merged = (mine: unknown, before: unknown, now: unknown, path: readonly string[]): unknown => {
    if (isFields(mine) && isFields(before) && isFields(now))
      return Object.fromEntries(
        Object.keys(now).map((key) => [key, merged(mine[key], before[key], now[key], [...path, key])]),
      );
    if (isSame(mine, before)) return now;
    if (!isSame(now, before) && !isSame(now, mine)) conflicts.push(path.join('.'));
    return mine;
  };
  return { values: merged(values, opened, theirs, []) as Values, conflicts };
}

/** The labels of paths as one text: 'Title, Ends'. */
export const namesOf = (paths: readonly string[], labels: Readonly<Record<string, string>> = {}): string =>
  paths.map((path) => labels[path] ?? path.charAt(0).toUpperCase() + path.slice(1)).join(', ');

type Saved<Values> = {
  initial: Values;
  revision: FormDraft<Values>['revision'];
  labels?: Readonly<Record<string, string>>;
  merge?: Merge<Values>;
};

const OLDER_VERSION_TEXT = 'This draft is based on an older version: someone has saved a newer one.';

/** Applies the local draft to the saved values. `notice`: set if they are newer than the draft. */
export function restoreDraft<Values extends object>(
  draft: FormDraft<Values> | null,
  { initial, revision, labels, merge }: Saved<Values>,
): { values: Values; isRestored: boolean; notice: string | null } {
  if (draft === null) return { values: initial, isRestored: false, notice: null };
  const { values, conflicts } = rebase(draft, initial, merge);
  if (isSame(values, initial)) return { values: initial, isRestored: false, notice: null };
  const rest =
    conflicts.length === 0
      ? 'Fields you had not changed show the newer version.'
      : `You both changed: ${namesOf(conflicts, labels)}. Your version is shown there.`;
  return { values, isRestored: true, notice: draft.revision === revision ? null : `${OLDER_VERSION_TEXT} ${rest}` };
}

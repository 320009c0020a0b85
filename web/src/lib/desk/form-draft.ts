/** What somebody typed into a form and what it was based on. Pure: `use-desk-form.ts` keeps it. */

export type FormDraft<Values> = {
  values: Values;
  /** What the fields held when they were opened: what differs from it was typed here. */
  opened: Values;
  /** What `opened` is a revision of; `null` where there are none. */
  revision: number | null;
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** By content: what is missing is the same as `null`, and the order of fields makes no difference. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, index) => isSame(one, b[index]));
  if (isFields(a) && isFields(b)) return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
  return (a ?? null) === (b ?? null);
}

/** What of an item a form would change; the rest is not sent, and stays whatever it is by then. */
export function changesOf<Body extends object>(item: object, body: Body): Partial<Body> {
  const before = item as Fields;
  return Object.fromEntries(Object.entries(body).filter(([field, value]) => !isSame(before[field], value))) as Partial<Body>;
}

/** Own changes on top of what somebody else saved. `both`: the paths ('selectors.date') that both changed, each to something else; there the own one stands. */
export function rebase<Values extends object>({ values, opened }: Pick<FormDraft<Values>, 'values' | 'opened'>, theirs: Values): { values: Values; both: string[] } {
  const both: string[] = [];
  const merged = (mine: unknown, before: unknown, now: unknown, path: readonly string[]): unknown => {
    if (isFields(mine) && isFields(before) && isFields(now)) return Object.fromEntries(Object.keys(now).map((key) => [key, merged(mine[key], before[key], now[key], [...path, key])]));
    if (isSame(mine, before)) return now;
    if (!isSame(now, before) && !isSame(now, mine)) both.push(path.join('.'));
    return mine;
  };
  return { values: merged(values, opened, theirs, []) as Values, both };
}

/** Names of paths for people: 'Title, Ends'. */
export const namesOf = (paths: readonly string[], labels: Readonly<Record<string, string>>): string =>
  paths.map((path) => labels[path] ?? path.charAt(0).toUpperCase() + path.slice(1)).join(', ');

const OLDER = 'This is based on an older version: somebody has saved it since.';

/** A form as it opens: what was typed earlier, on top of what there is now. `notice` says where that is a later version. */
export function takeUp<Values extends object>(
  draft: FormDraft<Values> | null,
  { initial, revision, labels }: { initial: Values; revision: number | null; labels: Readonly<Record<string, string>> },
): { values: Values; isRestored: boolean; notice: string | null } {
  // Drafts of an earlier release hold the values alone.
  if (draft?.opened === undefined) return { values: initial, isRestored: false, notice: null };
  const { values, both } = rebase(draft, initial);
  if (isSame(values, initial)) return { values: initial, isRestored: false, notice: null };
  const rest = both.length === 0 ? 'What you had not touched is as it is now.' : `You both changed: ${namesOf(both, labels)}. Here it is as you typed it.`;
  return { values, isRestored: true, notice: draft.revision === revision ? null : `${OLDER} ${rest}` };
}

export type Drafts = Record<string, { values: Record<string, string>; savedAt: number }>;

const DRAFTS_MAX = 10;

/** The drafts with one changed; an empty one is forgotten, and only the newest ten are kept. */
export function withDraft(drafts: Drafts, key: string, { values, savedAt }: Drafts[string]): Drafts {
  const { [key]: _old, ...others } = drafts;
  const isEmpty = Object.values(values).every((value) => value.trim() === '');
  const entries = Object.entries(isEmpty ? others : { ...others, [key]: { values, savedAt } });
  return Object.fromEntries(entries.sort(([, a], [, b]) => b.savedAt - a.savedAt).slice(0, DRAFTS_MAX));
}

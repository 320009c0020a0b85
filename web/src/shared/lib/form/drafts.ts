import { readLocal, writeLocal } from '../local-store.ts';

export type Drafts = Record<string, { values: Record<string, string>; savedAt: number }>;

const DRAFTS_KEY = 'fs-drafts';
const DRAFTS_MAX = 10;

/**
 * Returns the drafts with the draft `key` replaced, or removed if its new values are empty. Only
 * the ten newest drafts are kept.
 */
export function withDraft(drafts: Drafts, key: string, { values, savedAt }: Drafts[string]): Drafts {
  const { [key]: _old, ...others } = drafts;
  const isEmpty = Object.values(values).every((value) => value.trim() === '');
  const entries = Object.entries(isEmpty ? others : { ...others, [key]: { values, savedAt } });
  return Object.fromEntries(entries.sort(([, a], [, b]) => b.savedAt - a.savedAt).slice(0, DRAFTS_MAX));
}

/** The saved values of the form `key` on this device, by field; `null` if there are none. */
export const readDraft = (key: string): Record<string, string> | null =>
  readLocal<Drafts>(DRAFTS_KEY)?.[key]?.values ?? null;

/**
 * Saves the values of the form `key` on this device. If all of them are empty, removes the draft.
 */
export const writeDraft = (key: string, values: Record<string, string>): void =>
  void writeLocal(DRAFTS_KEY, withDraft(readLocal<Drafts>(DRAFTS_KEY) ?? {}, key, { values, savedAt: Date.now() }));

/** A number or list that does not agree with the documents behind it. */
export type Drift = {
  /** Path of the document that is wrong. */
  path: string;
  stored: unknown;
  expected: unknown;
  /** Writes what the documents say now; `null` where a person has to look. */
  fix: (() => Promise<void>) | null;
};

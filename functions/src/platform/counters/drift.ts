/** A stored number or list that does not match the documents behind it. */
export type Drift = {
  /** Path of the document that is wrong, sometimes with a field ('films/rain.rank'). */
  path: string;
  stored: unknown;
  expected: unknown;
  /** Writes the correct value; `null` if a person has to decide. */
  fix: (() => Promise<void>) | null;
};

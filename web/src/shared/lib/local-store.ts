/**
 * Reads JSON from `localStorage`; `null` if there is none. It never throws: storage may be
 * disabled, or the entry may not be JSON. Call it only after mount, because the server has no
 * storage.
 */
export function readLocal<Value>(key: string): Value | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** Writes JSON to `localStorage`; `null` removes the entry. It never throws. */
export function writeLocal(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is disabled or full: the page works without it.
  }
}

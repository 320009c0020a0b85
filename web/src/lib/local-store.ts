/**
 * Reads JSON from `localStorage`. It never throws: storage may be disabled or contain something
 * else. Call it only after mount, because the server has no storage.
 */
export function readLocal<Value>(key: string): Value | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** Writes JSON to `localStorage`; `null` removes the entry. */
export function writeLocal(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private mode or a full disk: the page works without storage.
  }
}

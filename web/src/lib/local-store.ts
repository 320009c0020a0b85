/**
 * JSON in `localStorage` that never throws: storage may be off, full or hold something else. Read
 * it after mount only, the server knows nothing of it.
 */
export function readLocal<Value>(key: string): Value | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** `null` removes the entry. */
export function writeLocal(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private mode or a full disk: the page works without.
  }
}

/**
 * Reads and writes JSON in the browser's storage. These functions never throw: storage may be
 * disabled or full, or an entry may not be JSON. Call them only after mount, because the server has
 * no storage.
 */
const storeOf = (storage: () => Storage) => ({
  /** `null` if there is no entry. */
  read<Value>(key: string): Value | null {
    try {
      const text = storage().getItem(key);
      return text === null ? null : (JSON.parse(text) as Value);
    } catch {
      return null;
    }
  },
  /** `null` removes the entry. Returns false if the storage refused the entry. */
  write(key: string, value: unknown): boolean {
    try {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  /** The keys with this prefix. */
  keys(prefix: string): string[] {
    try {
      return Object.keys(storage()).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
});

/** Shared by all windows, and kept when they close. */
export const { read: readLocal, write: writeLocal, keys: localKeys } = storeOf(() => localStorage);
/** Of this window only. It survives a reload and ends when the window closes. */
export const { read: readSession, write: writeSession, keys: sessionKeys } = storeOf(() => sessionStorage);

/**
 * Locks the working copies of new articles that are open in this tab, so that other tabs offer only
 * the copies that nobody is editing. The browser also unlocks them when the tab closes or reloads.
 */

/** Functions that unlock the copies of this tab, by the name of the lock. */
const held = new Map<string, () => void>();
const nameOf = (uid: string, key: string): string => `fs-article-${uid}-${key}`;

/**
 * Locks the copy for this tab. Returns false if another tab has locked it. In a browser that
 * refuses locks, because it blocks storage, no copy is locked, and the editor still opens.
 */
export function lockCopy(uid: string, key: string): Promise<boolean> {
  const name = nameOf(uid, key);
  if (held.has(name)) return Promise.resolve(true);
  return new Promise((answer) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        return lock === null ? undefined : new Promise<void>((unlock) => held.set(name, unlock));
      })
      .catch(() => answer(true));
  });
}

export function unlockCopy(uid: string, key: string): void {
  held.get(nameOf(uid, key))?.();
  held.delete(nameOf(uid, key));
}

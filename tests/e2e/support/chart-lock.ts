import { mkdir, rmdir, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteUrl } from './site.ts';

/** A folder used as a lock: creating a folder succeeds for only one process. */
const lock = join(tmpdir(), `first-show-chart-${new URL(siteUrl).port || 'site'}`);
const LEFT_BEHIND_MS = 180_000;
const RETRY_MS = 100;

/**
 * Waits until no other test counts or changes the films of the chart, or until the lock is so old
 * that its test must have died. Returns the function that releases the lock.
 */
export async function lockChart(): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await mkdir(lock);
      await utimes(lock, new Date(), new Date());
      return () => rmdir(lock).catch(() => undefined);
    } catch {
      const made = await stat(lock).catch(() => null);
      if (made !== null && Date.now() - made.mtimeMs > LEFT_BEHIND_MS) await rmdir(lock).catch(() => undefined);
      await pause(RETRY_MS);
    }
  }
}

import { existsSync } from 'node:fs';

/**
 * A recording of a real source. They may not be published, so they are no part of this repository
 * and lie beside the checkout of those who have them. Null where they are missing: tests of them
 * are skipped, which the report of the run says, and the same is tested with invented data.
 */
export function recordedFile(path: string): URL | null {
  const file = new URL(path, new URL('../../../../shared/', import.meta.url));
  return existsSync(file) ? file : null;
}

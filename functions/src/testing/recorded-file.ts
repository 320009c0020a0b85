import { existsSync } from 'node:fs';

/**
 * The URL of a recording of a real source. Recordings may not be published, so they are outside
 * this repository. `null` if the file is missing: the tests that need it are then skipped, which
 * the test report shows. Invented data cover the same cases.
 */
export function recordedFile(path: string): URL | null {
  const file = new URL(path, new URL('../../../../shared/', import.meta.url));
  return existsSync(file) ? file : null;
}

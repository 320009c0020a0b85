import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.ts';

const skipped = new Set(['node_modules', 'dist', '.build', '.data', '.DS_Store']);

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield* filesUnder(join(path, entry.name));
  }
}

/**
 * Hash over the names and contents of files and folders (paths from the root). Leaves out tests,
 * packages and build output.
 */
export function fingerprint(paths: string[], extra = ''): string {
  const hash = createHash('sha256').update(extra);
  for (const path of paths)
    for (const file of filesUnder(join(root, path)))
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** True if `output` was built from inputs with this hash, according to the stamp. */
export function isFresh(stamp: string, hash: string, output: string): boolean {
  return existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

export function writeStamp(stamp: string, hash: string): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

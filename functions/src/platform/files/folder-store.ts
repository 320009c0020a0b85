import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { randomId } from '../firestore/ids.ts';
import { checkedPath, type FileStore } from './file-store.ts';

/** Files in a local folder, for a site on the emulators and for tests. */
export function folderStore(folder: string): FileStore {
  const at = (path: string): string => join(folder, checkedPath(path));
  return {
    write: async ({ path, bytes }) => {
      const file = at(path);
      await mkdir(dirname(file), { recursive: true });
      // Write a temporary file and rename it, which is atomic. Its name starts with a dot, so
      // `list` and `read` never see it.
      const draft = join(dirname(file), `.${randomId(12)}`);
      await writeFile(draft, bytes);
      await rename(draft, file);
    },
    read: async (path) => readFile(at(path)).catch(nullIfMissing),
    list: async (path) => {
      const below = at(path);
      const entries = (await readdir(below, { recursive: true, withFileTypes: true }).catch(nullIfMissing)) ?? [];
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
        .sort();
    },
    removeFolder: (path) => rm(at(path), { recursive: true, force: true }),
  };
}

function nullIfMissing(error: unknown): null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
  throw error;
}

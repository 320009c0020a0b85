import { memoizeAsync } from '../cache/memoize-async.ts';
import { adminApp } from '../firestore/firestore.ts';
import type { FileStore } from './file-store.ts';

/**
 * Opens the store that the environment selects. `FILES_FOLDER` (set by the local site) selects a
 * folder. Without it, the store is the project's bucket (`FILES_BUCKET`, or Firebase's default
 * bucket). Each store is imported on first use, because the Cloud Storage client would add 150 ms
 * to a cold start.
 */
export function openFileStore(environment: NodeJS.ProcessEnv = process.env): FileStore {
  const folder = environment.FILES_FOLDER;
  const opened = memoizeAsync(async (): Promise<FileStore> => {
    if (folder !== undefined && folder !== '') return (await import('./folder-store.ts')).folderStore(folder);
    const [{ bucketStore }, { getStorage }] = await Promise.all([
      import('./bucket-store.ts'),
      import('firebase-admin/storage'),
    ]);
    const bucket = getStorage(adminApp()).bucket(environment.FILES_BUCKET || undefined);
    return bucketStore(() => bucket);
  });
  return {
    write: async (file) => (await opened()).write(file),
    read: async (path) => (await opened()).read(path),
    list: async (path) => (await opened()).list(path),
    removeFolder: async (path) => (await opened()).removeFolder(path),
  };
}

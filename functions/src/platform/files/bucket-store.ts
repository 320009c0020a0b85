import type { getStorage } from 'firebase-admin/storage';
import { checkedPath, type FileStore } from './file-store.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** A file never changes under its name, so caches may keep it. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Files in a bucket of Cloud Storage. */
export function bucketStore(bucket: () => Bucket): FileStore {
  return {
    write: async ({ path, bytes, contentType }) => {
      // Upload in one request. By default the client uses several, which only helps for files of
      // many megabytes.
      await bucket()
        .file(checkedPath(path))
        .save(Buffer.from(bytes), { resumable: false, contentType, metadata: { cacheControl: CACHE_CONTROL } });
    },
    read: async (path) => {
      try {
        const [bytes] = await bucket().file(checkedPath(path)).download();
        return new Uint8Array(bytes);
      } catch (error) {
        if ((error as { code?: unknown }).code === 404) return null;
        throw error;
      }
    },
    list: async (folder) => {
      const [files] = await bucket().getFiles({ prefix: `${checkedPath(folder)}/` });
      return files.map(({ name }) => name).sort();
    },
    removeFolder: async (folder) => {
      await bucket().deleteFiles({ prefix: `${checkedPath(folder)}/` });
    },
  };
}

/**
 * Stores files that are too big for a Firestore document: Cloud Storage in production
 * (`bucket-store.ts`), a local folder with the emulators (`folder-store.ts`).
 * `file-store-contract.test.ts` tests both, Cloud Storage only if `STORAGE_EMULATOR_HOST` is set.
 *
 * A path consists of segments of `[A-Za-z0-9._-]`, joined by '/'. No segment starts with a dot.
 */
export type FileStore = {
  /** Writes or replaces a whole file. A read never returns a partial file. */
  write: (file: { path: string; bytes: Uint8Array; contentType: string }) => Promise<void>;
  /** The bytes of a file; `null` if it does not exist. */
  read: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Paths of all files below a folder, e.g. 'media/abc', in alphabetical order. */
  list: (folder: string) => Promise<string[]>;
  /** Removes all files below a folder. Does nothing if there are none. */
  removeFolder: (folder: string) => Promise<void>;
};

const PATH = /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/i;

/**
 * Throws for a path that could lead outside the store. Paths must be made of ids, never of
 * unchecked input.
 */
export function checkedPath(path: string): string {
  if (!PATH.test(path)) throw new Error(`Not a path of the file store: ${path}`);
  return path;
}

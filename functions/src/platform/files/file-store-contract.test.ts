import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../firestore/ids.ts';
import { bucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';

type Opened = { store: FileStore; close: () => Promise<unknown> };
/** The kinds of store, which must all pass the same tests. */
const stores: { name: string; isAvailable: boolean; open: () => Promise<Opened> }[] = [
  {
    name: 'a folder',
    isAvailable: true,
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'file-store-'));
      return { store: folderStore(folder), close: () => rm(folder, { recursive: true }) };
    },
  },
  {
    name: 'Cloud Storage',
    // Google's client uses the emulator at `STORAGE_EMULATOR_HOST`, so any emulator of its API
    // works here.
    isAvailable: process.env.STORAGE_EMULATOR_HOST !== undefined,
    open: async () => {
      const name = `file-store-${randomId(8).toLowerCase()}`;
      // Creating a bucket needs a project, and Google's client only reads it from this variable.
      process.env.GOOGLE_CLOUD_PROJECT ??= 'demo-file-store';
      const app = initializeApp({ projectId: 'demo-file-store' }, name);
      const bucket = getStorage(app).bucket(name);
      await bucket.create();
      return { store: bucketStore(() => bucket), close: () => deleteApp(app) };
    },
  },
];

const contentType = 'image/webp';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | null): string | null => (bytes === null ? null : new TextDecoder().decode(bytes));

for (const { name, isAvailable, open } of stores)
  describe.skipIf(!isAvailable)(`the store in ${name}`, () => {
    let opened: Opened;
    let store: FileStore;
    beforeAll(async () => {
      opened = await open();
      store = opened.store;
    });
    afterAll(() => opened?.close());

    it('reads back a written file', async () => {
      await store.write({ path: 'media/a/360.webp', bytes: bytesOf('small'), contentType });
      expect(textOf(await store.read('media/a/360.webp'))).toBe('small');
    });
    it('replaces a file that is written again', async () => {
      await store.write({ path: 'media/b/360.webp', bytes: bytesOf('first, and longer'), contentType });
      await store.write({ path: 'media/b/360.webp', bytes: bytesOf('second'), contentType });
      expect(textOf(await store.read('media/b/360.webp'))).toBe('second');
    });
    it('answers null for a missing file or folder', async () => {
      await store.write({ path: 'media/c/360.webp', bytes: bytesOf('x'), contentType });
      expect(await store.read('media/c/480.webp')).toBeNull();
      expect(await store.read('media/none/360.webp')).toBeNull();
      expect(await store.read('media/c')).toBeNull();
      expect(await store.read('media/c/360.webp/more')).toBeNull();
    });
    it('lists the files of a folder, but not of a folder whose name starts with the same letters', async () => {
      for (const path of ['media/d/480.avif', 'media/d/360.webp', 'media/de/360.webp'])
        await store.write({ path, bytes: bytesOf(path), contentType });
      expect(await store.list('media/d')).toEqual(['media/d/360.webp', 'media/d/480.avif']);
      expect(await store.list('media/nothing')).toEqual([]);
    });
    it('removes only the given folder, also when called twice', async () => {
      for (const path of ['media/f/360.webp', 'media/f/480.webp', 'media/fg/360.webp'])
        await store.write({ path, bytes: bytesOf(path), contentType });
      await store.removeFolder('media/f');
      await store.removeFolder('media/f');
      expect(await store.list('media/f')).toEqual([]);
      expect(textOf(await store.read('media/fg/360.webp'))).toBe('media/fg/360.webp');
    });
    it('never returns a half-written file', async () => {
      const texts = ['a', 'b'].map((letter) => letter.repeat(200_000));
      await store.write({ path: 'media/g/1600.avif', bytes: bytesOf(texts[0] ?? ''), contentType });
      const writes = texts.map((text) => store.write({ path: 'media/g/1600.avif', bytes: bytesOf(text), contentType }));
      const reads = Array.from({ length: 10 }, () => store.read('media/g/1600.avif'));
      for (const read of await Promise.all(reads)) expect(texts).toContain(textOf(read));
      await Promise.all(writes);
    });
    it('refuses a path that leads out of the store', async () => {
      for (const path of ['../secret', 'media/../../secret', '/etc/passwd', 'media//a', 'media/.hidden', ''])
        await expect(store.read(path)).rejects.toThrow('Not a path of the file store');
    });
  });

import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '@first-show/domain/core/collections';
import { DEFAULT_PICTURE } from '@first-show/domain/core/page-art';
import { folderStore } from '../../platform/files/folder-store.ts';
import { articleDoc, categoryDoc, filmDoc, writeContent } from '../../testing/content.ts';
import { BLUE, halves } from '../../testing/pictures.ts';
import { openTestApp } from '../../testing/reader-app.ts';
import { registerMedia } from '../media/routes.ts';
import { registerShareCards } from './routes.ts';

const test = openTestApp('share-cards', (app, deps) => {
  registerMedia(app, deps);
  registerShareCards(app, deps);
});
const ANY_HASH = '0123456789abcdef';
let folder: string;
let server: Server;
let serverUrl: string;
let isPictureThere = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-cards-'));
  test.deps.files = folderStore(folder);
  const picture = await halves(1600, 900).jpeg().toBuffer();
  server = createServer((_, response) =>
    isPictureThere ? response.writeHead(200).end(picture) : response.writeHead(404).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  test.deps.config.siteUrl = serverUrl;
  await writeContent(test.db, {
    categories: [categoryDoc('music', 1)],
    articles: [
      articleDoc('story', { title: 'क्षत्रिय की कहानी, and what it says in English' }),
      articleDoc('draft', { isPublished: false, publishedAt: null }),
      articleDoc('library', { imageUrl: '/media/abc/1600.webp' }),
      articleDoc('missing-picture', { imageUrl: '/media/none/1600.webp' }),
      articleDoc('page-art', { imageUrl: DEFAULT_PICTURE }),
    ],
    films: [filmDoc('war-2', { totalCollection: 1_284_000_000 })],
  });
  await test.deps.files.write({
    path: 'media/abc/1600.webp',
    bytes: await halves(1600, 900).webp().toBuffer(),
    contentType: 'image/webp',
  });
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
  await test.close();
});

const get = (path: string) => test.app.request(path);
/** The current address of a card. An address with any other hash redirects to it. */
async function addressOf(item: string): Promise<string> {
  const response = await get(`/media/share/${item}/${ANY_HASH}.jpg`);
  expect(response.status).toBe(302);
  expect(response.headers.get('cache-control')).not.toContain('immutable');
  return response.headers.get('location') ?? '';
}
const draw = async (item: string) => {
  const response = await get(await addressOf(item));
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
/** Whether the upper right of the card shows the right half of the test picture. */
async function showsPicture(bytes: Buffer): Promise<boolean> {
  const [r = 0, , b = 0] = await sharp(bytes).extract({ left: 1100, top: 60, width: 1, height: 1 }).raw().toBuffer();
  return Math.abs(r - BLUE.r) < 20 && Math.abs(b - BLUE.b) < 20;
}

describe('a share card', () => {
  it('is a JPEG of 1200 × 630 that may be cached for a year', async () => {
    for (const item of ['article/story', 'film/war-2']) {
      const { headers, bytes } = await draw(item);
      expect(headers.get('content-type'), item).toBe('image/jpeg');
      expect(headers.get('cache-control'), item).toBe('public, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata(), item).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(bytes.byteLength, item).toBeLessThan(300_000);
    }
  });
  it('is drawn once and then read from the file store', async () => {
    const { bytes } = await draw('article/library');
    expect(await showsPicture(bytes)).toBe(true);
    const stored = await test.deps.files?.list('share');
    expect((await draw('article/library')).bytes.equals(bytes)).toBe(true);
    expect(await test.deps.files?.list('share')).toEqual(stored);
  });
  it('gets a new address when its content changes, and its old address redirects to the new one', async () => {
    const before = await addressOf('film/war-2');
    await draw('film/war-2');
    await test.db.collection(collections.films).doc('war-2').update({ totalCollection: 1_300_000_000 });
    const after = await addressOf('film/war-2');
    expect(after).not.toBe(before);
    const old = await get(before);
    expect([old.status, old.headers.get('location')]).toEqual([302, after]);
    const filesBefore = await test.deps.files?.list('share');
    await draw('film/war-2');
    // The new card has replaced the old one, so the number of files stays the same.
    expect(await test.deps.files?.list('share')).toHaveLength(filesBefore?.length ?? 0);
  });
  it('is drawn without its picture if that cannot be loaded, and is then cached only briefly', async () => {
    const { headers, bytes } = await draw('article/missing-picture');
    expect(headers.get('cache-control')).not.toContain('immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
  it('shows a picture that is not in the library, loaded from its URL', async () => {
    isPictureThere = true;
    const { headers, bytes } = await draw('article/page-art');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(await showsPicture(bytes)).toBe(true);
  });
  it('is not found for an unknown item, a draft and an unpublished article', async () => {
    for (const item of ['article/nobody', 'film/nobody', 'article/draft', 'page/story'])
      expect((await get(`/media/share/${item}/${ANY_HASH}.jpg`)).status, item).toBe(404);
    const address = await addressOf('article/story');
    await test.db.collection(collections.articles).doc('story').update({ isPublished: false });
    expect((await get(address)).status).toBe(404);
  });
  it('is not found under a malformed file name', async () => {
    for (const file of ['x.jpg', `${ANY_HASH}.png`, `${ANY_HASH}0.jpg`, '..%2Fsecret'])
      expect((await get(`/media/share/film/war-2/${file}`)).status, file).toBe(404);
  });
});

import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Article } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { collections } from '@first-show/domain/core/collections';
import type { Media } from '@first-show/domain/media/media.schema';
import { registerAll } from '../../api/router.ts';
import { folderStore } from '../../platform/files/folder-store.ts';
import {
  animated,
  bomb,
  cmyk,
  firstHalf,
  halves,
  located,
  PAYLOAD,
  photo,
  polyglot,
  sixteenBit,
} from '../../testing/pictures.ts';
import { categoryDoc, filmDoc } from '../../testing/content.ts';
import { newReader } from '../../testing/reader-app.ts';
import { openStaffApp } from '../../testing/staff-app.ts';
import { newestArticles } from '../articles/store/read-articles.ts';
import { readHome } from '../../lists/read-rollups.ts';
import { endLicences } from './store/media.ts';
import { removeDeleted } from '../../jobs/empty-trash.job.ts';

const DAYS_31 = 31 * 86_400_000;
let now = new Date('2026-11-20T10:00:00.000Z');
const test = openStaffApp('media', registerAll, { clock: { now: () => now } });
let folder: string;
let server: Server;
let serverUrl: string;
/** The answer of the test's own HTTP server to every request. */
let served: { type: string; bytes: Uint8Array } = { type: 'text/plain', bytes: new Uint8Array() };
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  test.deps.files = folderStore(folder);
  server = createServer((_, response) => response.writeHead(200, { 'content-type': served.type }).end(served.bytes));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  serverUrl = `http://${host}`;
  test.deps.config.feedHosts = [host];
  await test.addStaff('Esha', 'editor');
  token = await test.signIn('Esha');
  await test.db.collection(collections.categories).doc('news').set(categoryDoc('news', 1));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
  await test.close();
});
beforeEach(() => {
  now = new Date(now.getTime() + 60_000);
});

type Answer<T> = { status: number; body: T };
const authorised = () => ({ authorization: `Bearer ${token}` });

async function upload(bytes: Uint8Array, type: string, name = ''): Promise<Answer<Media & { message: string }>> {
  const response = await test.app.request(`/api/admin/media${name === '' ? '' : `?name=${name}`}`, {
    method: 'POST',
    headers: { ...authorised(), 'content-type': type },
    body: bytes as BodyInit,
  });
  return { status: response.status, body: (await response.json()) as Media & { message: string } };
}
async function call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const { status, body: answer } = await newReader(test.app, authorised()).send(method, path, body);
  return { status, body: answer as T };
}
/**
 * The width in pixels that `another` has added so far. Each picture is wider than the one before,
 * so that no two tests use the same picture.
 */
let made = 0;
const another = (): Promise<Buffer> =>
  halves(600 + (made += 2), 400)
    .jpeg()
    .toBuffer();
const added = async (): Promise<Media> => (await upload(await another(), 'image/jpeg')).body;
const change = (media: Media, changes: object) =>
  call<Media & { message: string }>('PATCH', `/api/admin/media/${media.id}`, { revision: media.revision, ...changes });
const described = async (): Promise<Media> =>
  (await change(await added(), { alt: 'Two halves, red and blue', credit: 'Asha Rao' })).body;

const story = {
  title: 'A story with a picture of its own',
  summary: 'A summary that is long enough for what the form wants of one.',
  content: `<p>${'The words of a story that shows a picture. '.repeat(8)}</p>`,
  categoryId: 'news',
};
const write = (changes: object) =>
  call<Article & { message: string }>('POST', '/api/articles', { ...story, ...changes });

describe('an upload', () => {
  it('returns the picture with its renditions, and each of them is cached for a year', async () => {
    const { status, body } = await upload(await photo(1300, 900), 'image/jpeg', 'premiere-night.jpg');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      url: `/media/${body.id}/1300.webp`,
      width: 1300,
      height: 900,
      alt: '',
      credit: null,
      focalPoint: { x: 0.5, y: 0.5 },
      usedBy: [],
      createdBy: 'Esha',
    });
    expect(body.placeholder).toMatch(/^data:image\/avif;base64,/);
    expect(body.renditions.map(({ width, format }) => `${width}.${format}`)).toEqual([
      ...[360, 480, 736, 1200, 1300].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
      '1200.jpg',
    ]);
    const refused = await test.app.request(body.renditions[0]?.url ?? '', { method: 'POST' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    for (const { url, width } of body.renditions) {
      const response = await test.app.request(url, { headers: { 'accept-encoding': 'br' } });
      expect(response.status, url).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(response.headers.get('set-cookie')).toBeNull();
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(width);
    }
  });
  it('with the same bytes returns the same picture, even for two concurrent uploads', async () => {
    const bytes = await another();
    const answers = await Promise.all([upload(bytes, 'image/jpeg'), upload(bytes, 'image/jpeg')]);
    const again = await upload(bytes, 'image/jpeg');
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
    expect([...answers, again].map(({ status }) => status)).toEqual([201, 201, 201]);
    // The type must be right every time.
    expect((await upload(bytes, 'image/png')).status).toBe(415);
  });
  it('is refused with an explanation if the file is hostile or broken', async () => {
    const jpeg = await photo(600, 400);
    const cases: [name: string, bytes: Uint8Array, type: string, status: number, message: RegExp][] = [
      ['empty', new Uint8Array(), 'image/jpeg', 400, /empty/],
      ['a bomb', bomb(40_000), 'image/png', 413, /1,600 megapixels/],
      ['truncated', firstHalf(jpeg), 'image/jpeg', 400, /broken or incomplete/],
      ['named wrong', jpeg, 'image/png', 415, /named as PNG, but it is a JPEG/],
      [
        'SVG',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'image/svg+xml',
        415,
        /JPEG, PNG, WebP or AVIF/,
      ],
      ['SVG named PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 415, /no such picture/],
      ['PDF', Buffer.from('%PDF-1.7'), 'application/pdf', 415, /JPEG, PNG, WebP or AVIF/],
      ['too large', Buffer.alloc(15 * 1024 * 1024 + 1, jpeg), 'image/jpeg', 413, /15 MB/],
    ];
    for (const [name, bytes, type, status, message] of cases) {
      const answer = await upload(bytes, type);
      expect(answer.status, name).toBe(status);
      expect(answer.body.message, name).toMatch(message);
    }
  });
  it('removes the payload of a polyglot and the location of a photo', async () => {
    for (const [bytes, type] of [
      [await polyglot(), 'image/png'],
      [await located(), 'image/jpeg'],
    ] as const) {
      const { status, body } = await upload(bytes, type);
      expect(status).toBe(201);
      for (const { url } of body.renditions) {
        const text = Buffer.from(await (await test.app.request(url)).arrayBuffer()).toString('latin1');
        for (const hidden of [PAYLOAD, 'Secret camera', 'Exif', 'GPS']) expect(text).not.toContain(hidden);
      }
    }
  });
  it('accepts 16-bit, CMYK and animated pictures', async () => {
    for (const [bytes, type] of [
      [await sixteenBit(), 'image/png'],
      [await cmyk(), 'image/jpeg'],
      [await animated(), 'image/webp'],
    ] as const)
      expect((await upload(bytes, type)).status, type).toBe(201);
  });
  it('is refused without a token (401)', async () => {
    const anonymous = await test.app.request('/api/admin/media', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: 'x',
    });
    expect(anonymous.status).toBe(401);
  });
});

describe('a picture at an address', () => {
  it('is copied, and its address is recorded', async () => {
    served = { type: 'image/jpeg', bytes: await another() };
    const { status, body } = await call<Media>('POST', '/api/admin/media', { url: `${serverUrl}/pictures/still.jpg` });
    expect(status).toBe(201);
    expect(body.sourceUrl).toBe(`${serverUrl}/pictures/still.jpg`);
    expect((await test.app.request(body.url)).status).toBe(200);
  });
  it('is refused if it is no picture, or at a private address', async () => {
    served = { type: 'text/html', bytes: Buffer.from('<!doctype html>') };
    expect((await call('POST', '/api/admin/media', { url: `${serverUrl}/page` })).status).toBe(415);
    const inside = await call<{ message: string }>('POST', '/api/admin/media', { url: 'http://169.254.169.254/x.jpg' });
    expect(inside).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('private network') as string },
    });
    expect((await call('POST', '/api/admin/media', { url: 'ftp://example.com/x.jpg' })).status).toBe(400);
  });
});

describe('a rendition that does not exist', () => {
  it('is 404: another width, format or picture, and a path out of the store', async () => {
    const { id } = await added();
    for (const path of [
      `/media/${id}/361.webp`,
      `/media/${id}/360.png`,
      `/media/${id}/360.jpg`,
      `/media/${id}/0360.webp`,
      '/media/nothing/360.webp',
      `/media/..%2f${id}/360.webp`,
      `/media/${id}/..%2f..%2f360.webp`,
      `/media/${id}`,
    ])
      expect((await test.app.request(path)).status, path).toBe(404);
  });
});

describe('the library', () => {
  it('lists pictures newest first, in pages', async () => {
    const pictures = [await added(), await added(), await added()];
    const ids = pictures.map(({ id }) => id).reverse();
    const first = await call<Media[]>('GET', '/api/admin/media?limit=2');
    expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await call<Media[]>('GET', `/api/admin/media?limit=1&after=${ids[1]}`);
    expect(second.body.map(({ id }) => id)).toEqual(ids.slice(2));
  });
  it('finds a picture by the beginnings of its words, in any script', async () => {
    const media = await added();
    await change(media, { alt: 'Pathaan on the red carpet', caption: null, credit: 'Nisha Kulkarni' });
    for (const words of ['red%20car', 'kulk', 'pathaan%20nisha', encodeURIComponent('पठान')])
      expect((await call<Media[]>('GET', `/api/admin/media?q=${words}`)).body.map(({ id }) => id)).toContain(media.id);
    expect((await call<Media[]>('GET', '/api/admin/media?q=red%20balloon')).body).toEqual([]);
  });
  it('lists the pictures without alt text, also in a search', async () => {
    const media = await added();
    const listed = async (query: string) =>
      (await call<Media[]>('GET', `/api/admin/media?alt=none${query}`)).body.some(({ id }) => id === media.id);
    await change(media, { alt: '', credit: 'Zubeida' });
    expect([await listed(''), await listed('&q=zubeida'), await listed('&q=nobody')]).toEqual([true, true, false]);
    await change((await call<Media>('GET', `/api/admin/media/${media.id}`)).body, { alt: 'A ticket window' });
    expect(await listed('')).toBe(false);
  });
  it('stores texts, licence and focal point, and refuses a stale revision', async () => {
    const media = await added();
    const changes = {
      alt: '  A marquee at night ',
      caption: 'Outside the cinema',
      credit: 'Asha Rao',
      licence: { terms: 'One year, web', expiresOn: '2027-11-20' },
      focalPoint: { x: 0.2, y: 0.8 },
    };
    const changed = await change(media, changes);
    expect(changed).toMatchObject({ status: 200, body: { ...changes, alt: 'A marquee at night', revision: 2 } });
    expect((await change(media, { alt: 'Too late' })).status).toBe(409);
    expect((await change(changed.body, { focalPoint: { x: 2, y: 0 } })).status).toBe(400);
    expect((await change(changed.body, { licence: { terms: '', expiresOn: null } })).status).toBe(400);
  });
});

describe('an article with a library picture', () => {
  it('gets alt text, credit and focal point from the picture', async () => {
    const media = await described();
    await change({ ...media, revision: 2 }, { focalPoint: { x: 0.25, y: 0.75 }, caption: 'At the premiere' });
    const { status, body } = await write({ imageUrl: media.url });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      imageUrl: media.url,
      imageAlt: 'Two halves, red and blue',
      imageCredit: 'Asha Rao',
      imageCaption: 'At the premiere',
      imageFocus: { x: 0.25, y: 0.75 },
    });
    expect(Object.keys(body)).not.toContain('mediaIds');
  });
  it('gives the library the alt text that was typed in it, as long as none was typed in the library', async () => {
    const [lead, inText] = [await added(), await added()];
    const altOf = async ({ id }: Media) => (await call<Media>('GET', `/api/admin/media/${id}`)).body.alt;
    const figure = (alt: string) => `<figure><img src="${inText.url}" alt="${alt}"></figure>${story.content}`;
    const { body: article } = await write({
      title: 'A story that describes its pictures',
      imageUrl: lead.url,
      imageAlt: 'Typed in the story',
      content: figure('Red &amp; blue'),
      isPublished: false,
    });
    expect([await altOf(lead), await altOf(inText)]).toEqual(['Typed in the story', 'Red & blue']);
    const found = await call<Media[]>('GET', '/api/admin/media?q=typed');
    expect(found.body.map(({ id }) => id)).toContain(lead.id);

    const edit = (changes: object) => call('PATCH', `/api/articles/${article.id}`, changes);
    await edit({ imageAlt: 'Typed again', content: figure('Blue') });
    expect([await altOf(lead), await altOf(inText)]).toEqual(['Typed again', 'Blue']);
    const { body: current } = await call<Media>('GET', `/api/admin/media/${lead.id}`);
    expect(await change(lead, { alt: 'Stale' })).toMatchObject({ status: 409 });
    await change(current, { alt: 'Typed in the library' });
    await edit({ imageAlt: 'Typed a third time' });
    await edit({ title: 'A story that keeps its own alt texts' });
    expect([await altOf(lead), await altOf(inText)]).toEqual(['Typed in the library', 'Blue']);
  });
  it('includes the natural sizes of its pictures for readers', async () => {
    const media = await described();
    const { body } = await write({
      title: 'A story whose pictures have sizes',
      imageUrl: media.url,
      content: `<figure><img src="${media.url}" alt="x"></figure>${story.content}`,
    });
    expect(Object.keys(body)).not.toContain('mediaSizes');
    const shown = (await (await test.app.request(`/api/articles/${body.slug}`)).json()) as Article;
    expect(shown.imageSize).toEqual({ width: media.width, height: media.height });
    expect(shown.content).toMatch(
      new RegExp(`<img (?=[^>]* ?width="${media.width}")(?=[^>]* height="${media.height}")`),
    );
    await call('PATCH', `/api/articles/${body.id}`, { imageUrl: 'https://example.com/other.jpg' });
    const changed = (await (await test.app.request(`/api/articles/${body.slug}`)).json()) as Article;
    expect(changed.imageSize ?? null).toBeNull();
    expect(changed.content).toContain(`width="${media.width}"`);
  });
  it('is not published without alt text and credit, but saved as a draft', async () => {
    const media = await added();
    const refused = await write({ imageUrl: media.url });
    expect(refused).toMatchObject({ status: 400, body: { message: 'Please describe the picture before publishing' } });
    const uncredited = await write({ imageUrl: media.url, imageAlt: 'Two halves' });
    expect(uncredited.body.message).toBe('Please credit the picture before publishing');
    const draft = await write({ imageUrl: media.url, isPublished: false });
    expect(draft.status).toBe(201);
    const publish = await call('PATCH', `/api/articles/${draft.body.id}`, { isPublished: true });
    expect(publish.status).toBe(400);
    await change(media, { alt: 'Two halves', credit: 'Asha Rao' });
    const published = await call('PATCH', `/api/articles/${draft.body.id}`, { isPublished: true });
    expect(published).toMatchObject({ status: 200, body: { imageAlt: 'Two halves', imageCredit: 'Asha Rao' } });
  });
  it('cannot use a missing picture, or one whose licence has ended', async () => {
    expect(await write({ imageUrl: '/media/abc123/360.webp' })).toMatchObject({
      status: 400,
      body: { message: 'This picture is no longer in the library' },
    });
    const inText = `<figure><img src="/media/abc123/360.webp" alt=""></figure>${story.content}`;
    expect((await write({ content: inText })).status).toBe(400);
    const media = await described();
    await change(media, { licence: { terms: 'Press', expiresOn: '2026-11-19' } });
    expect((await write({ imageUrl: media.url })).body.message).toBe('The licence of this picture has expired');
    const endedInText = `<figure><img src="${media.url}" alt=""></figure>${story.content}`;
    expect((await write({ content: endedInText })).body.message).toBe(
      'The licence of a picture in the text has expired',
    );
  });
  it('follows the picture’s focal point until it has its own', async () => {
    const media = await described();
    const follows = await write({ imageUrl: media.url });
    const own = await write({ imageUrl: media.url, imageFocus: { x: 0.1, y: 0.1 }, title: 'Another story of its own' });
    await change(media, { focalPoint: { x: 0.9, y: 0.4 } });
    const focusOf = async ({ body: { id } }: { body: Article }) =>
      (await call<Article>('GET', `/api/articles/${id}`)).body.imageFocus;
    expect(await focusOf(follows)).toEqual({ x: 0.9, y: 0.4 });
    expect(await focusOf(own)).toEqual({ x: 0.1, y: 0.1 });
  });
});

describe('a licence that has ended', () => {
  const day = (text: string) => new Date(`${text}T10:00:00.000Z`);
  const endingOn = async (media: Media, expiresOn: string | null) =>
    (await change(media, { licence: { terms: 'One year, web', expiresOn } })).body;
  const anonymous = async <T>(path: string): Promise<T> => (await (await test.app.request(path)).json()) as T;
  const filmWith = async (imageUrl: string): Promise<string> => {
    const film = filmDoc(`film-${imageUrl.split('/')[2]}`, { imageUrl });
    await test.db.collection(collections.films).doc(film.id).set(film);
    return film.id;
  };

  it('replaces the picture for readers from the next day on; a renewed licence brings it back', async () => {
    now = day('2026-12-01');
    const media = await endingOn(await described(), '2026-12-02');
    const figure = `<figure><img src="${media.url}" alt="Red and blue"><figcaption>By Asha</figcaption></figure>`;
    const { body: article } = await write({
      title: 'A story with a licensed picture',
      imageUrl: media.url,
      content: `${figure}${story.content}`,
    });
    const filmId = await filmWith(media.url);
    const shown = async () => ({
      article: await anonymous<Article>(`/api/articles/${article.slug}`),
      card: (await anonymous<Article[]>('/api/articles?limit=50')).find(({ id }) => id === article.id),
      inFeed: (await newestArticles(test.db, { limit: 50 })).find(({ id }) => id === article.id),
      inLists: (await readHome(test.db)).latest.find(({ id }) => id === article.id),
      film: await anonymous<BoxOfficeFilm>(`/api/box-office/${filmId}`),
    });
    const addresses = async () => {
      const { article, card, inFeed, inLists, film } = await shown();
      return [article, card, inFeed, inLists, film].map((one) => one?.imageUrl);
    };

    now = day('2026-12-02');
    expect(await endLicences(test.db, now)).toEqual([]);
    expect(await addresses()).toEqual([media.url, media.url, media.url, media.url, media.url]);

    now = day('2026-12-03');
    expect(await endLicences(test.db, now)).toEqual([media.id]);
    expect(await endLicences(test.db, now)).toEqual([]);
    const fallback = '/art/default-800.webp';
    expect(await addresses()).toEqual([fallback, fallback, fallback, fallback, null]);
    const { article: replaced } = await shown();
    expect(replaced).toMatchObject({ imageAlt: '', imageCaption: null, imageCredit: null });
    expect(replaced.content).not.toContain(media.id);
    expect(replaced.content).not.toContain('By Asha');
    expect(JSON.stringify(replaced)).not.toContain('endedMediaIds');
    const atDesk = await call<Article>('GET', `/api/admin/articles/${article.id}`);
    expect(atDesk.body).toMatchObject({ imageUrl: media.url, imageCredit: 'Asha Rao' });
    const listed = await call<Media[]>('GET', '/api/admin/media?licence=ended');
    expect(listed.body.map(({ id }) => id)).toContain(media.id);

    // An edit of the article keeps the stored picture, but does not show it.
    const edited = await call('PATCH', `/api/articles/${article.id}`, { title: 'A story with another title' });
    expect(edited.status).toBe(200);
    expect((await shown()).article.imageUrl).toBe(fallback);

    await endingOn(media, '2027-12-02');
    expect(await addresses()).toEqual([media.url, media.url, media.url, media.url, media.url]);
    expect((await shown()).article.content).toContain(`src="${media.url}"`);
    const ended = await call<Media[]>('GET', '/api/admin/media?licence=ended');
    expect(ended.body.map(({ id }) => id)).not.toContain(media.id);
  });
  it('hides the picture at once if an editor sets an end in the past', async () => {
    now = day('2026-12-05');
    const media = await described();
    const { body: article } = await write({ title: 'A story about a withdrawn picture', imageUrl: media.url });
    await endingOn(media, '2026-12-04');
    const { imageUrl } = await anonymous<Article>(`/api/articles/${article.slug}`);
    expect(imageUrl).toBe('/art/default-800.webp');
  });
});

describe('a film with a library picture', () => {
  const film = filmDoc('film-of-the-library');
  const show = (imageUrl: string | null) =>
    call<BoxOfficeFilm & { message: string }>('PATCH', `/api/box-office/${film.id}`, { imageUrl });
  beforeAll(() => test.db.collection(collections.films).doc(film.id).set(film));

  it('keeps the picture from being deleted', async () => {
    const media = await added();
    expect(await show(media.url)).toMatchObject({ status: 200, body: { imageUrl: media.url } });
    const refused = await call<{ message: string; uses: unknown }>('DELETE', `/api/admin/media/${media.id}`);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: `This picture is used by “${film.movieName}”`,
        uses: [{ kind: 'film', id: film.id, title: film.movieName }],
      },
    });
    expect((await show(null)).status).toBe(200);
    expect((await call('DELETE', `/api/admin/media/${media.id}`)).status).toBe(204);
  });
  it('cannot use a missing picture, or one whose licence has ended', async () => {
    const missing = await show('/media/abc123/360.webp');
    expect(missing).toMatchObject({ status: 400, body: { message: 'This picture is no longer in the library' } });
    const media = await added();
    await change(media, { licence: { terms: 'Press', expiresOn: '2026-11-19' } });
    expect((await show(media.url)).body.message).toBe('The licence of this picture has expired');
  });
});

describe('the stills of a film', () => {
  const film = filmDoc('film-with-stills');
  type Shown = { stills: { url: string; alt: string }[]; message: string };
  const save = (...urls: string[]) =>
    call<Shown>('PATCH', `/api/films/${film.id}`, { stills: urls.map((url) => ({ url, alt: 'Typed' })) });
  const shown = async () => (await call<Shown>('GET', `/api/films/${film.id}`)).body.stills;
  beforeAll(() => test.db.collection(collections.films).doc(film.id).set(film));

  it('have the alt texts of the library, also when these change', async () => {
    const media = await described();
    expect((await save(media.url, media.url)).body.stills).toEqual([{ url: media.url, alt: media.alt }]);
    await change(media, { alt: 'A goat on a balcony' });
    expect(await shown()).toEqual([{ url: media.url, alt: 'A goat on a balcony' }]);
    expect((await call('DELETE', `/api/admin/media/${media.id}`)).status).toBe(409);
  });

  it('are pictures of the library, which describes them', async () => {
    const undescribed = await added();
    expect((await save(undescribed.url)).body.message).toBe('Please describe this picture in the library first');
    for (const url of ['/media/abc123/360.webp', 'https://example.com/still.jpg'])
      expect((await save(url)).status).toBe(400);
  });

  it('are not shown after the end of their licence', async () => {
    const media = await described();
    await save(media.url);
    await change(media, { licence: { terms: 'Press', expiresOn: '2026-11-19' } });
    expect(await shown()).toEqual([]);
  });
});

describe('deleting a picture', () => {
  it('is refused with 409 while an article shows it as its lead or in its text; the answer names the articles', async () => {
    const media = await described();
    const lead = await write({ imageUrl: media.url, title: 'The lead picture’s story' });
    const inText = await write({
      title: 'The story with it in its text',
      isPublished: false,
      content: `<figure><img src="${media.url}" alt="x"></figure>${story.content}`,
    });
    const refused = await call<{ message: string }>('DELETE', `/api/admin/media/${media.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('“The lead picture’s story”');
    expect(refused.body.message).toContain('“The story with it in its text”');
    const shown = await call<Media>('GET', `/api/admin/media/${media.id}`);
    expect([...shown.body.usedBy].sort()).toEqual([lead.body.id, inText.body.id].sort());

    await call('PATCH', `/api/articles/${lead.body.id}`, { imageUrl: '' });
    await call('PATCH', `/api/articles/${inText.body.id}`, { content: story.content });
    expect((await call('DELETE', `/api/admin/media/${media.id}`)).status).toBe(204);
  });
  it('can be restored for thirty days; then its files are removed too', async () => {
    const bytes = await another();
    const { body: media } = await upload(bytes, 'image/jpeg');
    await call('DELETE', `/api/admin/media/${media.id}`);
    expect((await call('GET', `/api/admin/media/${media.id}`)).status).toBe(404);
    expect((await call<Media>('POST', `/api/admin/media/${media.id}/undo`)).body.id).toBe(media.id);

    await call('DELETE', `/api/admin/media/${media.id}`);
    expect((await test.app.request(media.url)).status).toBe(200);
    now = new Date(now.getTime() + DAYS_31);
    await removeDeleted(test.deps);
    expect((await test.app.request(media.url)).status).toBe(404);
    expect((await call('POST', `/api/admin/media/${media.id}/undo`)).status).toBe(404);
    expect((await upload(bytes, 'image/jpeg')).status).toBe(201);
    expect((await test.app.request(media.url)).status).toBe(200);
  });
  it('is restored with the article that used it', async () => {
    const { body: media } = await upload(await another(), 'image/jpeg');
    const { body: user } = await call<Article>('POST', '/api/articles', {
      ...story,
      title: 'The story that goes and comes back',
      isPublished: false,
      imageUrl: media.url,
    });
    await call('DELETE', `/api/articles/${user.id}`);
    expect((await call('DELETE', `/api/admin/media/${media.id}`)).status).toBe(204);
    expect((await call('POST', `/api/articles/${user.id}/undo`)).status).toBe(200);
    expect((await call<Media>('GET', `/api/admin/media/${media.id}`)).body.usedBy).toEqual([user.id]);
    expect((await test.db.collection('trash').where('id', '==', media.id).get()).empty).toBe(true);
  });
  it('is not disturbed by an upload of the same file: that is refused, and accepted if the removal was interrupted', async () => {
    const bytes = await another();
    const { body: media } = await upload(bytes, 'image/jpeg');
    await call('DELETE', `/api/admin/media/${media.id}`);
    now = new Date(now.getTime() + DAYS_31);
    const files = test.deps.files!;
    let refused: number | null = null;
    const removeFolder = async (path: string) => {
      refused = (await upload(bytes, 'image/jpeg')).status;
      await files.removeFolder(path);
      throw new Error('interrupted');
    };
    await expect(removeDeleted({ ...test.deps, files: { ...files, removeFolder } })).rejects.toThrow();
    expect(refused).toBe(409);

    now = new Date(now.getTime() + 11 * 60_000);
    expect((await upload(bytes, 'image/jpeg')).status).toBe(201);
    await removeDeleted(test.deps);
    expect((await test.app.request(media.url)).status).toBe(200);
  });
  it('is undone by another upload of the same file', async () => {
    const bytes = await another();
    const { body: media } = await upload(bytes, 'image/jpeg');
    await call('DELETE', `/api/admin/media/${media.id}`);
    expect((await upload(bytes, 'image/jpeg')).body.id).toBe(media.id);
    now = new Date(now.getTime() + DAYS_31);
    await removeDeleted(test.deps);
    expect((await test.app.request(media.url)).status).toBe(200);
  });
});

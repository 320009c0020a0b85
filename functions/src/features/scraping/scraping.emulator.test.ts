import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ScrapeJob, ScrapingStatus } from '@first-show/domain/scraping/scrape-job.schema';
import { SOURCES_MAX } from '@first-show/domain/scraping/scraping-limits';
import type { Source, SourcePreview, SuggestedSource } from '@first-show/domain/scraping/source.schema';
import { fixedClock } from '../../platform/clock.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { categoryDoc, writeContent } from '../../testing/content.ts';
import { rss, startSourceServer, type SourceServer } from '../../testing/source-server.ts';
import { registerScraping } from './routes.ts';
import { removeDeleted } from '../../jobs/empty-trash.job.ts';

const clock = fixedClock('2026-11-21T06:00:00.000Z');
let server: SourceServer;
let test: TestApp;
beforeAll(async () => {
  server = await startSourceServer();
  test = openTestApp('scraping', registerScraping, {
    clock,
    // With this scale, six previews are allowed in ten minutes.
    config: { feedHosts: [server.host], rateLimitScale: 0.3 },
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
  await test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
  await test.db.doc('staff/moderator').set({ displayName: 'Meera', role: 'moderator', isActive: true });
  await writeContent(test.db, { categories: [categoryDoc('music', 0)] });
});
afterAll(async () => {
  await test.close();
  await server.close();
});
afterEach(async () => {
  for (const name of ['sources', 'scrapeJobs', 'system', 'articles', 'stories', 'articleDesk'])
    await test.db.recursiveDelete(test.db.collection(name));
});

const as = (name: string) => newReader(test.app, { authorization: `Bearer ${name}` });
const editor = () => as('editor');
const form = (changes: object = {}) => ({
  name: 'The Matinee Post',
  kind: 'feed',
  url: 'https://matineepost.example/rss.xml',
  categoryId: 'music',
  ...changes,
});
const create = async (changes: object = {}) =>
  (await editor().send('POST', '/api/admin/sources', form(changes))).body as Source;
const everything = async () => {
  const collections = await test.db.listCollections();
  const found = await Promise.all(
    collections.map(async (one) => (await one.get()).docs.map((doc) => [doc.ref.path, doc.data()])),
  );
  return JSON.stringify(found.flat());
};

describe('sources', () => {
  it('are added with the defaults, listed by name, and changed based on a revision', async () => {
    const made = await create();
    expect(made).toMatchObject({
      name: 'The Matinee Post',
      intervalMinutes: 120,
      isActive: true,
      isTrusted: false,
      maxItems: 50,
      language: 'en',
      selectors: null,
      revision: 1,
      createdBy: 'Imtiaz',
    });
    await create({ name: 'A first one', url: 'https://a.example/' });
    expect(((await editor().get('/api/admin/sources')).body as Source[]).map(({ name }) => name)).toEqual([
      'A first one',
      'The Matinee Post',
    ]);
    const changed = await editor().send('PATCH', `/api/admin/sources/${made.id}`, {
      name: 'Matinee',
      isTrusted: true,
      revision: 1,
    });
    expect(changed.body).toMatchObject({ name: 'Matinee', isTrusted: true, url: made.url, revision: 2 });
    const stale = await editor().send('PATCH', `/api/admin/sources/${made.id}`, { name: 'Other', revision: 1 });
    expect([stale.status, stale.body]).toMatchObject([409, { current: { name: 'Matinee', revision: 2 } }]);
  });
  it('lose the old address’s validators and failures when their address changes', async () => {
    const { id } = await create();
    await test.db.doc(`sources/${id}`).update({
      'health.etag': '"v1"',
      'health.lastModified': 'then',
      'health.items': 7,
      'health.failuresInARow': 3,
      'health.pausedAt': 'then',
      'health.backOffUntil': 'later',
    });
    await editor().send('PATCH', `/api/admin/sources/${id}`, { name: 'Only the name' });
    expect((await test.db.doc(`sources/${id}`).get()).get('health.etag')).toBe('"v1"');
    expect((await test.db.doc(`sources/${id}`).get()).get('health.pausedAt')).toBe('then');
    await editor().send('PATCH', `/api/admin/sources/${id}`, { url: 'https://elsewhere.example/rss' });
    expect((await test.db.doc(`sources/${id}`).get()).get('health')).toMatchObject({
      etag: null,
      lastModified: null,
      items: 7,
      failuresInARow: 0,
      pausedAt: null,
      backOffUntil: null,
    });
  });
  it('are refused with an invalid, private or known address, or with invalid settings', async () => {
    await create();
    const bad: [object, number, string][] = [
      [{ url: 'ftp://a.example/x' }, 400, 'Please enter a valid URL, beginning with https:// or http://'],
      [{ url: 'http://127.0.0.1:9/' }, 400, 'http://127.0.0.1:9/ is an address of a private network.'],
      [
        { url: 'http://[::ffff:169.254.169.254]/' },
        400,
        'http://[::ffff:a9fe:a9fe]/ is an address of a private network.',
      ],
      [{ url: 'https://user:secret@a.example/' }, 400, 'Addresses with a user name or password are not fetched.'],
      [{ kind: 'page' }, 400, 'A page needs selectors'],
      [{ kind: 'page', selectors: { item: ' ', title: 'h2', link: 'a' } }, 400, 'Please enter a CSS selector'],
      [{ categoryId: 'unknown' }, 400, 'Please select a category'],
      [{ intervalMinutes: 5 }, 400, 'At least 30 minutes'],
      [{ maxItems: 1000 }, 400, 'At most 200 items'],
      [{}, 409, 'Another source has this URL'],
    ];
    for (const [changes, status, message] of bad) {
      const answer = await editor().send('POST', '/api/admin/sources', form(changes));
      expect([answer.status, (answer.body as { message: string }).message], JSON.stringify(changes)).toEqual([
        status,
        message,
      ]);
    }
    expect((await test.db.collection('sources').get()).size).toBe(1);
  });
  it('can be restored after a delete, until the next night', async () => {
    const { id } = await create();
    expect((await editor().send('DELETE', `/api/admin/sources/${id}`)).status).toBe(204);
    expect((await editor().get('/api/admin/sources')).body).toEqual([]);
    expect((await editor().send('POST', `/api/admin/sources/${id}/undo`)).body).toMatchObject({ id });
    await editor().send('DELETE', `/api/admin/sources/${id}`);
    clock.advance(61_000);
    await removeDeleted(test.deps);
    expect((await editor().send('POST', `/api/admin/sources/${id}/undo`)).status).toBe(404);
  });
  it('are not restored beside another source of the same URL, beyond the maximum, or without their category (409)', async () => {
    const { id } = await create();
    const restored = async () => {
      const { status, body } = await editor().send('POST', `/api/admin/sources/${id}/undo`);
      return [status, (body as { message?: string }).message];
    };
    await editor().send('DELETE', `/api/admin/sources/${id}`);
    const same = await create();
    expect(await restored()).toEqual([409, 'Another source has this URL']);
    await test.db.doc(`sources/${same.id}`).delete();

    const others = Array.from({ length: SOURCES_MAX }, (_, index) => test.db.doc(`sources/more-${index}`));
    for (const other of others) await other.set({ ...same, id: other.id, url: `https://${other.id}.example/` });
    expect(await restored()).toEqual([409, `At most ${SOURCES_MAX} sources are allowed`]);
    for (const other of others) await other.delete();

    await test.db.doc('categories/music').delete();
    expect((await restored())[0]).toBe(409);
    await writeContent(test.db, { categories: [categoryDoc('music', 0)] });
    expect((await restored())[0]).toBe(200);
  });
  it('resume after a pause when an editor says so', async () => {
    const { id } = await create();
    await test.db.doc(`sources/${id}`).update({
      'health.pausedAt': '2026-11-21T05:00:00.000Z',
      'health.failuresInARow': 3,
      'health.backOffUntil': '2026-11-21T09:00:00.000Z',
      'health.lastStatus': 'It answers 500.',
    });
    const status = (await editor().get('/api/admin/scraping/status')).body as ScrapingStatus;
    expect(status).toMatchObject({
      activeSources: 0,
      alerts: [{ sourceId: id, text: 'The Matinee Post is paused after 3 failures in a row: It answers 500.' }],
    });
    expect((await editor().send('POST', `/api/admin/sources/${id}/resume`)).body).toMatchObject({
      health: { pausedAt: null, failuresInARow: 0, backOffUntil: null, lastStatus: 'It answers 500.' },
    });
    expect((await editor().get('/api/admin/scraping/status')).body).toMatchObject({ activeSources: 1, alerts: [] });
    expect((await editor().send('POST', '/api/admin/sources/none/resume')).status).toBe(404);
  });
  it('are suggested, and a suggestion is marked once it is added', async () => {
    const [first] = (await editor().get('/api/admin/sources/suggestions')).body as SuggestedSource[];
    await create({ url: first?.url });
    const all = (await editor().get('/api/admin/sources/suggestions')).body as SuggestedSource[];
    expect(all.filter(({ isAdded }) => isAdded).map(({ url }) => url)).toEqual([first?.url]);
    expect(all.length).toBeGreaterThan(1);
  });
  it('are refused for moderators (403)', async () => {
    for (const [method, path] of [
      ['GET', '/api/admin/sources'],
      ['GET', '/api/admin/scraping/status'],
      ['POST', '/api/admin/scrape-now'],
      ['GET', '/api/admin/scrape-jobs'],
    ] as const)
      expect((await as('moderator').send(method, path)).status, path).toBe(403);
  });
});

describe('a preview', () => {
  const preview = async (changes: object) =>
    (await editor().send('POST', '/api/admin/sources/preview', form(changes))).body as SourcePreview;
  it('shows the stories that a run would add, and writes nothing', async () => {
    server.on(
      '/p.xml',
      (_request, response) =>
        void response.end(
          rss(
            [
              { title: 'A first story for everybody', link: 'https://p.example/1', description: '<p>Its words.</p>' },
              { title: '', link: 'https://p.example/2' },
            ],
            'The P',
          ),
        ),
    );
    const before = await everything();
    expect(await preview({ url: `${server.origin}/p.xml` })).toMatchObject({
      isReadable: true,
      outcome: '1 stories, 1 of them new.',
      sourceName: 'The P',
      items: [
        {
          title: 'A first story for everybody',
          url: 'https://p.example/1',
          excerpt: 'Its words.',
          state: 'new',
          reason: null,
        },
      ],
      skipped: [{ reason: 'it has no title' }],
    });
    expect(await everything()).toBe(before);
  });
  it('reads a page by its selectors, and reports when nothing matches', async () => {
    server.on(
      '/page.html',
      (_request, response) =>
        void response.end(
          '<title>News</title><ul><li class="story"><h2>A story on a page <script>alert(1)</script></h2><a href="/one?utm_source=x">read</a><time datetime="2026-11-20T10:00:00+05:30">Friday</time><p>Some words.</p></li></ul>',
        ),
    );
    const selectors = { item: '.story', title: 'h2', link: 'a', date: 'time', summary: 'p' };
    expect(await preview({ kind: 'page', url: `${server.origin}/page.html`, selectors })).toMatchObject({
      isReadable: true,
      items: [{ url: `${server.origin}/one`, publishedAt: '2026-11-20T04:30:00.000Z', excerpt: 'Some words.' }],
    });
    expect(
      await preview({ kind: 'page', url: `${server.origin}/page.html`, selectors: { ...selectors, item: '.none' } }),
    ).toMatchObject({ isReadable: false, outcome: "Nothing on the page fits the selector '.none'." });
  }, 60_000);
  it('says why nothing can be read, for example a redirect to a private address', async () => {
    server.on(
      '/trap',
      (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    );
    expect(await preview({ url: `${server.origin}/trap` })).toMatchObject({
      isReadable: false,
      items: [],
      outcome: 'http://169.254.169.254/ is an address of a private network.',
    });
  });
  it('is rate limited (429)', async () => {
    const refused = await editor().send('POST', '/api/admin/sources/preview', form({ kind: 'page' }));
    expect(refused.status).toBe(400);
    let last = 0;
    for (let count = 0; count < 25 && last !== 429; count += 1)
      last = (await editor().send('POST', '/api/admin/sources/preview', form({ url: `${server.origin}/robots.txt` })))
        .status;
    expect(last).toBe(429);
  }, 60_000);
});

describe('scrape-now', () => {
  it('starts a run and answers at once; while it runs, no other run starts', async () => {
    const begun = await editor().send('POST', '/api/admin/scrape-now');
    expect(begun.status).toBe(202);
    const { jobId } = begun.body as { jobId: string };
    const again = await editor().send('POST', '/api/admin/scrape-now');
    expect([again.status, again.body]).toEqual([409, { message: 'Scraping is already running', jobId }]);
    expect((await editor().get('/api/admin/scrape-jobs?limit=5')).body).toMatchObject([
      { id: jobId, state: 'running', trigger: 'person', startedBy: 'Imtiaz', endedAt: null },
    ]);
    const status = (await editor().get('/api/admin/scraping/status')).body as ScrapingStatus;
    // It is 11:30 in India, so the next run (every two hours) is at 12:00.
    expect(status).toMatchObject({
      nextRunAt: '2026-11-21T06:30:00.000Z',
      lastRun: { id: jobId },
      lease: { jobId },
      isEnhancementOn: true,
    });
  });
  it('starts another run, which takes over, after a run was silent for two minutes', async () => {
    const { jobId: dead } = (await editor().send('POST', '/api/admin/scrape-now')).body as { jobId: string };
    clock.advance(121_000);
    expect(((await editor().get('/api/admin/scraping/status')).body as ScrapingStatus).lease).toBeNull();
    const { jobId } = (await editor().send('POST', '/api/admin/scrape-now')).body as { jobId: string };
    const jobs = (await editor().get('/api/admin/scrape-jobs')).body as ScrapeJob[];
    expect(jobs.map(({ id, state, takesOver }) => [id, state, takesOver])).toEqual([
      [jobId, 'running', dead],
      [dead, 'taken-over', null],
    ]);
  });
});

it('an article’s provenance is empty without a source, and 404 for an unknown article', async () => {
  await test.db.doc('articles/own').set({ title: 'Written here' });
  expect((await editor().get('/api/admin/articles/own/provenance')).body).toEqual({ credits: [], provenance: [] });
  expect((await editor().get('/api/admin/articles/whatever/provenance')).status).toBe(404);
});

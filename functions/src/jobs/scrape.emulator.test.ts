import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';
import type { StoryDeskNote } from '@first-show/domain/scraping/credit.schema';
import { pipelineStep, scrapeJob, type ScrapeJob } from '@first-show/domain/scraping/scrape-job.schema';
import { newHealth, type Source } from '@first-show/domain/scraping/source.schema';
import { runScrapeJob, RunEnded, type RunContext } from '../features/scraping/run-job.ts';
import { createRun, loadRun } from '../features/scraping/store/scrape-jobs.ts';
import { fixedClock } from '../platform/clock.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { silentLogger } from '../platform/logger.ts';
import { safeFetch, type SafeFetchOptions } from '../platform/net/safe-fetch.ts';
import { FILM_PAPER_STORIES, TOP_STORIES, filmPaperFeed, topStoriesFeed } from '../testing/busy-feeds.ts';
import { halves } from '../testing/pictures.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { rss, startSourceServer, type SourceServer } from '../testing/source-server.ts';
import { runContext } from '../features/scraping/read-source.ts';
import { deliverRun } from '../features/scraping/triggers.ts';

const START = '2026-11-21T06:00:00.000Z';
const HOUR_MS = 3_600_000;
let clock = fixedClock(START);
let server: SourceServer;
let test: TestApp;
beforeAll(async () => {
  server = await startSourceServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await test?.close();
  clock = fixedClock(START);
  // Each test gets an empty database, because known stories change the result.
  test = openTestApp('scrape', () => undefined, { clock, config: { feedHosts: [server.host] } });
  test.deps.log = silentLogger;
  server.requests.length = 0;
});
afterAll(() => test.close());

/**
 * Pictures of feeds must have a public host name, so the test sends requests for this host to its
 * own server.
 */
const PICTURES = 'https://pictures.example';
const feeds = {
  fetch: (url: string, options?: SafeFetchOptions) =>
    safeFetch(url.replace(PICTURES, server.origin), {
      ...options,
      timeoutMs: Math.min(options?.timeoutMs ?? 1500, 1500),
    }),
  sleep: () => Promise.resolve(),
};
const context = (more: Partial<RunContext> = {}): RunContext => ({
  ...runContext(test.deps, 'http://site.test', feeds),
  ...more,
});

async function addSource(id: string, path: string, changes: Partial<Source> = {}): Promise<void> {
  const source: Source = {
    id,
    name: `Source ${id}`,
    kind: 'feed',
    url: `${server.origin}${path}`,
    categoryId: 'film-news',
    language: 'en',
    intervalMinutes: 120,
    isActive: true,
    isTrusted: false,
    isPictureLicensed: false,
    selectors: null,
    maxItems: 50,
    health: newHealth,
    revision: 1,
    createdAt: START,
    createdBy: null,
    updatedAt: START,
    ...changes,
  };
  await test.db.doc(`categories/${source.categoryId}`).set({ id: source.categoryId });
  await test.db.doc(`sources/${id}`).set(source);
}
const serve = (path: string, body: string | Buffer, headers: Record<string, string> = {}, status = 200) =>
  server.on(
    path,
    (_request, response) =>
      void response.writeHead(status, { 'content-type': 'application/rss+xml', ...headers }).end(body),
  );

let runs = 0;
async function begin(trigger: ScrapeJob['trigger'] = 'schedule'): Promise<string> {
  const run = await createRun(test.db, { id: `run-${(runs += 1)}`, trigger, startedBy: null, now: clock.now() });
  if (run.outcome === 'busy') throw new Error('busy');
  return run.job.id;
}
async function scrape(trigger: ScrapeJob['trigger'] = 'schedule', more: Partial<RunContext> = {}): Promise<ScrapeJob> {
  const id = await begin(trigger);
  await runScrapeJob(context(more), id);
  const job = await loadRun(test.db, id);
  return scrapeJob.parse(job);
}
const healthOf = async (id: string) => ((await test.db.doc(`sources/${id}`).get()).data() as Source).health;
const articles = async () => (await test.db.collection('articles').get()).docs.map((doc) => doc.data() as ArticleDoc);
const serveFile = (path: string, type: string, bytes: Buffer) =>
  server.on(path, (_request, response) => void response.writeHead(200, { 'content-type': type }).end(bytes));
const runOf = (job: ScrapeJob, sourceId: string) => job.sources.find((one) => one.sourceId === sourceId);

const stories = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({
    title: `${prefix} number ${index} ${['opens in Nashik', 'wins at Regal Palace', 'begins its second schedule', 'loses two songs', 'travels to Lucknow'][index % 5]}`,
    link: `https://${prefix.toLowerCase()}.example/story-${index}`,
    description: `The film unit of ${prefix} met on Friday morning. Story ${index} has a second sentence with quite a few more words in it, so that there is something to leave out of it. A third one ends it.`,
  }));

describe('a run', () => {
  it('creates drafts of new stories, names their source, and adds nothing the second time', async () => {
    serve('/a.xml', rss(stories(12, 'Alpha')));
    await addSource('a', '/a.xml');
    const job = await scrape();
    expect(job).toMatchObject({ state: 'done', found: 12, added: 12, merged: 0, failed: 0, endedAt: START });
    expect(runOf(job, 'a')).toMatchObject({
      state: 'done',
      step: null,
      known: 0,
      outcome: '12 stories read: 12 drafts, 0 merged, 0 already known.',
    });
    expect(runOf(job, 'a')?.steps.map(({ name }) => name)).toEqual(pipelineStep.options);
    const added = await articles();
    expect(added).toHaveLength(12);
    expect(
      added.every(
        ({ isPublished, publishedAt, source }) => !isPublished && publishedAt === null && source?.name === 'Source a',
      ),
    ).toBe(true);
    for (const article of added) {
      expect(article.content).toContain('href="https://alpha.example/story-');
      const desk = (await test.db.doc(`articleDesk/${article.id}`).get()).data() as StoryDeskNote;
      expect(desk.provenance.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
        'title headline',
        'summary extract',
        'summary ours',
        'content ours',
        'content quote',
        'content ours',
      ]);
      const taken = desk.provenance
        .filter(({ kind }) => kind === 'extract' || kind === 'quote')
        .map(({ sentence }) => sentence)
        .join(' ');
      expect(taken.split(/\s+/).length).toBeLessThanOrEqual(40);
      expect((await test.db.doc(`articleSlugs/${article.slug}`).get()).data()).toEqual({
        articleId: article.id,
        redirectTo: null,
      });
    }
    clock.advance(2 * HOUR_MS);
    expect(await scrape()).toMatchObject({ state: 'done', found: 12, added: 0 });
    expect(await articles()).toHaveLength(12);
  });
  it('publishes only the stories of a trusted source at once', async () => {
    serve('/t.xml', rss(stories(2, 'Tango')));
    await addSource('t', '/t.xml', { isTrusted: true });
    await scrape();
    expect((await articles()).map(({ isPublished, publishedAt }) => [isPublished, publishedAt])).toEqual([
      [true, '2026-11-20T04:30:00.000Z'],
      [true, '2026-11-20T04:30:00.000Z'],
    ]);
  });
  it('creates one draft of a story from two sources, and names both', async () => {
    serve(
      '/one.xml',
      rss([
        {
          title: '‘Tota Maina Talkies’ adds midnight shows in Nashik after full houses',
          link: 'https://one.example/a',
          description: 'It adds two shows.',
        },
      ]),
    );
    serve(
      '/two.xml',
      rss([
        {
          title: 'After full houses, ‘Tota Maina Talkies’ adds midnight shows in Nashik',
          link: 'https://two.example/b',
          description: 'Another telling of it.',
        },
      ]),
    );
    await addSource('one', '/one.xml');
    await addSource('two', '/two.xml');
    const job = await scrape();
    expect(job).toMatchObject({ added: 1, merged: 1 });
    const [article, ...others] = await articles();
    expect(others).toEqual([]);
    const desk = (await test.db.doc(`articleDesk/${article?.id}`).get()).data() as StoryDeskNote;
    expect([...desk.creditSourceIds].sort()).toEqual(['one', 'two']);
    for (const link of ['https://one.example/a', 'https://two.example/b'])
      expect(article?.content).toContain(`href="${link}"`);
    clock.advance(2 * HOUR_MS);
    expect(await scrape()).toMatchObject({ added: 0, merged: 0 });
  });
  it('does not change a draft that somebody has edited, and adds the second source to its desk document', async () => {
    serve(
      '/one.xml',
      rss([{ title: 'Kholi No. 9 moves to the big screen at Liberty Talkies', link: 'https://one.example/kholi' }]),
    );
    await addSource('one', '/one.xml');
    await scrape();
    const [before] = await articles();
    await test.db.doc(`articleDesk/${before?.id}`).set({ lastEditedBy: 'Imtiaz', revision: 2 }, { merge: true });
    serve(
      '/two.xml',
      rss([{ title: 'Kholi No. 9 moves to the big screen, at Liberty Talkies', link: 'https://two.example/kholi' }]),
    );
    await addSource('two', '/two.xml');
    expect(await scrape()).toMatchObject({ added: 0, merged: 1 });
    expect(await articles()).toEqual([before]);
    expect((await test.db.doc(`articleDesk/${before?.id}`).get()).get('creditSourceIds')).toEqual(['one', 'two']);
  });
  it('does not bring back a story that an editor removed', async () => {
    serve('/a.xml', rss(stories(1, 'Alpha')));
    await addSource('a', '/a.xml');
    await scrape();
    const [article] = await articles();
    for (const path of [`articles/${article?.id}`, `articleDesk/${article?.id}`]) await test.db.doc(path).delete();
    clock.advance(2 * HOUR_MS);
    expect(await scrape()).toMatchObject({ added: 0 });
    expect(await articles()).toEqual([]);
  });
  it('recognises a story by its guid at another address, and by the same headline of the same source', async () => {
    serve(
      '/a.xml',
      rss([
        { title: 'A headline of the first kind, about nothing', link: 'https://a.example/1', guid: 'g-1' },
        { title: 'Six potters and one lion walk into a mill', link: 'https://a.example/2' },
      ]),
    );
    await addSource('a', '/a.xml');
    await scrape();
    serve(
      '/a.xml',
      rss([
        {
          title: 'Quite another headline for the same thing today',
          link: 'https://a.example/new-address',
          guid: 'g-1',
        },
        { title: 'Six potters and one lion walk into a mill', link: 'https://a.example/2-again' },
      ]),
    );
    clock.advance(2 * HOUR_MS);
    expect(await scrape()).toMatchObject({ found: 2, added: 0, merged: 0 });
    expect(await articles()).toHaveLength(2);
  });
  it('sends its name, a contact address and the cache validators of the last answer, and treats a 304 as unchanged', async () => {
    server.on('/c.xml', (request, response) => {
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
      else
        response
          .writeHead(200, {
            etag: '"v1"',
            'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
            'content-encoding': 'gzip',
          })
          .end(gzipSync(rss(stories(1, 'Charlie'))));
    });
    await addSource('c', '/c.xml');
    await scrape();
    clock.advance(2 * HOUR_MS);
    const job = await scrape();
    expect(runOf(job, 'c')).toMatchObject({ state: 'unchanged', outcome: 'Nothing new since the last run.' });
    const [first, second] = server.requests.filter(({ path }) => path === '/c.xml');
    expect(first?.headers['user-agent']).toBe('FirstShowBot/1.0 (+http://site.test/about; hello@firstshow.example)');
    expect(first?.headers['if-none-match']).toBeUndefined();
    expect(second?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT',
    });
    expect(await healthOf('c')).toMatchObject({
      failuresInARow: 0,
      items: 1,
      lastSuccessAt: clock.now().toISOString(),
    });
    // robots.txt is requested once a day, not once per run.
    expect(server.requests.filter(({ path }) => path === '/robots.txt')).toHaveLength(1);
  });
  it('obeys robots.txt, and reads nothing if robots.txt is unavailable', async () => {
    serve('/robots.txt', 'User-agent: *\nDisallow: /private/\n', { 'content-type': 'text/plain' });
    serve('/private/f.xml', rss(stories(1, 'Papa')));
    serve('/open.xml', rss(stories(1, 'Oscar')));
    await addSource('p', '/private/f.xml');
    await addSource('o', '/open.xml');
    const job = await scrape();
    expect(runOf(job, 'p')).toMatchObject({
      state: 'failed',
      outcome: expect.stringContaining('does not allow') as string,
    });
    expect(runOf(job, 'o')).toMatchObject({ state: 'done', added: 1 });
    expect(server.requests.some(({ path }) => path === '/private/f.xml')).toBe(false);
    serve('/robots.txt', 'oh', {}, 500);
    clock.advance(25 * HOUR_MS);
    expect(runOf(await scrape(), 'o')).toMatchObject({
      state: 'failed',
      outcome: expect.stringContaining('robots.txt could not be read') as string,
    });
    server.on('/robots.txt', (_request, response) => void response.writeHead(404).end());
  });
  it('skips a source that was read recently unless a person started the run, and always skips one that is switched off', async () => {
    serve('/a.xml', rss(stories(1, 'Alpha')));
    await addSource('a', '/a.xml');
    await addSource('off', '/a.xml', { isActive: false });
    await scrape();
    clock.advance(HOUR_MS);
    expect(await scrape()).toMatchObject({ sources: [], log: [{ text: 'No source is due.' }] });
    expect((await scrape('person')).sources.map(({ sourceId }) => sourceId)).toEqual(['a']);
  });
});

describe('a change of a source by an editor during a run', () => {
  const atStep = (step: string, change: () => Promise<unknown>) => {
    serve('/a.xml', rss(stories(2, 'Alpha')), { etag: '"v1"' });
    // The change is made before the step begins, so the step sees it.
    return scrape('schedule', {
      openSourceReader: async () => {
        const readOne = await context().openSourceReader();
        return (source, progress) =>
          readOne(source, {
            ...progress,
            reached: async (at) => {
              if (at.step === step) await change();
              await progress.reached(at);
            },
          });
      },
    });
  };
  const source = () => test.db.doc('sources/a');
  it('prevents drafts of a source that was switched off or removed, and does not count as a failure of the source', async () => {
    for (const change of [() => source().update({ isActive: false }), () => source().delete()]) {
      await addSource('a', '/a.xml', { isTrusted: true });
      const job = await atStep('record', change);
      expect(runOf(job, 'a')).toMatchObject({
        state: 'skipped',
        outcome: expect.stringContaining('disabled or removed') as string,
      });
      expect(job).toMatchObject({ state: 'done', added: 0, failed: 0 });
      expect(await articles()).toEqual([]);
      clock.advance(2 * HOUR_MS);
    }
    await addSource('a', '/a.xml');
    expect(await scrape()).toMatchObject({ added: 2 });
  });
  it('makes the run create drafts instead of published articles if the source is no longer trusted', async () => {
    await addSource('a', '/a.xml', { isTrusted: true });
    const job = await atStep('record', () => source().update({ isTrusted: false }));
    expect(runOf(job, 'a')?.outcome).toMatch(/: 2 drafts,/);
    expect((await articles()).map(({ isPublished }) => isPublished)).toEqual([false, false]);
  });
  it('makes the source fail if its category was deleted; a later run uses the new category', async () => {
    await addSource('a', '/a.xml');
    const job = await atStep('record', () => test.db.doc('categories/film-news').delete());
    expect(runOf(job, 'a')).toMatchObject({
      state: 'failed',
      outcome: 'Its category was deleted. Nothing is saved until it has another one.',
    });
    expect(await articles()).toEqual([]);
    expect(await healthOf('a')).toMatchObject({ failuresInARow: 1, etag: null });
    await test.db.doc('categories/music').set({ id: 'music' });
    await source().update({ categoryId: 'music' });
    clock.advance(2 * HOUR_MS);
    expect(await scrape()).toMatchObject({ added: 2 });
    expect((await articles()).map(({ categoryId }) => categoryId)).toEqual(['music', 'music']);
  });
  it('prevents requests to a source that was switched off before its turn', async () => {
    await addSource('a', '/a.xml');
    const openSourceReader = async () => {
      await source().update({ isActive: false });
      return context().openSourceReader();
    };
    expect(runOf(await scrape('schedule', { openSourceReader }), 'a')).toMatchObject({
      state: 'skipped',
      outcome: 'It was disabled or removed in the meantime.',
    });
    expect(server.requests).toEqual([]);
  });
});

describe('failures', () => {
  it('pause a source after three in a row, and inform the editors once', async () => {
    serve('/bad.xml', 'no', {}, 500);
    await addSource('bad', '/bad.xml', { name: 'Bad <b>Source</b>' });
    for (const failures of [1, 2, 3]) {
      const job = await scrape();
      expect(runOf(job, 'bad')).toMatchObject({ state: 'failed', outcome: `${server.origin}/bad.xml answers 500.` });
      expect((await healthOf('bad')).failuresInARow).toBe(failures);
      expect(job.log.filter(({ level }) => level === 'alert')).toHaveLength(failures === 3 ? 1 : 0);
      // The pause after a failure (15 minutes, then an hour) also applies to a run that a person
      // starts.
      if (failures < 3) expect(runOf(await scrape('person'), 'bad')).toMatchObject({ state: 'skipped' });
      clock.advance(2 * HOUR_MS);
    }
    expect(await healthOf('bad')).toMatchObject({ pausedAt: expect.any(String) as string });
    const mails = (await test.db.collection('mail').get()).docs.map((doc) => doc.data() as MailDoc);
    expect(mails.map(({ to }) => to)).toEqual([['hello@firstshow.example']]);
    expect(mails[0]?.message.html).not.toContain('<b>');
    expect(runOf(await scrape('person'), 'bad')).toMatchObject({
      state: 'skipped',
      outcome: 'It is paused after failures; an editor can resume it.',
    });
    expect(server.requests.filter(({ path }) => path === '/bad.xml')).toHaveLength(3);
  });
  it('do not include a 429, after which the source is skipped until its Retry-After has passed', async () => {
    serve('/busy.xml', '', { 'retry-after': '7200' }, 429);
    await addSource('busy', '/busy.xml');
    expect(runOf(await scrape(), 'busy')).toMatchObject({ state: 'held' });
    expect(await healthOf('busy')).toMatchObject({ backOffUntil: '2026-11-21T08:00:00.000Z', failuresInARow: 0 });
    clock.advance(HOUR_MS);
    expect(runOf(await scrape('person'), 'busy')).toMatchObject({ state: 'skipped' });
    serve('/busy.xml', rss(stories(1, 'Bravo')));
    clock.advance(HOUR_MS);
    expect(runOf(await scrape('person'), 'busy')).toMatchObject({ state: 'done', added: 1 });
  });
});

describe('a hostile source', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index || 'ol'};`.repeat(10)}">`).join('')}]><rss version="2.0"><channel><title>x</title><item><title>Nine laughs &l9; and a story</title><link>https://bomb.example/1</link></item></channel></rss>`;
  const hostile: Record<string, [(path: string) => void, string, RegExp]> = {
    metadata: [
      (path) =>
        server.on(
          path,
          (_q, response) =>
            void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
        ),
      'failed',
      /private network/,
    ],
    endless: [
      (path) =>
        server.on(path, (_q, response) => {
          const timer = setInterval(() => response.write('x'.repeat(100_000)), 1);
          response.on('close', () => clearInterval(timer));
        }),
      'failed',
      /larger than 5 MB|did not answer whole/,
    ],
    drip: [
      (path) =>
        server.on(path, (_q, response) => {
          const timer = setInterval(() => response.write('<'), 50);
          response.on('close', () => clearInterval(timer));
        }),
      'failed',
      /did not answer whole/,
    ],
    huge: [
      (path) =>
        server.on(
          path,
          (_q, response) => void response.writeHead(200, { 'content-length': String(50 * 1024 * 1024) }).write('<rss>'),
        ),
      'failed',
      /larger than 5 MB/,
    ],
    packed: [
      (path) => serve(path, gzipSync(Buffer.alloc(50 * 1024 * 1024)), { 'content-encoding': 'gzip' }),
      'failed',
      /larger than 5 MB/,
    ],
    liar: [
      (path) =>
        serve(
          path,
          Buffer.from(
            '<?xml version="1.0" encoding="UTF-16"?><rss version="2.0"><channel><title>L</title><item><title>Caf\xe9 opens beside the studio gate</title><link>https://liar.example/1</link></item></channel></rss>',
            'latin1',
          ),
          { 'content-type': 'text/xml; charset=utf-8' },
        ),
      'done',
      /1 draft/,
    ],
    error: [(path) => serve(path, '', {}, 500), 'failed', /answers 500/],
    bomb: [(path) => serve(path, bomb), 'done', /1 draft/],
    many: [(path) => serve(path, rss(stories(2000, 'Many'))), 'done', /^50 stories read: 50 drafts/],
    title: [
      (path) =>
        serve(
          path,
          rss([{ title: 'Long '.repeat(200_000), link: 'https://long.example/1', description: 'x'.repeat(1_000_000) }]),
        ),
      'done',
      /1 draft/,
    ],
    page: [(path) => serve(path, '<html><script>alert(1)</script>no feed</html>'), 'failed', /There is no RSS/],
    nothing: [(path) => serve(path, ''), 'failed', /There is no RSS/],
    script: [
      (path) =>
        serve(
          path,
          rss([
            {
              title: 'A script <script>alert(1)</script> in every single field',
              link: 'https://script.example/1"onclick="x',
              description:
                '<img src=x onerror=alert(1)><script>alert(2)</script>"Words" <b>of</b> it that are long enough to be quoted by somebody',
            },
          ]),
        ),
      'done',
      /1 draft/,
    ],
    lines: [
      (path) => serve(path, rss([{ title: 'No link\u0000\u001b[31m', link: 'javascript:alert(1)' }])),
      'done',
      /0 drafts/,
    ],
  };
  it('does not break a run: its outcome is recorded within all limits, and the other sources are read', async () => {
    for (const [name, [setUp]] of Object.entries(hostile)) {
      setUp(`/${name}`);
      await addSource(name, `/${name}`, { name });
    }
    serve('/good.xml', rss(stories(3, 'Golf')));
    await addSource('zz-good', '/good.xml');
    const job = await scrape();
    expect(job.state).toBe('done');
    expect(runOf(job, 'zz-good')).toMatchObject({ state: 'done', added: 3 });
    for (const [name, [, state, outcome]] of Object.entries(hostile)) {
      expect(runOf(job, name), name).toMatchObject({ state, outcome: expect.stringMatching(outcome) as string });
      expect((await healthOf(name)).lastRunAt, name).toBe(START);
    }
    const all = await articles();
    for (const { title, summary, content, slug } of all) {
      expect(`${title} ${summary}`).not.toMatch(/<script|lollol/);
      expect(content).not.toMatch(/<script|<img|onclick="|onerror=alert\(1\)>/);
      expect(title.length).toBeLessThanOrEqual(300);
      expect(slug.length).toBeLessThanOrEqual(80);
    }
    const texts = [...job.log.map(({ text }) => text), ...job.sources.map((one) => one.outcome ?? '')];
    // eslint-disable-next-line no-control-regex -- the texts must not contain control characters
    for (const text of texts) expect(text).toMatch(/^[^\u0000-\u001f\u007f]{1,300}$/);
  });
});

describe('broken and busy feeds', () => {
  const fixtures = new URL('../../../tests/fixtures/feeds/', import.meta.url);
  const broken = readdirSync(fixtures).map((name) => [name, readFileSync(new URL(name, fixtures))] as const);
  const busy = [
    ['film-paper.xml', filmPaperFeed()],
    ['top-stories.xml', topStoriesFeed()],
  ] as const;
  it('yield every readable story, and nothing new in a second run', async () => {
    expect(broken.length).toBeGreaterThanOrEqual(9);
    for (const [name, bytes] of [...broken, ...busy]) {
      const id = name.replace(/\W/g, '-');
      serve(`/${name}`, bytes);
      await addSource(id, `/${name}`, { maxItems: 200 });
    }
    const first = await scrape();
    expect(first.sources.filter(({ state }) => state !== 'done').map(({ name, outcome }) => [name, outcome])).toEqual(
      [],
    );
    const before = await articles();
    expect(before.length).toBeGreaterThanOrEqual(12 + FILM_PAPER_STORIES + TOP_STORIES);
    const titles = before.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Un café opens beside the oldest projector of Pondicherry',
        'पहले शो के बाद गली में देर तक तालियाँ बजती रहीं',
        '“Nobody leaves before the credits” – an usher’s rule',
        'An entry that is whole & well, in spite of its neighbour',
        'A braces "}{" story that is whole and stays whole',
      ]),
    );
    for (const { title, summary, content, byline, source } of before) {
      expect(`${title} ${summary} ${byline}`).not.toMatch(/<|lollol|root:/);
      expect(content).not.toMatch(/<(?!\/?(?:p|a|blockquote)\b)|javascript:|data:/);
      expect(source?.url).toMatch(/^https?:\/\//);
    }
    clock.advance(2 * HOUR_MS);
    expect(await scrape()).toMatchObject({ added: 0, merged: 0, failed: 0 });
    expect(await articles()).toHaveLength(before.length);
  }, 60_000);
});

describe('a run that dies', () => {
  const sources = ['a', 'b', 'c'];
  const setUp = async () => {
    for (const id of sources) {
      serve(
        `/${id}.xml`,
        rss([
          ...stories(12, `Film${id}`),
          {
            title: '‘Mitti Ka Sher’ brings a potter to every single-screen house',
            link: `https://${id}.example/shared`,
          },
        ]),
        { etag: `"${id}"` },
      );
      await addSource(id, `/${id}.xml`);
    }
  };
  const snapshot = async () => {
    const all = await articles();
    const storyIds = (await test.db.collection('stories').get()).docs.map((doc) => doc.id).sort();
    const slugs = (await test.db.collection('articleSlugs').get()).docs.map((doc) => doc.id).sort();
    return {
      titles: all.map(({ title }) => title).sort(),
      slugs,
      storyIds,
      links: all.flatMap(({ content }) => content.match(/https:\/\/\w\.example\/shared/g) ?? []).sort(),
    };
  };
  // Slow, because the run dies once at each step.
  it('is taken over by the next run at any step, without losing or repeating stories', { tags: ['slow'] }, async () => {
    await setUp();
    await scrape();
    const whole = await snapshot();
    expect([whole.titles.length, whole.storyIds.length, whole.links.length]).toEqual([37, 39, 3]);

    const places = [
      ...pipelineStep.options.map((step) => ({ step, part: undefined as number | undefined })),
      { step: 'record' as const, part: 2 },
      { step: 'health' as const, part: undefined },
    ];
    for (const place of places) {
      await test.close();
      clock = fixedClock(START);
      test = openTestApp('scrape', () => undefined, { clock, config: { feedHosts: [server.host] } });
      test.deps.log = silentLogger;
      await setUp();
      const dead = await begin();
      let hasDied = false;
      const onStep: RunContext['onStep'] = (at) => {
        if (
          hasDied ||
          (at.sourceId === 'b' && at.step === place.step && (place.part === undefined || at.part === place.part))
        ) {
          hasDied = true;
          throw new RunEnded();
        }
      };
      const what = `${place.step} ${place.part ?? ''}`;
      expect(await runScrapeJob(context({ onStep }), dead), what).toBe('not-ours');
      expect(
        await createRun(test.db, { id: 'too-soon', trigger: 'schedule', startedBy: null, now: clock.now() }),
        what,
      ).toEqual({ outcome: 'busy', jobId: dead });
      clock.advance(3 * 60_000);
      const job = await scrape();
      expect(job, what).toMatchObject({ state: 'done', takesOver: dead });
      expect((await loadRun(test.db, dead))?.state, what).toBe('taken-over');
      expect(await snapshot(), what).toEqual(whole);
      // The dead run is delivered again. It must not write any more.
      expect(await runScrapeJob(context(), dead), what).toBe('not-ours');
      clock.advance(2 * HOUR_MS);
      expect(await scrape(), what).toMatchObject({ added: 0, merged: 0 });
      expect(await snapshot(), what).toEqual(whole);
    }
  });
  it('ignores further deliveries of its trigger while it works and after it is done', async () => {
    await setUp();
    const id = await begin();
    const again: string[] = [];
    const openSourceReader = async () => {
      again.push(await runScrapeJob(context(), id));
      return context().openSourceReader();
    };
    expect(await runScrapeJob(context({ openSourceReader }), id)).toBe('done');
    again.push(await runScrapeJob(context(), id));
    expect(again).toEqual(['busy', 'not-ours']);
    expect((await snapshot()).titles).toHaveLength(37);
  });
  it('refuses another delivery until its lease has expired; a delivery after that finishes the run', async () => {
    await setUp();
    const id = await begin();
    const onStep = () => {
      throw new RunEnded();
    };
    await runScrapeJob(context({ onStep }), id);
    await expect(deliverRun(context(), id)).rejects.toThrow('Another delivery holds the lease');
    clock.advance(121_000);
    await deliverRun(context(), id);
    expect(await loadRun(test.db, id)).toMatchObject({ state: 'done', added: 37 });
    const whole = await snapshot();
    await deliverRun(context(), id);
    expect(await snapshot()).toEqual(whole);
  });
  it('records an internal error and lets the next run start at once', async () => {
    await setUp();
    const id = await begin();
    const openSourceReader = () => Promise.reject(new Error('no database'));
    expect(await runScrapeJob(context({ openSourceReader }), id)).toBe('failed');
    expect(await loadRun(test.db, id)).toMatchObject({ state: 'failed', endedAt: START });
    expect(await scrape()).toMatchObject({ state: 'done', added: 37 });
  });
});

it('starts one run for three simultaneous requests', async () => {
  const asked = await Promise.all(
    ['x', 'y', 'z'].map((id) => createRun(test.db, { id, trigger: 'person', startedBy: 'Imtiaz', now: clock.now() })),
  );
  expect(asked.map(({ outcome }) => outcome).sort()).toEqual(['busy', 'busy', 'created']);
  expect((await test.db.collection('scrapeJobs').get()).size).toBe(1);
});

it('waits between the requests of a run to the same host', async () => {
  const at: number[] = [];
  const asleep: number[] = [];
  for (const path of ['/1.xml', '/2.xml', '/3.xml']) {
    server.on(path, (_request, response) => {
      at.push(clock.now().getTime());
      response.end(rss([]));
    });
    await addSource(path.slice(1, 2), path);
  }
  const sleep = (milliseconds: number) => {
    asleep.push(milliseconds);
    clock.advance(milliseconds);
    return Promise.resolve();
  };
  const id = await begin();
  await runScrapeJob({ ...runContext(test.deps, 'http://site.test', { ...feeds, sleep }) }, id);
  expect(at).toHaveLength(3);
  expect(asleep.length).toBeGreaterThanOrEqual(3);
});

describe('pictures of a source', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scrape-'));
    test.deps.files = folderStore(folder);
    serveFile('/rain.jpg', 'image/jpeg', await halves(1600, 900).jpeg().toBuffer());
    serveFile('/broken.jpg', 'image/jpeg', Buffer.from('no picture'));
    const [one, two, three] = stories(3, 'Alpha').map((story, index) => ({
      ...story,
      ...(index < 2 && { picture: `${PICTURES}/${index === 0 ? 'rain' : 'broken'}.jpg` }),
    }));
    serve('/a.xml', rss([one, two, three].filter((story) => story !== undefined)));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const byTitle = async (start: string) => (await articles()).find(({ title }) => title.startsWith(start));

  it('are copied and credited if the source is licensed for pictures', async () => {
    await addSource('a', '/a.xml', { isPictureLicensed: true });
    await scrape();
    const draft = await byTitle('Alpha number 0');
    expect(draft).toMatchObject({
      imageUrl: expect.stringMatching(/^\/media\/[a-z0-9]+\/1600\.webp$/) as string,
      imageCredit: 'Source a',
      isPublished: false,
    });
    const [id = ''] = draft?.mediaIds ?? [];
    expect((await test.db.doc(`media/${id}`).get()).data()).toMatchObject({
      credit: 'Source a',
      sourceUrl: `${PICTURES}/rain.jpg`,
    });
    expect(await test.deps.files?.read(`media/${id}/1600.webp`)).not.toBeNull();
  });
  it('are left out of a draft if they are missing or broken', async () => {
    await addSource('a', '/a.xml', { isPictureLicensed: true });
    expect(await scrape()).toMatchObject({ state: 'done', added: 3 });
    for (const title of ['Alpha number 1', 'Alpha number 2'])
      expect(await byTitle(title), title).toMatchObject({ imageUrl: null, imageCredit: null, mediaIds: [] });
  });
  it('are neither loaded nor shown if the source is not licensed', async () => {
    await addSource('a', '/a.xml');
    await scrape();
    expect((await articles()).map(({ imageUrl }) => imageUrl)).toEqual([null, null, null]);
    expect(server.requests.some(({ path }) => path.endsWith('.jpg'))).toBe(false);
    expect(await test.deps.files?.list('media')).toEqual([]);
  });
  it('are dropped if the source’s licence is withdrawn during the run', async () => {
    await addSource('a', '/a.xml', { isPictureLicensed: true });
    server.on('/rain.jpg', (_request, response) => {
      void test.db
        .doc('sources/a')
        .update({ isPictureLicensed: false })
        .then(async () => response.writeHead(200).end(await halves(1600, 900).jpeg().toBuffer()));
    });
    await scrape();
    expect((await byTitle('Alpha number 0'))?.imageUrl).toBeNull();
  });
});

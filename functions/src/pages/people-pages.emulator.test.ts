import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DataOf, PageEnvelope } from '@first-show/domain/pages/page-data';
import { changedPerson } from '@first-show/domain/people/change-person';
import { createPerson } from '../features/people/store/write-people.ts';
import { updateListsAfterPerson } from '../lists/content-change.ts';
import { rebuildAllRollups } from '../lists/rebuild.ts';
import { fixedClock } from '../platform/clock.ts';
import { articleDoc, filmDoc, hoursAgo, NOW, personDoc, writeContent } from '../testing/content.ts';
import { countReads } from '../testing/count-reads.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { registerFeeds } from './feeds/feeds.ts';
import { loadPageData } from './page-data.ts';

let test: TestApp;
const credit = (personId: string, job: string, character: string | null = null, isLead = false) => ({
  personId,
  name: personId,
  job,
  character,
  isLead,
});
const people = [
  personDoc('asha', { slug: 'asha-rao', name: 'Asha Rao', hindiName: 'आशा राव', born: '1984-02' }),
  personDoc('hidden', { slug: 'asha-hidden', isPublished: false }),
  ...Array.from({ length: 30 }, (_, index) => personDoc(`b${index}`, { slug: `b-${String(index).padStart(2, '0')}` })),
];

beforeAll(async () => {
  test = openTestApp('people-pages', () => undefined, { clock: fixedClock(NOW) });
  await writeContent(test.db, {
    people,
    films: [
      filmDoc('rain', {
        releaseDate: '2026-10-02',
        totalCollection: 90_000_000,
        day1Collection: 20_000_000,
        verdict: 'hit',
        credits: [credit('asha', 'actor', 'Juhi', true), credit('asha', 'writer'), credit('hidden', 'director')],
      }),
      filmDoc('fog', { credits: [credit('asha', 'actor')] }),
    ],
    articles: [
      articleDoc('about', { personIds: ['asha', 'hidden'], publishedAt: hoursAgo(2), trendingScore: 9 }),
      articleDoc('other', { personIds: ['b3'], publishedAt: hoursAgo(1), trendingScore: 5 }),
      articleDoc('draft', { personIds: ['asha'], isPublished: false, publishedAt: null }),
    ],
  });
  await rebuildAllRollups(test.db);
});
afterAll(() => test.close());

const load = async (path: string) => (await loadPageData(test.deps, path)) as PageEnvelope;
const peopleOf = async (path: string) => (await load(path)).page as DataOf<'people'>;

it('shows a person with films, figures and stories, for four documents', async () => {
  const { reads, result } = await countReads(test.db, () => load('/people/asha-rao'));
  expect(reads).toBeLessThanOrEqual(4);
  const page = result.page as DataOf<'person'>;
  expect(page.person).toMatchObject({ name: 'Asha Rao', hindiName: 'आशा राव', born: '1984-02' });
  expect(page.person.films).toMatchObject([
    { id: 'rain', job: 'actor, writer', character: 'Juhi', isLead: true, totalCollection: 90_000_000, verdict: 'hit' },
    { id: 'fog', isLead: false },
  ]);
  expect(page.stories.map(({ id }) => id)).toEqual(['about']);
});

it('has no page for somebody unknown or unpublished, and leads from a former address to the present one', async () => {
  for (const slug of ['nobody', 'asha-hidden', 'hidden'])
    expect(await load(`/people/${slug}`), slug).toMatchObject({ status: 404, page: { what: 'person' } });
  const created = await createPerson(test.db, {
    id: 'dev',
    fields: { name: 'Dev Nath' },
    isNamesake: false,
    now: new Date(NOW),
    log: () => undefined,
  });
  expect(created.outcome).toBe('created');
  await test.db.doc('people/dev').update({ slug: 'dev-n' });
  expect(await loadPageData(test.deps, '/people/dev-nath')).toEqual({ redirectTo: '/people/dev-n' });
  await test.db.doc('people/dev').delete();
});

it('shows the people of the stories that are read now, and leaves unpublished ones out', async () => {
  const { reads, result } = await countReads(test.db, () => peopleOf('/people'));
  expect(reads).toBeLessThanOrEqual(4);
  expect(result.people.map(({ id }) => id)).toEqual(['asha', 'b3']);
  const before = personDoc('b3', { slug: 'b-03' });
  const after = changedPerson(before, { isPublished: false });
  await test.db.doc('people/b3').set(after);
  await updateListsAfterPerson(test.db, 'b3', { before, after });
  expect((await peopleOf('/people')).people.map(({ id }) => id)).toEqual(['asha']);
  await test.db.doc('people/b3').set(before);
  await updateListsAfterPerson(test.db, 'b3', { before: after, after: before });
});

it('shows the names of a letter a page at a time', async () => {
  const first = await peopleOf('/people?letter=B');
  expect([first.letter, first.people.length, first.people[0]?.slug]).toEqual(['b', 24, 'b-00']);
  expect(first.previousBefore).toBeNull();
  const second = await peopleOf(`/people?letter=b&after=${first.nextAfter}`);
  expect([second.people.length, second.people[0]?.slug, second.nextAfter]).toEqual([6, 'b-24', null]);
  expect(await peopleOf(`/people?letter=b&before=${second.previousBefore}`)).toEqual(first);
  const middle = await peopleOf('/people?letter=b&before=b28');
  expect([middle.people.length, middle.people[0]?.slug, middle.previousBefore]).toEqual([24, 'b-04', 'b4']);
  expect(middle.nextAfter).toBe('b27');
  expect((await peopleOf('/people?letter=z')).people).toEqual([]);
  for (const bound of ['after=b29', 'after=nobody', 'before=b0', 'before=nobody'])
    expect((await load(`/people?letter=b&${bound}`)).page, bound).toEqual({ kind: 'not-found', what: 'page' });
  for (const query of ['?letter=ab', '?letter=%00', '?after=b3']) {
    const { letter, people: shown } = await peopleOf(`/people${query}`);
    expect([letter, shown.length], query).toEqual([null, 2]);
  }
});

it('lists published films and people in the sitemap', async () => {
  const app = new Hono();
  registerFeeds(app, test.deps);
  const textOf = async (path: string) => (await app.request(path)).text();
  for (const path of ['/sitemap.xml', '/sitemap-people.xml']) {
    const xml = await textOf(path);
    expect(xml, path).toContain('/people/asha-rao</loc>');
    expect(xml, path).not.toContain('asha-hidden');
  }
  expect(await textOf('/sitemap-films.xml')).toContain('/fog</loc>');
});

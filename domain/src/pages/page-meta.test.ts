import { expect, it } from 'vitest';
import type { PageData } from './page-data.ts';
import { pageMeta } from './page-meta.ts';

const where = { path: '/article/a?x=1', siteUrl: 'https://firstshow.example' };
const articlePage = (overrides: object): PageData =>
  ({
    kind: 'article',
    article: {
      slug: 'a',
      title: 'A title of an article',
      metaTitle: null,
      metaDescription: null,
      summary: 'A summary that is long enough to describe.',
      imageUrl: '/media/ab12/1600.webp',
      imageAlt: 'Alt',
      tags: ['x'],
      language: 'hi',
      ...overrides,
    },
  }) as unknown as PageData;

it('prefers the meta title and description that editors wrote', () => {
  const meta = pageMeta(
    { page: articlePage({ metaTitle: 'Own', metaDescription: 'An own description of enough length.' }) },
    where,
  );
  expect(meta).toMatchObject({
    title: 'Own',
    description: 'An own description of enough length.',
    language: 'hi',
    ogType: 'article',
    keywords: ['x'],
  });
});
it('uses the summary if a description is too short, and cuts a long one at a word', () => {
  expect(pageMeta({ page: articlePage({ metaDescription: 'Short.' }) }, where).description).toBe(
    'A summary that is long enough to describe.',
  );
  const long = pageMeta({ page: articlePage({ metaDescription: 'word '.repeat(200) }) }, where).description;
  expect(long.length).toBeLessThan(400);
  expect(long).toMatch(/word…$/);
});
it("appends the site's name to a page's own title and makes addresses absolute", () => {
  const meta = pageMeta({ page: articlePage({}) }, where);
  expect(meta.title).toBe('A title of an article | First Show');
  expect(meta.canonical).toBe('https://firstshow.example/article/a');
  expect(meta.image).toBe('https://firstshow.example/media/ab12/1200.jpg');
});
it('keeps searches and missing pages out of search indexes', () => {
  const home = { kind: 'home', query: 'raja', list: { page: 1 } } as unknown as PageData;
  expect(pageMeta({ page: home }, { ...where, path: '/?search=raja' }).robots).toBe('noindex,follow');
  expect(pageMeta({ page: { kind: 'not-found', what: 'movie' } }, { ...where, path: '/nobody' })).toMatchObject({
    robots: 'noindex,follow',
    canonical: 'https://firstshow.example/nobody',
  });
});
it('never returns a canonical URL of another site, whatever the path', () => {
  for (const path of ['//evil.example/x', '//[']) {
    const { canonical } = pageMeta({ page: { kind: 'not-found', what: 'page' } }, { ...where, path });
    expect(new URL(canonical).origin).toBe('https://firstshow.example');
  }
});
it('says in the title of the releases what the filters choose, and keeps one address for them', () => {
  const metaOf = (month: string | null, filter: object) =>
    pageMeta({ page: { kind: 'releases', month, filter } as PageData }, where);
  const none = { kind: null, language: null };
  expect(metaOf(null, none).title).toMatch(/^Film releases: this Friday and after/);
  expect(metaOf('2027-01', { kind: 'streaming', language: 'Tamil' }).title).toMatch(
    /^Film releases in Tamil on streaming and TV from January 2027/,
  );
  expect(metaOf(null, { ...none, kind: 'cinema' }).canonical).toBe('https://firstshow.example/releases');
});

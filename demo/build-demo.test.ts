import { describe, expect, it } from 'vitest';
import {
  LIVE_BLOCK_ATTRIBUTES,
  PICTURE_WIDTHS,
  STATIC_BLOCK_TAGS,
  storyPieces,
} from '@first-show/domain/articles/story-blocks';
import { indianDay } from '@first-show/domain/core/dates';
import { HERO_ITEMS, PAGE_SIZE, TRENDING_ITEMS } from '@first-show/domain/core/limits';
import { parseTrailer } from '@first-show/domain/articles/trailers';
import { precisionOf, statusOn } from '@first-show/domain/films/releases';
import { jpegWidth, renditionWidths } from '@first-show/domain/media/picture-address';
import { hasSlug, pageIds, pages } from '@first-show/domain/pages/page-registry';
import { reactionTotal } from '@first-show/domain/reactions/reaction-types';
import { sanitizeContent } from '../functions/src/features/articles/sanitize.ts';
import { buildDemo } from './build-demo.ts';
import { filesOfPicture, library } from './library.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
const demo = buildDemo(now);
const published = demo.articles.filter((article) => article.isPublished);
const byTime = [...published].sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
const HOUR_MS = 3_600_000;
const pictureByUrl = new Map(
  [...library.values()].map((picture) => [`/media/${picture.media.id}/${picture.media.largestWidth}.webp`, picture]),
);
const sceneOf = (imageUrl: string | null) => pictureByUrl.get(imageUrl ?? '')?.scene;

describe('the demo', () => {
  it('is the same for the same time', () => {
    expect(buildDemo(now)).toEqual(demo);
  });
  it('contains enough articles, films, polls, predictions and comments to fill every page', () => {
    expect(demo.categories).toHaveLength(8);
    expect(published.length).toBeGreaterThanOrEqual(160);
    expect(demo.articles.length - published.length).toBeGreaterThanOrEqual(10);
    expect(published.filter((article) => article.isFeatured)).toHaveLength(5);
    expect(published.filter((article) => article.isBreaking)).toHaveLength(1);
    expect(published.filter((article) => article.language === 'hi').length).toBeGreaterThanOrEqual(8);
    expect(demo.films).toHaveLength(37);
    expect(demo.people).toHaveLength(60);
    expect(demo.polls).toHaveLength(5);
    expect(demo.predictions.filter((prediction) => Date.parse(prediction.endsAt) < now.getTime())).toHaveLength(1);
    expect(demo.comments.length).toBeGreaterThanOrEqual(150);
    expect(new Set(demo.comments.map(({ queue }) => queue.status))).toEqual(
      new Set(['pending', 'approved', 'rejected']),
    );
  });
  it('has a comment on most of the newest sixty stories', () => {
    const newest = byTime.slice(0, 60);
    expect(newest.filter(({ commentTotal }) => commentTotal > 0).length).toBeGreaterThanOrEqual(48);
  });
  it('shows no story more than twice in the lists at the top of the home page', () => {
    const shown = [
      ...byTime.filter(({ isFeatured }) => isFeatured).slice(0, HERO_ITEMS),
      ...byTime.filter(({ isBreaking }) => isBreaking).slice(0, 1),
      ...byTime.slice(0, PAGE_SIZE),
      ...[...published].sort((a, b) => b.trendingScore - a.trendingScore).slice(0, TRENDING_ITEMS),
    ].map(({ id }) => id);
    expect(shown.filter((id) => shown.filter((other) => other === id).length > 2)).toEqual([]);
  });
  it('has a moderators’ desk consistent with its comments', () => {
    const { authors, log } = demo.moderation;
    const queue = demo.comments.map((comment) => comment.queue);
    const decided = queue.filter(({ status }) => status !== 'pending');
    expect(queue.filter(({ isReported }) => isReported).length).toBeGreaterThanOrEqual(3);
    expect(authors.reduce((sum, { approved, rejected }) => sum + approved + rejected, 0)).toBe(decided.length);
    expect(authors.filter(({ isBlocked }) => isBlocked)).toHaveLength(1);
    expect(log).toHaveLength(decided.length + 1);
    expect(queue.every(({ keys, articleId }) => keys.includes(`a:${articleId}`))).toBe(true);
  });
  it('has stories that were published in the last 60 days, none in the future', () => {
    const hours = published.map((article) => (now.getTime() - Date.parse(article.publishedAt ?? '')) / HOUR_MS);
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...hours)).toBeLessThanOrEqual(60 * 24 + 1);
  });
  it('has unique slugs and no broken links', () => {
    const slugs = new Set(demo.articles.map((article) => article.slug));
    expect(slugs.size).toBe(demo.articles.length);
    const targets = new Set([
      ...published.map((article) => `/article/${article.slug}`),
      ...demo.films.map((film) => `/${film.slug}`),
      ...pageIds.filter((id) => !hasSlug(id)).map((id): string => pages[id].path),
    ]);
    const broken = published.flatMap((article) =>
      [...article.content.matchAll(/href="([^"]+)"/g)]
        .map((match) => match[1] ?? '')
        .filter((href) => !targets.has(href) && parseTrailer(href) === null)
        .map((href) => `${article.slug} → ${href}`),
    );
    expect(broken).toEqual([]);
  });
  it('uses every story block; each passes the sanitiser unchanged and refers to an item of the demo', () => {
    const count = (pattern: RegExp) => published.filter(({ content }) => pattern.test(sanitizeContent(content))).length;
    expect(count(/ data-block="chart"/)).toBeGreaterThanOrEqual(3);
    expect(count(/ data-block="chart" data-film="[^"]+" data-versus="/)).toBe(1);
    expect(count(/ data-block="gallery"/)).toBeGreaterThanOrEqual(2);
    for (const name of [...Object.keys(STATIC_BLOCK_TAGS), ...Object.keys(LIVE_BLOCK_ATTRIBUTES)])
      expect(count(new RegExp(` data-block="${name}"`)), name).toBeGreaterThanOrEqual(1);
    for (const width of PICTURE_WIDTHS) expect(count(new RegExp(` data-width="${width}"`)), width).toBe(1);
    const attributes = (content: string) => content.match(/ data-(?:block|width)="/g)?.length ?? 0;
    for (const { slug, content } of demo.articles)
      expect(attributes(sanitizeContent(content)), slug).toBe(attributes(content));
    const ids = new Set([...published, ...demo.films, ...demo.polls, ...demo.predictions].map(({ id }) => id));
    const blocks = published.flatMap(({ content }) =>
      storyPieces(sanitizeContent(content)).flatMap(({ block }) => block ?? []),
    );
    const unknown = blocks.filter(
      ({ kind, id, versusId }) => kind !== 'trailer' && !(ids.has(id) && ids.has(versusId ?? id)),
    );
    expect(unknown).toEqual([]);
  });
  it('repeats no picture within twelve cards of the home page, its hero or a category', () => {
    const lists = [
      byTime,
      byTime.filter(({ isFeatured }) => isFeatured),
      ...demo.categories.map(({ id }) => byTime.filter(({ categoryId }) => categoryId === id)),
    ];
    const repeated = lists.flatMap((list) =>
      list.flatMap(({ slug, imageUrl }, index) =>
        list.slice(index + 1, index + 12).some((other) => other.imageUrl === imageUrl) ? [`${slug}: ${imageUrl}`] : [],
      ),
    );
    expect(repeated).toEqual([]);
  });
  it('shows only library pictures, and lists their ids and sizes in every story', () => {
    expect(JSON.stringify(demo)).not.toMatch(/\/art\//);
    const ids = new Set(demo.media.map(({ id }) => id));
    const addresses = (text: string) => [...text.matchAll(/\bsrc="([^"]*)"/g)].map(([, address = '']) => address);
    for (const { slug, imageUrl, content, mediaIds, mediaSizes } of demo.articles) {
      const shown = [imageUrl ?? '', ...addresses(content)].map((address) => pictureByUrl.get(address)?.media.id);
      expect(mediaIds, slug).toEqual([...new Set(shown)]);
      expect(Object.keys(mediaSizes ?? {}).sort(), slug).toEqual([...new Set(shown)].sort());
    }
    const shown = [...demo.films.map(({ imageUrl }) => imageUrl), ...demo.people.map(({ pictureUrl }) => pictureUrl)];
    for (const address of shown.filter((one) => one !== null))
      expect(ids, address).toContain(pictureByUrl.get(address)?.media.id);
  });
  it('has an alt text, a credit, a licence and all renditions for every picture', () => {
    expect(demo.media).toHaveLength(library.size);
    for (const {
      id,
      alt,
      credit,
      licence,
      width,
      height,
      largestWidth,
      storedBytes,
      placeholder,
      keys,
    } of demo.media) {
      expect([alt.length > 10, credit !== null, licence?.expiresOn], alt).toEqual([true, true, null]);
      expect([width >= largestWidth, height > 0, keys.length > 0], alt).toEqual([true, true, true]);
      expect(placeholder, alt).toMatch(/^data:image\/avif;base64,.{500,}/);
      const files = filesOfPicture(id);
      const expected = renditionWidths(largestWidth).flatMap((one) => [`${one}.avif`, `${one}.webp`]);
      expect(files.map(({ name }) => name).sort(), alt).toEqual([...expected, `${jpegWidth(largestWidth)}.jpg`].sort());
      expect(
        files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
        alt,
      ).toBe(storedBytes);
    }
  });
  it('shows the scene of the reviewed film on its first review, and never the scene of a film that a story is not about', () => {
    const motifs = new Map(demo.films.map(({ id, slug }) => [id, library.get(`poster-${slug}`)?.scene]));
    const firstReviews = new Set(demo.films.map(({ ourReviews }) => ourReviews[0]?.slug));
    const wrong = demo.articles.flatMap(({ slug, imageUrl, filmIds }) => {
      const scene = sceneOf(imageUrl);
      const own = filmIds.map((film) => motifs.get(film));
      const isWrong = firstReviews.has(slug)
        ? scene !== own[0]
        : [...motifs.values()].includes(scene) && !own.includes(scene);
      return isWrong ? [`${slug}: ${scene}`] : [];
    });
    expect(wrong).toEqual([]);
    const review = published.find(({ slug }) => slug.startsWith('naqaab-nagar-review'));
    expect(review).toMatchObject({
      imageCaption: '‘Naqaab Nagar’, directed by Pratyush Sen',
      imageAlt: expect.stringMatching(/^A crowned dance-drama mask/) as string,
      imageFocus: { x: 0.5, y: 0.35 },
    });
  });
  it('has films in every state, and one that is in cinemas again', () => {
    const today = indianDay(now.toISOString());
    const without = demo.films.filter(({ isCharted }) => !isCharted);
    const states = Map.groupBy(without, ({ phases }) => statusOn(phases, today));
    expect(Object.fromEntries([...states].map(([status, films]) => [status, films.length]))).toEqual({
      announced: 2,
      upcoming: 7,
      streaming: 2,
      running: 2,
    });
    const precisions = without.flatMap(({ releases }) => releases.map(({ date }) => precisionOf(date)));
    expect(new Set(precisions)).toEqual(new Set(['day', 'month', 'year', 'none']));
    expect(without.flatMap(({ releases }) => releases.map(({ kind }) => kind))).toContain('re-release');
  });
  it('has a page for everybody whom the films credit, apart from studios and a few names', () => {
    const ids = new Set(demo.people.map(({ id }) => id));
    const credits = demo.films.flatMap((film) => film.credits);
    const unknown = credits.filter(({ personId }) => personId !== null && !ids.has(personId));
    expect(unknown).toEqual([]);
    const texts = new Set(
      credits.flatMap(({ personId, job, name }) => (personId === null && job !== 'studio' ? name : [])),
    );
    expect([...texts].sort()).toEqual(['Bachittar Singh', 'Santosh Gawli', 'Somnath Baidya']);
    const credited = new Set(credits.map(({ personId }) => personId));
    expect(demo.people.filter(({ id }) => !credited.has(id)).map(({ name }) => name)).toEqual([]);
    for (const { name, hindiName, about } of demo.people) {
      expect(hindiName, name).toMatch(/\p{Script=Devanagari}/u);
      expect(about?.length, name).toBeGreaterThan(50);
    }
  });
  it('has stories about the people whom titles, summaries and tags name', () => {
    const about = (id: string) => published.filter(({ personIds }) => personIds.includes(id)).length;
    expect(about('sulbha-gokhale')).toBeGreaterThanOrEqual(5);
    expect(new Set(published.flatMap(({ personIds }) => personIds)).size).toBeGreaterThanOrEqual(20);
  });
  it('has our stars of every reviewed film, and a mean of the readers’ stars for ten films', () => {
    expect(demo.films.find(({ id }) => id === 'riyaaz')).toMatchObject({
      ourReviews: [{ stars: 4.5 }],
      rating: { count: 44, mean: 4.27 },
    });
    expect(demo.films.filter(({ ourReviews }) => ourReviews.length > 0)).toHaveLength(19);
    expect(demo.films.filter(({ rating }) => rating.mean !== null)).toHaveLength(10);
    expect(demo.films.filter(({ rating }) => rating.count > 0)).toHaveLength(12);
  });
  it('has daily figures that add up to the film’s total, and reaction counts that add up to the article’s total', () => {
    for (const film of demo.films) {
      if (film.totalCollection === null) continue;
      const sum = film.days.reduce((total, day) => total + (day.nettRupees ?? 0), 0);
      expect(Math.abs(sum - film.totalCollection), film.movieName).toBeLessThan(1_000_000);
    }
    for (const { articleId, counts } of demo.reactions) {
      expect(demo.articles.find((article) => article.id === articleId)?.reactionTotal).toBe(reactionTotal(counts));
    }
  });
  it('has no box office figure for a day in the future, whatever the weekday', () => {
    for (let day = 0; day < 7; day += 1) {
      const then = new Date(now.getTime() + day * 24 * HOUR_MS);
      const today = then.toISOString().slice(0, 10);
      for (const film of buildDemo(then).films)
        for (const { date } of film.days) expect(date <= today, film.movieName).toBe(true);
    }
  });
});

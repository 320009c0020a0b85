import { getAuth } from 'firebase-admin/auth';
import type { BulkWriter, Firestore } from 'firebase-admin/firestore';
import { collections, SITE_STATS_ID } from '@first-show/domain/core/collections';
import { renditionFormat } from '@first-show/domain/media/media.schema';
import type { StaffDoc } from '@first-show/domain/staff/staff.schema';
import { searchDayDoc } from '../functions/src/features/analytics/store/search-counts.ts';
import { saveFollowers } from '../functions/src/features/followers/store/followers.ts';
import { contentTypeOf } from '../functions/src/features/media/store/add-picture.ts';
import { mediaFolder } from '../functions/src/features/media/store/media.ts';
import { indexArticles } from '../functions/src/lists/search-index.ts';
import { updateArticleNames } from '../functions/src/lists/article-names.ts';
import { rebuildAllRollups } from '../functions/src/lists/rebuild.ts';
import { ratingOfCounts, type Counter } from '../functions/src/platform/counters/counter.ts';
import { choiceRef, shardRef, type ShardDoc } from '../functions/src/platform/counters/counters.ts';
import { siteTotalsRef } from '../functions/src/features/analytics/store/site-totals.ts';
import { openFileStore } from '../functions/src/platform/files/open-file-store.ts';
import { adminApp, db } from '../functions/src/platform/firestore/firestore.ts';
import { buildDemo, type Demo } from './build-demo.ts';
import { buildInbox } from './build-inbox.ts';
import { buildDailyStats, buildFollowers, buildSearchDays, buildSubscribers } from './build-readership.ts';
import { staff } from './content/staff.ts';
import { demoSources } from './feeds/demo-sources.ts';
import { ratingCountsOf } from './film-parts.ts';
import { filesOfPicture } from './library.ts';

/** Typical ratios of an established site: page views per visit, and visits per reader. */
const VIEWS_PER_VISIT = 2.6;
const VISITS_PER_READER = 4.1;
/**
 * Ratio of all page views to article views. The other views are those of the home page, categories
 * and so on.
 */
const VIEWS_BESIDE_ARTICLES = 1.35;

/**
 * The id of an invented reader whose vote or reaction the demo contains. Every seed creates the
 * same ids.
 */
const demoReader = (itemId: string, index: number): string => `demo-${itemId}-${index}`;

/** Writes the readers' choices behind a count, and the count as the first shard. */
function writeChoices(
  writer: BulkWriter,
  store: Firestore,
  counter: Counter,
  counts: Readonly<Record<string, number>>,
  at: string,
): void {
  void writer.set(shardRef(store, counter), { counts, changedAt: at } satisfies ShardDoc);
  let reader = 0;
  for (const [choice, count] of Object.entries(counts)) {
    for (let index = 0; index < count; index += 1, reader += 1)
      void writer.set(choiceRef(store, counter, demoReader(counter.itemId, reader)), { choice, at });
  }
}

function writeContent(writer: BulkWriter, store: Firestore, demo: Demo, at: string): void {
  const set = (collection: string, id: string, data: object) =>
    void writer.set(store.collection(collection).doc(id), data);
  for (const category of demo.categories) set(collections.categories, category.id, category);
  for (const media of demo.media) set(collections.media, media.id, media);
  for (const article of demo.articles) {
    set(collections.articles, article.id, article);
    set(collections.articleSlugs, article.slug, { articleId: article.id, redirectTo: null });
  }
  for (const film of demo.films) {
    set(collections.films, film.id, film);
    set(collections.filmSlugs, film.slug, { filmId: film.id });
    const counts = ratingCountsOf(film.slug);
    if (counts === null) continue;
    set(collections.ratings, film.id, ratingOfCounts(counts));
    writeChoices(writer, store, { kind: 'ratings', itemId: film.id }, counts, at);
  }
  for (const { filmId, version } of demo.versions)
    void writer.set(store.collection(collections.films).doc(filmId).collection('versions').doc(version.id), version);
  for (const person of demo.people) {
    set(collections.people, person.id, person);
    set(collections.personSlugs, person.slug, { personId: person.id });
  }
  for (const { comment, queue } of demo.comments) {
    set(collections.comments, comment.id, comment);
    set(collections.commentQueue, comment.id, queue);
  }
  for (const author of demo.moderation.authors) set(collections.commentAuthors, author.authorId, author);
  for (const entry of demo.moderation.log) set(collections.deskLog, entry.id, entry);
  for (const { articleId, counts } of demo.reactions) {
    set(collections.reactionCounts, articleId, counts);
    writeChoices(writer, store, { kind: 'reactions', itemId: articleId }, counts, at);
  }
  for (const [kind, items] of [
    ['polls', demo.polls],
    ['predictions', demo.predictions],
  ] as const) {
    for (const item of items) {
      set(collections[kind], item.id, item);
      writeChoices(writer, store, { kind, itemId: item.id }, Object.fromEntries(item.votes.entries()), at);
    }
  }
}

function writeStats(writer: BulkWriter, store: Firestore, demo: Demo, at: string): void {
  const articleViews = demo.articles.reduce((sum, article) => sum + article.viewCount, 0);
  const totalPageViews = Math.round(articleViews * VIEWS_BESIDE_ARTICLES);
  const totalVisits = Math.round(totalPageViews / VIEWS_PER_VISIT);
  const totals = { totalPageViews, totalVisits, totalUniqueVisitors: Math.round(totalVisits / VISITS_PER_READER) };
  void writer.set(siteTotalsRef(store), totals);
  void writer.set(store.collection(collections.stats).doc(SITE_STATS_ID), { activeUsers: 0, ...totals });
  const now = new Date(at);
  const subscribers = buildSubscribers(now);
  for (const one of subscribers) void writer.set(store.collection(collections.subscribers).doc(one.id), one);
  for (const message of buildInbox(now))
    void writer.set(store.collection(collections.messages).doc(message.id), message);
  const days = buildDailyStats(now, {
    totalPageViews,
    commentedAt: demo.comments.map(({ queue }) => queue.createdAt),
    subscribedAt: subscribers.map(({ subscribedAt }) => subscribedAt),
  });
  for (const day of days) void writer.set(store.collection(collections.dailyStats).doc(day.day), day);
  for (const { day, searches } of buildSearchDays(now))
    void writer.set(store.collection(collections.searchCounts).doc(day), searchDayDoc(day, searches));
}

async function createStaff(writer: BulkWriter, store: Firestore): Promise<void> {
  const auth = getAuth(adminApp());
  for (const person of staff) {
    const uid = `staff-${person.username}`;
    await auth.createUser({
      uid,
      email: person.email,
      password: person.password,
      displayName: person.displayName,
      emailVerified: true,
    });
    await auth.setCustomUserClaims(uid, { role: person.role });
    const doc: StaffDoc = {
      uid,
      displayName: person.displayName,
      email: person.email,
      role: person.role,
      isActive: true,
    };
    void writer.set(store.collection(collections.staff).doc(uid), doc);
  }
}

/** Copies the renditions of the demo's pictures into the file store. */
async function storePictures({ media }: Demo): Promise<void> {
  const files = openFileStore();
  for (const { id } of media) {
    await Promise.all(
      filesOfPicture(id).map(({ name, bytes }) => {
        const contentType = contentTypeOf(renditionFormat.parse(name.split('.')[1]));
        return files.write({ path: `${mediaFolder(id)}/${name}`, bytes, contentType });
      }),
    );
  }
}

/**
 * Fills empty emulators with the demo as of `now`. Throws if there is no emulator, so that a real
 * project is never filled.
 */
export async function seedDemo({ now }: { now: Date }): Promise<void> {
  if (!process.env.FIRESTORE_EMULATOR_HOST)
    throw new Error('The demo is for emulators only: FIRESTORE_EMULATOR_HOST is not set.');
  const store = db();
  const demo = buildDemo(now);
  const at = now.toISOString();
  // Switch off the ramp-up of write rates, which only real projects need: seeding takes 5 s instead
  // of 47 s.
  const writer = store.bulkWriter({ throttling: false });
  const failures: string[] = [];
  writer.onWriteError((error) => {
    failures.push(`${error.documentRef.path}: ${error.message}`);
    return error.failedAttempts < 3;
  });
  // Store the files before the documents, because a page may show a picture as soon as the picture
  // has a document.
  await storePictures(demo);
  writeContent(writer, store, demo, at);
  writeStats(writer, store, demo, at);
  const feedHost = process.env.DEMO_FEED_HOST;
  const sources = feedHost ? demoSources({ origin: `http://${feedHost}`, now }) : [];
  for (const source of sources) void writer.set(store.collection(collections.sources).doc(source.id), source);
  await createStaff(writer, store);
  await writer.close();
  if (failures.length > 0) throw new Error(`The demo could not be written whole: ${failures[0]}`);
  const [editor] = staff.filter(({ role }) => role === 'editor');
  await saveFollowers(store, { form: { followers: buildFollowers(now) }, by: editor?.displayName ?? '', now });
  await indexArticles(demo.articles);
  await rebuildAllRollups();
  for (const { id } of demo.articles) await updateArticleNames(store, id);
}

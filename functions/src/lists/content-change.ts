import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { PersonDoc } from '@first-show/domain/people/person.schema';
import { followMerges } from '../features/articles/store/merged-subjects.ts';
import { followFilmMerge } from '../features/films/store/merge-films.ts';
import { copyOurReviews, copyPosterToReviews } from '../features/films/store/our-reviews.ts';
import { followPersonMerge } from '../features/people/store/merge-people.ts';
import { dropLinksWithoutPage, findInOlderStories, hasOtherNames, updateArticleNames } from './article-names.ts';
import { rebuildFilmsOfPerson, rebuildStories, updateFilmLists } from './film-lists.ts';
import { updateFilmNames, updatePersonNames } from './name-lists.ts';
import { markRecords } from './records.ts';
import { rebuildChart, rebuildListsOfArticle, rebuildPeople, type ArticleChange } from './rebuild.ts';
import { indexArticle } from './search-index.ts';
import { updateSitemap } from './sitemap-rollup.ts';
import { updateSubjectSitemap } from './subject-sitemaps.ts';

/**
 * Fields of an article that change with the actions of readers. Lists that show these fields, or
 * are sorted by them, are not rebuilt after every change: the job `everyMinute` rebuilds them. No
 * list shows `nameLinks`, which the trigger itself writes.
 */
const VOLATILE_FIELDS = new Set([
  'viewCount',
  'reactionTotal',
  'commentTotal',
  'trendingScore',
  'nameLinks',
  'linkedIds',
]);

const withoutVolatileFields = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !VOLATILE_FIELDS.has(field)));

/** True if a write of an article changed only fields in `VOLATILE_FIELDS`, or nothing. */
export function onlyVolatileFieldsChanged(before: DocumentData | undefined, after: DocumentData | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  return isDeepStrictEqual(withoutVolatileFields(before), withoutVolatileFields(after));
}

/**
 * Updates the search index and the lists after an article was written or deleted; `before` and
 * `after` are its documents.
 */
export async function updateListsAfterArticle(
  db: Firestore,
  articleId: string,
  { before, after }: { before: DocumentData | undefined; after: DocumentData | undefined },
): Promise<void> {
  const change = { before: before as ArticleDoc | undefined, after: after as ArticleDoc | undefined };
  const published = [change.before, change.after].flatMap((article) => (article?.isPublished === true ? article : []));
  if (onlyVolatileFieldsChanged(before, after)) {
    if (hasNewViewStep(published)) await rebuildStories(db, published);
    return;
  }
  const former = [change.before?.publishedAt ?? null, change.after?.publishedAt ?? null];
  await Promise.all([
    rebuildListsOfArticle(db, articleId, change),
    copyOurReviews(db, change),
    rebuildStories(db, published),
    ...(isAboutOthers(change) ? [followMerges(db, articleId)] : []),
    ...(hasOtherNames(before, after) ? [updateArticleNames(db, articleId)] : []),
    withCurrent(db.collection(collections.articles).doc(articleId), change.before, ({ after: article }) =>
      Promise.all([indexArticle(db, articleId, article), updateSitemap(db, articleId, { article, former })]),
    ),
  ]);
}

/** Whether the films or people of an article changed. */
const isAboutOthers = ({ before, after }: ArticleChange): boolean =>
  after !== undefined && !isDeepStrictEqual([before?.filmIds, before?.personIds], [after.filmIds, after.personIds]);

/**
 * Whether the views of an article have passed the next step of 25 %. The stories of films and
 * people show views, but rebuilding their lists with every view would be too many writes.
 */
function hasNewViewStep([before, after]: readonly ArticleDoc[]): boolean {
  const stepOf = ({ viewCount }: ArticleDoc): number => Math.floor(Math.log(viewCount + 1) / Math.log(1.25));
  return before !== undefined && after !== undefined && stepOf(before) !== stepOf(after);
}

/**
 * Updates the chart and the lists of people and months after a film was written or deleted, and
 * moves the stories and stars of a merged or restored film. `before`: its document before.
 */
export async function updateListsAfterFilm(
  db: Firestore,
  filmId: string,
  before: DocumentData | undefined,
): Promise<void> {
  await withCurrent(db.collection(collections.films).doc(filmId), before as FilmDoc | undefined, (change) =>
    Promise.all([
      ...(isInChart(change.before) || isInChart(change.after) ? [rebuildChart(db)] : []),
      updateFilmLists(db, filmId, change),
      followFilmMerge(db, filmId, change.after),
      updateFilmNames(db, filmId, change).then((names) => findInOlderStories(db, names)),
      dropLinksWithoutPage(db, filmId, change),
      copyPosterToReviews(db, filmId, change),
      markRecords(db, change),
      updateSubjectSitemap(db, { kind: 'films', id: filmId, ...change }),
    ]),
  );
}

const isInChart = (film: DocumentData | undefined): boolean => film?.isCharted === true;

/** The fields of a person that lists show. */
const PERSON_FIELDS = ['slug', 'name', 'hindiName', 'jobs', 'pictureUrl', 'isPublished'] as const;
const shownOfPerson = (person: DocumentData | undefined) => PERSON_FIELDS.map((field): unknown => person?.[field]);

/**
 * Updates the lists that show a person, the sitemap and the list of names, after the person was
 * written or deleted.
 */
export async function updateListsAfterPerson(
  db: Firestore,
  personId: string,
  { before, after }: { before: DocumentData | undefined; after: DocumentData | undefined },
): Promise<void> {
  const isShownAsBefore = isDeepStrictEqual(shownOfPerson(before), shownOfPerson(after));
  await Promise.all([
    ...(isShownAsBefore
      ? []
      : [rebuildFilmsOfPerson(db, personId), rebuildPeople(db), followPersonMerge(db, personId)]),
    withCurrent(db.collection(collections.people).doc(personId), before as PersonDoc | undefined, (change) =>
      Promise.all([
        updateSubjectSitemap(db, { kind: 'people', id: personId, ...change }),
        updatePersonNames(db, personId, change).then((names) => findInOlderStories(db, names)),
        dropLinksWithoutPage(db, personId, change),
      ]),
    ),
  ]);
}

/**
 * Calls `work` with the document before an event and the current one. If it has changed in the
 * meantime, calls `work` again with that change: the event of the newer change may have done its
 * work before this one wrote something older.
 */
async function withCurrent<Doc>(
  ref: DocumentReference,
  before: Doc | undefined,
  work: (change: { before: Doc | undefined; after: Doc | undefined }) => Promise<unknown>,
): Promise<void> {
  let [former, seen] = [before, await ref.get()];
  for (;;) {
    const after = seen.data() as Doc | undefined;
    await work({ before: former, after });
    const current = await ref.get();
    if (isDeepStrictEqual(current.updateTime, seen.updateTime)) return;
    [former, seen] = [after, current];
  }
}

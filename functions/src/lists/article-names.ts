import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { ArticleDeskDoc, NameInStory } from '@first-show/domain/articles/article-desk.schema';
import type { ArticleDoc, NameLink } from '@first-show/domain/articles/article.schema';
import { contentHtml } from '@first-show/domain/articles/content-html';
import { collections } from '@first-show/domain/core/collections';
import { paths } from '@first-show/domain/core/paths';
import { nameMentions, namesOf } from '@first-show/domain/names/find-names';
import type { NameIndex } from '@first-show/domain/names/name-index';
import { foldWords, soundKey, STOP_WORDS } from '@first-show/domain/search/fold';
import { namePlacesOf, type NamePlace } from '@first-show/domain/names/name-links';
import { deskRef } from '../features/articles/store/revisions.ts';
import { retryOnConflict } from '../platform/firestore/preconditions.ts';
import { forgetNameIndex, loadNameIndex } from './name-lists.ts';
import { findByKeys, type Key } from './search-index.ts';

/**
 * The films and people that an article names: for readers its links (`nameLinks`), for editors all
 * that were found (`articleDesk/{id}`).
 */

/**
 * The fields of an article on which its names depend. When it is published, the names are found
 * again, because a new name is not looked for in drafts.
 */
const FIELDS = [
  'title',
  'content',
  'filmIds',
  'personIds',
  'dismissedIds',
  'isPublished',
] as const satisfies (keyof ArticleDoc)[];
/** The most names that the desk shows. */
const NAMES_MAX = 40;

export const hasOtherNames = (before: DocumentData | undefined, after: DocumentData | undefined): boolean =>
  after !== undefined && FIELDS.some((field) => !isDeepStrictEqual(before?.[field], after[field]));

/**
 * Called after an article was written. Reads the current one, so that a late event does no harm.
 */
export async function updateArticleNames(db: Firestore, articleId: string): Promise<void> {
  await retryOnConflict(async () => {
    const [stored, desk] = await db.getAll(db.collection(collections.articles).doc(articleId), deskRef(db, articleId));
    const article = stored?.data() as ArticleDoc | undefined;
    if (stored?.updateTime === undefined || article === undefined) return;
    const mentions = nameMentions(storyOf(article), await nameIndexOf(db, article));
    const places = namePlacesOf(mentions, {
      confirmed: new Set([...article.filmIds, ...article.personIds]),
      dismissed: new Set(article.dismissedIds),
    });
    const nameLinks = await withHrefs(db, places);
    const names = namesOf(mentions)
      .slice(0, NAMES_MAX)
      .map(
        ({
          entity: {
            id,
            kind,
            names: [name = id],
          },
          isCertain,
        }): NameInStory => ({ id, kind, name, isCertain }),
      );
    const { names: known = [] } = (desk?.data() ?? {}) as ArticleDeskDoc;
    if (isDeepStrictEqual(article.nameLinks ?? [], nameLinks) && isDeepStrictEqual(known, names)) return;
    const batch = db.batch();
    batch.update(stored.ref, linkFields(nameLinks), { lastUpdateTime: stored.updateTime });
    batch.set(deskRef(db, articleId), { names }, { merge: true });
    await batch.commit();
  });
}

/**
 * The index of names. It is read again if it lacks a published film or person of the article, as
 * that of an editor who has just created the film of a story.
 */
async function nameIndexOf(db: Firestore, { filmIds, personIds, nameLinks = [] }: ArticleDoc): Promise<NameIndex> {
  const index = await loadNameIndex(db);
  const subjects: Subject[] = [
    ...filmIds.map((id) => ({ id, kind: 'film' as const })),
    ...personIds.map((id) => ({ id, kind: 'person' as const })),
    ...nameLinks,
  ];
  const missing = await pagesOf(
    db,
    subjects.filter(({ id }) => !index.ids.has(id)),
  );
  if (missing.size === 0) return index;
  forgetNameIndex(db);
  return loadNameIndex(db);
}

/** The most stories that are searched again for a new name, the newest ones. */
const OLDER_STORIES = 30;

/** Called after names were added to the lists of names: finds them in stories of earlier days. */
export async function findInOlderStories(db: Firestore, names: readonly string[]): Promise<void> {
  const found = await Promise.all(names.map((name) => storiesWith(db, name)));
  const articleIds = new Set(found.flat());
  if (articleIds.size === 0) return;
  // The kept index lacks the new names.
  forgetNameIndex(db);
  for (const articleId of articleIds) await updateArticleNames(db, articleId);
}

/** The newest published stories with all words of a name, as they sound. One read each. */
async function storiesWith(db: Firestore, name: string): Promise<string[]> {
  const words = foldWords(name).filter((word) => !STOP_WORDS.has(word));
  if (words.length === 0) return [];
  const all = words.map((word): Key => ['b', soundKey(word)]);
  return (await findByKeys(db, { all, words: [], limit: OLDER_STORIES })).map(({ articleId }) => articleId);
}

const storyOf = ({ title, content, publishedAt, createdAt }: ArticleDoc) => ({
  title,
  html: contentHtml(content),
  year: Number((publishedAt ?? createdAt).slice(0, 4)),
});

/** The stored form of the links. Queries find an article by `linkedIds`. */
const linkFields = (nameLinks: NameLink[]) => ({ nameLinks, linkedIds: nameLinks.map(({ id }) => id) });

/** The links to those films and people that are published now: the index may be two minutes old. */
async function withHrefs(db: Firestore, places: readonly NamePlace[]): Promise<NameLink[]> {
  const pages = await pagesOf(db, places);
  return places.flatMap((place) => {
    const href = pages.get(place.id);
    return href === undefined ? [] : [{ ...place, href }];
  });
}

type Subject = Pick<NameLink, 'id' | 'kind'>;

/** The paths of those films and people that are published now, by their ids. */
async function pagesOf(db: Firestore, subjects: readonly Subject[]): Promise<Map<string, string>> {
  if (subjects.length === 0) return new Map();
  const refs = subjects.map(({ id, kind }) => db.collection(collections[kind === 'film' ? 'films' : 'people']).doc(id));
  const found = await db.getAll(...refs, { fieldMask: ['slug', 'isPublished'] });
  return new Map(
    subjects.flatMap(({ id, kind }, position) => {
      const doc = found[position];
      if (doc?.get('isPublished') !== true) return [];
      const slug = doc.get('slug') as string;
      return [[id, kind === 'film' ? paths.movie(slug) : paths.person(slug)]];
    }),
  );
}

const AT_ONCE = 100;

/**
 * Called after a film or person was written or deleted. Without a page, it loses the links to it.
 * (After a change of its slug, the links redirect.)
 */
export async function dropLinksWithoutPage(
  db: Firestore,
  id: string,
  { before, after }: { before: { isPublished: boolean } | undefined; after: { isPublished: boolean } | undefined },
): Promise<void> {
  if (before?.isPublished !== true || after?.isPublished === true) return;
  const linking = db.collection(collections.articles).where('linkedIds', 'array-contains', id).limit(AT_ONCE).select();
  for (;;) {
    const { docs } = await linking.get();
    await Promise.all(docs.map(({ ref }) => dropLink(ref, id)));
    if (docs.length < AT_ONCE) return;
  }
}

const dropLink = (ref: DocumentReference, id: string): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await ref.get();
    const { nameLinks = [] } = (stored.data() ?? {}) as Partial<ArticleDoc>;
    if (stored.updateTime === undefined) return;
    const left = nameLinks.filter((link) => link.id !== id);
    await ref.update(linkFields(left), { lastUpdateTime: stored.updateTime });
  });

import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { ArticleDeskDoc, NameInStory } from '@first-show/domain/articles/article-desk.schema';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { nameMentions, namesOf } from '@first-show/domain/names/find-names';
import type { NameIndex } from '@first-show/domain/names/name-index';
import { nameLinksOf } from '@first-show/domain/names/name-links';
import { editableContent } from '../features/articles/sanitize.ts';
import { deskRef } from '../features/articles/store/revisions.ts';
import { retryOnConflict } from '../platform/firestore/preconditions.ts';
import { loadNameIndex } from './name-lists.ts';

/** The fields of an article on which its names depend. */
const FIELDS = ['title', 'content', 'filmIds', 'personIds', 'dismissedIds'] as const satisfies (keyof ArticleDoc)[];
/** The desk shows these as proposals. */
const NAMES_MAX = 40;

export const hasOtherNames = (before: DocumentData | undefined, after: DocumentData | undefined): boolean =>
  after !== undefined && FIELDS.some((field) => !isDeepStrictEqual(before?.[field], after[field]));

/**
 * Finds the films and people that an article names. Stores the places of its links in the article,
 * and for the desk what was found. Reads the current article, so that a late event does no harm.
 */
export async function updateArticleNames(
  db: Firestore,
  articleId: string,
  loadIndex: (db: Firestore) => Promise<NameIndex> = loadNameIndex,
): Promise<void> {
  const index = await loadIndex(db);
  await retryOnConflict(async () => {
    const [stored, desk] = await db.getAll(db.collection(collections.articles).doc(articleId), deskRef(db, articleId));
    const article = stored?.data() as ArticleDoc | undefined;
    if (stored?.updateTime === undefined || article === undefined) return;
    const mentions = nameMentions(storyOf(article), index);
    const nameLinks = nameLinksOf(mentions, {
      confirmed: new Set([...article.filmIds, ...article.personIds]),
      dismissed: new Set(article.dismissedIds),
    });
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
    const { names: known } = (desk?.data() ?? {}) as ArticleDeskDoc;
    if (isDeepStrictEqual(article.nameLinks ?? [], nameLinks) && isDeepStrictEqual(known ?? [], names)) return;
    const batch = db.batch();
    batch.update(stored.ref, { nameLinks }, { lastUpdateTime: stored.updateTime });
    batch.set(deskRef(db, articleId), { names }, { merge: true });
    await batch.commit();
  });
}

const storyOf = ({ title, content, publishedAt, createdAt }: ArticleDoc) => ({
  title,
  html: editableContent(content),
  year: Number((publishedAt ?? createdAt).slice(0, 4)),
});

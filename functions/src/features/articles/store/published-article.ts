import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { isDocumentId } from '../../../platform/firestore/ids.ts';

export type PublishedArticle = Pick<ArticleDoc, 'id' | 'slug' | 'title' | 'categoryId' | 'tags' | 'filmIds'> & {
  areCommentsClosed: boolean;
};

const FIELDS = ['slug', 'title', 'categoryId', 'tags', 'filmIds', 'isPublished', 'areCommentsClosed'];

/**
 * The published article with this id or, if there is none, this slug; `null` for a draft or an
 * unknown article. Does not load the text, which reactions and comments do not need.
 */
export async function publishedArticle(db: Firestore, idOrSlug: string): Promise<PublishedArticle | null> {
  return (await byId(db, idOrSlug)) ?? (await bySlug(db, idOrSlug));
}

async function byId(db: Firestore, id: string): Promise<PublishedArticle | null> {
  if (!isDocumentId(id)) return null;
  const [snapshot] = await db.getAll(db.collection(collections.articles).doc(id), { fieldMask: FIELDS });
  return snapshot?.get('isPublished') === true ? articleIn(snapshot) : null;
}

async function bySlug(db: Firestore, slug: string): Promise<PublishedArticle | null> {
  const snapshot = await db
    .collection(collections.articles)
    .where('slug', '==', slug)
    .where('isPublished', '==', true)
    .select(...FIELDS)
    .limit(1)
    .get();
  const [found] = snapshot.docs;
  return found === undefined ? null : articleIn(found);
}

function articleIn(snapshot: DocumentSnapshot): PublishedArticle {
  const { slug, title, categoryId, tags, filmIds, areCommentsClosed } = snapshot.data() as ArticleDoc;
  return { id: snapshot.id, slug, title, categoryId, tags, filmIds, areCommentsClosed: areCommentsClosed === true };
}

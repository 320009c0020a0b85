import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { isDocumentId } from '../../../platform/firestore/ids.ts';

export type PublishedArticle = Pick<ArticleDoc, 'id' | 'slug' | 'title'> & { areCommentsClosed: boolean };

const FIELDS = ['slug', 'title', 'isPublished', 'areCommentsClosed'];

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
  const data = snapshot?.data() as Pick<ArticleDoc, 'slug' | 'title' | 'isPublished' | 'areCommentsClosed'> | undefined;
  return data?.isPublished === true
    ? { id, slug: data.slug, title: data.title, areCommentsClosed: data.areCommentsClosed === true }
    : null;
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
  return found === undefined
    ? null
    : {
        id: found.id,
        slug: found.get('slug') as string,
        title: found.get('title') as string,
        areCommentsClosed: found.get('areCommentsClosed') === true,
      };
}

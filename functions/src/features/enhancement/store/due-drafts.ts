import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import type { ArticleDeskDoc } from '@first-show/domain/articles/article-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { triedTextHash } from '../enhance.ts';
import { articleDocOf, deskRef, isDue, type EnhancementMark } from './proposals.ts';
import type { EnhancementProvider } from '../provider.ts';

/**
 * Drafts per page. Each run of the background job checks the newest page, whose drafts editors will
 * probably open next, and one older page, whose position is in `system/enhanceDrafts`. So every
 * draft is checked after some runs, and a run costs the same whatever the size of the archive.
 */
const PAGE = 30;
/**
 * Drafts that an editor saved within this time are skipped: the editor is probably still writing,
 * and a change would cause a conflict.
 */
const QUIET_MS = 15 * 60_000;

type DraftCursor = { createdAt: string; id: string };

const cursorRef = (db: Firestore) => db.collection(collections.system).doc('enhanceDrafts');
const DESK_FIELDS = ['enhancement', 'lastEditedAt', 'lastEditedBy'];

export async function dueDrafts(
  db: Firestore,
  input: { provider: EnhancementProvider; now: Date; limit: number },
): Promise<string[]> {
  const { provider, now, limit } = input;
  const stored = (await cursorRef(db).get()).data() as { after: DraftCursor | null } | undefined;
  const newest = await page(db, null);
  const due = await dueOf(db, newest, { provider, now });
  if (due.length >= limit) return due.slice(0, limit);

  const from = stored?.after ?? cursorOf(newest.at(-1));
  const further = from === null || newest.length < PAGE ? [] : await page(db, from);
  const known = new Set(newest.map(({ id }) => id));
  const more = await dueOf(
    db,
    further.filter(({ id }) => !known.has(id)),
    { provider, now },
  );
  const chosen = [...due, ...more].slice(0, limit);
  // If the limit left out some drafts of the page, keep the position, so that the next run finds
  // them.
  const isDone = due.length + more.length <= limit;
  const after = further.length < PAGE ? null : cursorOf(further.at(-1));
  if (isDone && (after !== null || stored?.after != null)) await cursorRef(db).set({ after });
  return chosen;
}

const cursorOf = (article: ArticleDoc | undefined): DraftCursor | null =>
  article === undefined ? null : { createdAt: article.createdAt, id: article.id };

async function page(db: Firestore, after: DraftCursor | null): Promise<ArticleDoc[]> {
  let query: Query = db
    .collection(collections.articles)
    .where('isPublished', '==', false)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  if (after !== null) query = query.startAfter(after.createdAt, after.id);
  return (await query.limit(PAGE).get()).docs.map(articleDocOf);
}

async function dueOf(
  db: Firestore,
  drafts: readonly ArticleDoc[],
  { provider, now }: { provider: EnhancementProvider; now: Date },
): Promise<string[]> {
  if (drafts.length === 0) return [];
  const desks = await db.getAll(...drafts.map(({ id }) => deskRef(db, id)), { fieldMask: DESK_FIELDS });
  const quietSince = new Date(now.getTime() - QUIET_MS).toISOString();
  return drafts
    .filter((draft, index) => {
      const desk = desks[index]?.data() as (ArticleDeskDoc & { enhancement?: EnhancementMark }) | undefined;
      const isBeingWritten = Boolean(desk?.lastEditedBy) && (desk?.lastEditedAt ?? '') > quietSince;
      return !isBeingWritten && isDue(desk?.enhancement, triedTextHash(draft, provider), now);
    })
    .map(({ id }) => id);
}

import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  EDITED_FIELDS,
  RESTORED_FIELDS,
  type ArticleDeskDoc,
  type RevisionKind,
} from '@first-show/domain/articles/article-desk.schema';
import {
  CONTENT_TOO_SHORT_TEXT,
  authorOf,
  SCHEDULE_IN_THE_PAST,
  type Article,
  type ArticleDoc,
  type NewArticle,
} from '@first-show/domain/articles/article.schema';
import { titleSlug } from '@first-show/domain/articles/title-slug';
import { trendingScore } from '@first-show/domain/articles/trending';
import { collections } from '@first-show/domain/core/collections';
import { slugify } from '@first-show/domain/core/paths';
import { plainText, readMinutes } from '@first-show/domain/core/reading-time';
import { fail, invalidField, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { isHindi } from '@first-show/domain/core/text';
import { mediaIdsOf, readDeletedPictures, withMedia } from './article-media.ts';
import { isCategory } from '../../categories/store/categories.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import {
  moveToTrash,
  readTrash,
  removeFromTrash,
  restoreFromTrash,
  trashRef,
  type Removal,
} from '../../../platform/firestore/trash.ts';
import { changedFields, deskRef, recordRevision, revisionIn } from './revisions.ts';
import { shownCommentsRef } from '../../comments/store/shown-comments.ts';
import { withReviewedFilm } from './reviewed-film.ts';
import { sanitizeContent } from '../sanitize.ts';

/**
 * Writes of `articles` and `articleSlugs/{slug}`. Each slug that an article has or had is a
 * document `{ articleId, redirectTo: null }`, so that a former address still works and no other
 * article takes it. Creating or changing an article writes a revision (`revisions.ts`). Deleting an
 * article or restoring a deleted one does not.
 */

const articleRef = (db: Firestore, id: string) => db.collection(collections.articles).doc(id);
const slugRef = (db: Firestore, slug: string) => db.collection(collections.articleSlugs).doc(slug);

type SlugDoc = { articleId: string; redirectTo: null };

/** An edit of these fields updates `updatedAt`, which readers see as 'Updated'. */
const TEXT_FIELDS = [
  'title',
  'summary',
  'content',
  'imageUrl',
  'metaTitle',
  'metaDescription',
  'byline',
  'rating',
  'review',
  'correction',
] as const;
const SLUGS_MAX = 50;
const SLUG_MIN = 3;

const SLUG_TAKEN = invalidField('slug', 'This URL is taken');
const SLUG_UNUSABLE = invalidField('slug', 'A URL needs at least 3 letters or digits, from a to z and 0 to 9');
const CONTENT_TOO_SHORT = invalidField('content', CONTENT_TOO_SHORT_TEXT);
const CONTENT_TOO_LONG = invalidField('content', 'Content too long');
/**
 * Limit of the stored content. A document holds at most 1 MiB, and escaping turns each '&' into
 * five bytes.
 */
const CONTENT_MAX_BYTES = 900_000;
const SCHEDULE_PAST = invalidField('scheduledFor', SCHEDULE_IN_THE_PAST);
const SCHEDULE_PUBLISHED = invalidField('scheduledFor', 'Only a draft can be scheduled');
const IN_TRASH: Failure = { status: 409, message: 'This article is in the trash' };
const CATEGORY_DELETED: Failure = {
  status: 409,
  message: 'The category of this article was deleted. Create it again, then restore the article.',
};
export const CATEGORY_FIELD_INVALID = invalidField('categoryId', 'Please select a category');

const PICTURE_OR_BLOCK = /<(?:img|figure)\b|\bdata-block=/;

/**
 * Why sanitised content cannot be stored; `null` if it can. The request schema has checked the
 * length as sent, but sanitising can remove all of it, as with a script. Content without any text
 * needs a picture or a live block.
 */
function contentRefusal(content: string): Failure | null {
  if (Buffer.byteLength(content) > CONTENT_MAX_BYTES) return CONTENT_TOO_LONG;
  const isEmpty = plainText(content) === '' && !PICTURE_OR_BLOCK.test(content);
  return isEmpty ? CONTENT_TOO_SHORT : null;
}

/** True if no other article has or had the slug. Call it before the transaction's writes. */
async function isSlugFree(
  db: Firestore,
  transaction: Transaction,
  wish: { slug: string; articleId: string },
): Promise<boolean> {
  const [known, used] = await Promise.all([
    transaction.get(slugRef(db, wish.slug)),
    transaction.get(db.collection(collections.articles).where('slug', '==', wish.slug).select().limit(2)),
  ]);
  const owner = (known.data() as SlugDoc | undefined)?.articleId ?? wish.articleId;
  return owner === wish.articleId && used.docs.every((document) => document.id === wish.articleId);
}

/** The first free slug of `stem`, `stem-2`, `stem-3` …. */
async function freeSlug(
  db: Firestore,
  transaction: Transaction,
  wish: { stem: string; articleId: string },
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wish.stem : `${wish.stem}-${number}`;
    if (await isSlugFree(db, transaction, { slug, articleId: wish.articleId })) return slug;
  }
}

/**
 * The slug that an editor asked for, or why it is refused. Never picks another slug, because the
 * editor would not expect it.
 */
async function wishedSlug(
  db: Firestore,
  transaction: Transaction,
  wish: { text: string; articleId: string },
): Promise<Result<string>> {
  const slug = slugify(wish.text);
  if (slug.length < SLUG_MIN) return fail(SLUG_UNUSABLE);
  return (await isSlugFree(db, transaction, { slug, articleId: wish.articleId })) ? ok(slug) : fail(SLUG_TAKEN);
}

/**
 * The stem of a slug. A title in a script other than Latin and Devanagari has too few letters from
 * a to z, so its article gets a slug from its id, until an editor sets a slug.
 */
const stemOf = (title: string, id: string): string => {
  const stem = titleSlug(title);
  return stem.length >= SLUG_MIN ? stem : `story-${id.slice(0, 8).toLowerCase()}`;
};

type Schedule = Pick<ArticleDoc, 'isPublished' | 'scheduledFor'>;

/** Why a publication time is invalid; `null` if it is valid. */
function scheduleRefusal({ isPublished, scheduledFor }: Schedule, now: Date): Failure | null {
  if (scheduledFor === null) return null;
  if (isPublished) return SCHEDULE_PUBLISHED;
  return scheduledFor <= now.toISOString() ? SCHEDULE_PAST : null;
}

/**
 * Creates an article. `by` is the editor's name. Refuses a taken or unusable slug, empty or too
 * long content, a missing category, an invalid publication time and an unusable picture. 'stale':
 * an article with this id exists, because the editor created it in another window, or because the
 * answer to the first attempt was lost.
 */
export async function createArticle(
  db: Firestore,
  input: {
    id: string;
    form: NewArticle;
    categoryId: string;
    source: Article['source'];
    now: Date;
    by?: string | null;
    log?: LogChange;
  },
): Promise<ArticleChanged> {
  const { id, form, now } = input;
  const at = now.toISOString();
  const content = sanitizeContent(form.content);
  const refused = contentRefusal(content) ?? scheduleRefusal(form, now);
  if (refused !== null) return { outcome: 'refused', failure: refused };
  return db.runTransaction(async (transaction) => {
    const existing = await readArticle(db, transaction, id);
    if (existing !== null) return { outcome: 'stale', doc: existing };
    if ((await transaction.get(trashRef(db, 'article', id))).exists) return { outcome: 'refused', failure: IN_TRASH };
    if (!(await isCategory(db, transaction, input.categoryId)))
      return { outcome: 'refused', failure: CATEGORY_FIELD_INVALID };
    const slug = form.slug
      ? await wishedSlug(db, transaction, { text: form.slug, articleId: id })
      : ok(await freeSlug(db, transaction, { stem: stemOf(form.title, id), articleId: id }));
    if (!slug.ok) return { outcome: 'refused', failure: slug.error };
    const publishedAt = form.isPublished ? at : null;
    const draft: ArticleDoc = {
      id,
      slug: slug.value,
      title: form.title,
      summary: form.summary,
      content,
      imageUrl: form.imageUrl,
      imageAlt: form.imageAlt ?? '',
      imageFocus: form.imageFocus,
      imageCaption: form.imageCaption,
      imageCredit: form.imageCredit,
      mediaIds: mediaIdsOf({ imageUrl: form.imageUrl, content }),
      categoryId: input.categoryId,
      tags: form.tags,
      hashtags: form.hashtags,
      isPublished: form.isPublished,
      isFeatured: form.isFeatured,
      isBreaking: form.isBreaking,
      viewCount: 0,
      readMinutes: readMinutes(content),
      language: form.language ?? (isHindi(`${form.title} ${form.summary}`) ? 'hi' : 'en'),
      byline: form.byline,
      author: authorOf({ byline: form.byline, source: input.source }),
      publishedAt,
      updatedAt: at,
      createdAt: at,
      rating: form.rating,
      review: form.review,
      posterUrl: null,
      metaTitle: form.metaTitle,
      metaDescription: form.metaDescription,
      source: input.source,
      correction: form.correction,
      filmIds: form.filmIds,
      personIds: form.personIds,
      dismissedIds: form.dismissedIds,
      trailers: form.trailers,
      scheduledFor: form.scheduledFor,
      revision: 1,
      reactionTotal: 0,
      commentTotal: 0,
      trendingScore: trendingScore({ publishedAt, viewCount: 0, reactionTotal: 0, commentTotal: 0 }),
    };
    const reviewing = await withReviewedFilm(db, transaction, { article: draft });
    if (!reviewing.ok) return { outcome: 'refused', failure: reviewing.error };
    const pictured = await withMedia(db, transaction, { after: reviewing.value, before: null, now });
    if (!pictured.ok) return { outcome: 'refused', failure: pictured.error };
    const { doc, shareAlts } = pictured.value;
    transaction.set(articleRef(db, id), doc);
    shareAlts();
    transaction.set(slugRef(db, doc.slug), { articleId: id, redirectTo: null } satisfies SlugDoc);
    recordRevision(db, transaction, {
      before: null,
      after: doc,
      desk: undefined,
      save: { by: input.by ?? null, at, kind: 'create' },
    });
    input.log?.(transaction, doc);
    return { outcome: 'changed', doc };
  });
}

type Changed<T> = { outcome: 'changed'; doc: T } | { outcome: 'stale'; doc: T } | { outcome: 'missing' };
export type ArticleChanged = Changed<ArticleDoc> | { outcome: 'refused'; failure: Failure };

type Change = {
  id: string;
  /** The revision that the change is based on. If undefined, the change applies to any revision. */
  revision: number | undefined;
  changes: Partial<NewArticle>;
  now: Date;
  by?: string | null;
  /** A job made the change, and `by` names the job: see `Save`. */
  isByMachine?: boolean;
  /** The kind of entry in the history. If omitted, it is derived from the changed fields. */
  kind?: RevisionKind;
  /** Set if enhancement helped with the text. */
  aiAssisted?: ArticleDoc['aiAssisted'];
  log?: LogChange;
};

/**
 * Changes the sent fields. 'stale': somebody else has changed the article, and `doc` is the current
 * article. 'refused': a sent field is invalid. A change without effect writes no revision.
 * Unpublishing keeps the first publication's date, because an article that is published again is
 * not new.
 */
export async function changeArticle(db: Firestore, input: Change): Promise<ArticleChanged> {
  return db.runTransaction((transaction) => changeIn(db, transaction, input));
}

/** `publishedByUndone`: the time of the publication that is undone, if any. */
type Origin = { restoredFrom?: number; publishedByUndone?: string | null };

async function changeIn(
  db: Firestore,
  transaction: Transaction,
  {
    id,
    revision: basedOn,
    changes,
    now,
    by = null,
    isByMachine,
    kind,
    aiAssisted,
    restoredFrom,
    publishedByUndone,
    log,
  }: Change & Origin,
): Promise<ArticleChanged> {
  const at = now.toISOString();
  const [before, desk] = await Promise.all([readArticle(db, transaction, id), readDesk(db, transaction, id)]);
  if (before === null) return { outcome: 'missing' };
  const revision = before.revision ?? 1;
  if (basedOn !== undefined && basedOn !== revision) return { outcome: 'stale', doc: before };

  const { slug: wish, content: sentContent, imageAlt, language, ...plain } = changes;
  const content = sentContent === undefined ? before.content : sanitizeContent(sentContent);
  // A former version can always be restored.
  const isOldText = content === before.content || kind === 'restore' || kind === 'undo';
  const badContent = isOldText ? null : contentRefusal(content);
  if (badContent !== null) return { outcome: 'refused', failure: badContent };
  const slug =
    wish && slugify(wish) !== before.slug
      ? await wishedSlug(db, transaction, { text: wish, articleId: id })
      : ok(before.slug);
  if (!slug.ok) return { outcome: 'refused', failure: slug.error };
  const isMoved = plain.categoryId !== undefined && plain.categoryId !== before.categoryId;
  if (isMoved && !(await isCategory(db, transaction, plain.categoryId ?? ''))) {
    if (kind !== 'restore') return { outcome: 'refused', failure: CATEGORY_FIELD_INVALID };
    // The old category no longer exists: keep the current one, and still restore text and pictures.
    plain.categoryId = before.categoryId;
  }

  const edited: ArticleDoc = {
    ...before,
    ...plain,
    slug: slug.value,
    content,
    imageAlt: imageAlt === undefined ? before.imageAlt : (imageAlt ?? ''),
    imageFocus: focusAfter(before, plain),
    language: language ?? before.language,
    readMinutes: readMinutes(content),
    revision: revision + 1,
    ...(aiAssisted === undefined ? {} : { aiAssisted }),
  };
  edited.author = authorOf(edited);
  const isSameFilm = edited.review?.filmId === before.review?.filmId;
  const reviewing = await withReviewedFilm(db, transaction, {
    article: edited,
    mayBeDeleted: isSameFilm || kind === 'restore' || kind === 'undo',
  });
  if (!reviewing.ok) return { outcome: 'refused', failure: reviewing.error };
  const pictured = await withMedia(db, transaction, { after: reviewing.value, before, now });
  if (!pictured.ok) return { outcome: 'refused', failure: pictured.error };
  const { doc: after, shareAlts } = pictured.value;
  const refused = checkSchedule(after, { before, isTimeSent: changes.scheduledFor !== undefined, now });
  if (refused !== null) return { outcome: 'refused', failure: refused };

  const changed = changedFields(before, after);
  if (changed.length === 0) return { outcome: 'changed', doc: before };
  setTimes(after, { before, at, kind, publishedByUndone });
  after.trendingScore = trendingScore(after);

  transaction.set(articleRef(db, id), after);
  shareAlts();
  if (before.isPublished && !after.isPublished) hideComments(db, transaction, id);
  if (after.slug !== before.slug) {
    transaction.set(slugRef(db, before.slug), { articleId: id, redirectTo: null } satisfies SlugDoc);
    transaction.set(slugRef(db, after.slug), { articleId: id, redirectTo: null } satisfies SlugDoc);
  }
  recordRevision(db, transaction, {
    before,
    after,
    desk,
    save: { by, at, kind: kind ?? kindOf(before, after), restoredFrom, isByMachine },
  });
  log?.(transaction, after);
  return { outcome: 'changed', doc: after };
}

/**
 * The focal point after the change. A new picture resets it, unless the call sends a focal point
 * too.
 */
const focusAfter = (
  before: ArticleDoc,
  { imageUrl, imageFocus }: Pick<Change['changes'], 'imageUrl' | 'imageFocus'>,
): ArticleDoc['imageFocus'] => {
  const isNewPicture = imageUrl !== undefined && imageUrl !== before.imageUrl;
  return imageFocus === undefined && isNewPicture ? null : (imageFocus ?? before.imageFocus ?? null);
};

/**
 * Clears the scheduled time of an article that is published now. Returns why the scheduled time is
 * refused, `null` if it is valid.
 */
function checkSchedule(
  after: ArticleDoc,
  { before, isTimeSent, now }: { before: ArticleDoc; isTimeSent: boolean; now: Date },
): Failure | null {
  // A call that publishes and also sets a publication time contradicts itself: keep the time, so
  // that `scheduleRefusal` refuses the call.
  if (after.isPublished && !isTimeSent) after.scheduledFor = null;
  // A form also sends an unchanged publication time. It may have passed in the meantime; the
  // publishing job then publishes the article.
  const isSameTime = after.scheduledFor === before.scheduledFor && !after.isPublished;
  return isSameTime ? null : scheduleRefusal(after, now);
}

/** Sets the times of publication and edit. `at` is when the change took effect. */
function setTimes(
  after: ArticleDoc,
  {
    before,
    at,
    kind,
    publishedByUndone = null,
  }: { before: ArticleDoc; at: string; kind?: RevisionKind; publishedByUndone?: string | null },
): void {
  // If the undone publication was the article's first, remove the publication date, so that a later
  // publication counts as the first.
  if (!after.isPublished && publishedByUndone !== null && before.publishedAt === publishedByUndone)
    after.publishedAt = null;
  // 'Updated' tells readers about an edit. Enhancement only changes the wording, and an undo
  // restores the old text, so both leave `updatedAt` unchanged.
  if (kind === 'enhance' || kind === 'undo') return;
  const isTextChanged = TEXT_FIELDS.some((field) => !isDeepStrictEqual(after[field], before[field]));
  const isFirstPublication = after.isPublished && before.publishedAt === null;
  if (isFirstPublication) after.publishedAt = at;
  // At the first publication both times are equal, because a new article must not show 'Updated'.
  if (isTextChanged || isFirstPublication) after.updatedAt = at;
}

function kindOf(before: ArticleDoc, after: ArticleDoc): RevisionKind {
  if (after.isPublished !== before.isPublished) return after.isPublished ? 'publish' : 'unpublish';
  return after.scheduledFor === before.scheduledFor ? 'edit' : 'schedule';
}

/** The stored article; `null` if there is none. */
async function readArticle(db: Firestore, transaction: Transaction, id: string): Promise<ArticleDoc | null> {
  return ((await transaction.get(articleRef(db, id))).data() as ArticleDoc | undefined) ?? null;
}

const readDesk = async (db: Firestore, transaction: Transaction, id: string): Promise<ArticleDeskDoc | undefined> =>
  (await transaction.get(deskRef(db, id))).data() as ArticleDeskDoc | undefined;

/**
 * Restores the `RESTORED_FIELDS` of a former revision as a new revision. The former category is
 * restored only if it still exists. 'missing': no such article or revision.
 */
export async function restoreRevision(
  db: Firestore,
  input: { id: string; revision: number; basedOn: number; now: Date; by: string; log?: LogChange },
): Promise<ArticleChanged> {
  const { id, revision, basedOn, now, by, log } = input;
  return db.runTransaction(async (transaction) => {
    const former = await revisionIn(db, transaction, { id, revision });
    if (former === null) return { outcome: 'missing' as const };
    const kept = RESTORED_FIELDS.map((field) => [field, former.article[field]] as const).filter(
      ([, value]) => value !== undefined,
    );
    const changes = Object.fromEntries(kept) as Partial<NewArticle>;
    return changeIn(db, transaction, {
      id,
      revision: basedOn,
      changes,
      now,
      by,
      kind: 'restore',
      restoredFrom: revision,
      ...(log && { log }),
    });
  });
}

/**
 * Undoes a revision while it is the newest: the fields that it changed get their former values, as
 * a new revision. 'changed': the revision is undone, by this call or an earlier one. 'stale': there
 * is a newer revision. 'missing': there is no such article, no such revision or no revision before
 * it.
 */
export async function undoRevision(
  db: Firestore,
  input: { id: string; revision: number; now: Date; by: string },
): Promise<ArticleChanged> {
  const { id, revision, now, by } = input;
  return db.runTransaction(async (transaction) => {
    const [line, former] = await Promise.all([
      revisionIn(db, transaction, { id, revision }),
      revisionIn(db, transaction, { id, revision: revision - 1 }),
    ]);
    if (line === null || former === null) return { outcome: 'missing' as const };
    const undone = EDITED_FIELDS.filter((field) => line.changed.includes(field));
    const changes = Object.fromEntries(
      undone.map((field) => [field, former.article[field] ?? null]),
    ) as Partial<NewArticle>;
    const changed = await changeIn(db, transaction, {
      id,
      revision,
      changes,
      now,
      by,
      kind: 'undo',
      publishedByUndone: line.kind === 'publish' ? line.at : null,
    });
    const isUndone =
      changed.outcome === 'stale' &&
      undone.every((field) => isDeepStrictEqual(changed.doc[field] ?? null, former.article[field] ?? null));
    return isUndone ? { outcome: 'changed' as const, doc: changed.doc } : changed;
  });
}

/** The name in the history for scheduled publications. */
const BY_SCHEDULE = 'Schedule';

/**
 * Publishes a due draft. Its first publication is dated at the scheduled time. False if the article
 * was published, rescheduled or deleted in the meantime.
 */
export async function publishIfDue(db: Firestore, id: string, now: Date): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [before, desk] = await Promise.all([readArticle(db, transaction, id), readDesk(db, transaction, id)]);
    if (
      before === null ||
      before.isPublished ||
      before.scheduledFor === null ||
      before.scheduledFor > now.toISOString()
    )
      return false;
    const at = before.scheduledFor;
    const after: ArticleDoc = {
      ...before,
      isPublished: true,
      scheduledFor: null,
      revision: (before.revision ?? 1) + 1,
    };
    setTimes(after, { before, at });
    after.trendingScore = trendingScore(after);
    transaction.set(articleRef(db, id), after);
    recordRevision(db, transaction, {
      before,
      after,
      desk,
      save: { by: BY_SCHEDULE, at: now.toISOString(), kind: 'publish' },
    });
    return true;
  });
}

/** Ids of the drafts whose scheduled time has come, the earliest time first. */
export async function dueArticles(db: Firestore, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .collection(collections.articles)
    .where('scheduledFor', '<=', now.toISOString())
    .orderBy('scheduledFor')
    .limit(limit)
    .select()
    .get();
  return found.docs.map((document) => document.id);
}

/**
 * Deletes the list of public comments in the commit that withdraws the article. The first read
 * after a new publication builds it again.
 */
const hideComments = (db: Firestore, transaction: Transaction, id: string): void => {
  transaction.delete(shownCommentsRef(db, id));
};

/**
 * Moves an article to the trash. Its slugs become free. 'stale': the article no longer has the
 * given revision.
 */
export async function deleteArticle(
  db: Firestore,
  input: { id: string; revision?: number; by: string; now: Date; log?: LogChange },
): Promise<Changed<ArticleDoc>> {
  const { id, by, now } = input;
  return db.runTransaction(async (transaction) => {
    const [found, desk, slugs] = await Promise.all([
      transaction.get(articleRef(db, id)),
      transaction.get(deskRef(db, id)),
      transaction.get(db.collection(collections.articleSlugs).where('articleId', '==', id).limit(SLUGS_MAX)),
    ]);
    const article = found.data() as ArticleDoc | undefined;
    if (article === undefined) return { outcome: 'missing' };
    if (input.revision !== undefined && input.revision !== (article.revision ?? 1))
      return { outcome: 'stale', doc: article };
    moveToTrash(db, transaction, {
      kind: 'article',
      title: article.title,
      by,
      now,
      documents: [found, desk, ...slugs.docs],
    });
    hideComments(db, transaction, id);
    input.log?.(transaction, article);
    return { outcome: 'changed', doc: article };
  });
}

/**
 * Restores a deleted article, with those of its pictures that were deleted after it. A slug that
 * another article has taken in the meantime stays with that article; if it was the current one, the
 * restored article gets a new slug. A publication time that has passed is cleared, because nobody
 * expects the article to be published now.
 */
export async function restoreArticle(
  db: Firestore,
  { id, now, log }: { id: string; now: Date; log?: LogChange },
): Promise<Result<ArticleDoc>> {
  return db.runTransaction(async (transaction) => {
    const trashed = await readTrash(db, transaction, { kind: 'article', id });
    if (!trashed.ok) return trashed;
    const { item, others } = trashed.value;
    const article = { ...(item as ArticleDoc), id };
    if (!(await isCategory(db, transaction, article.categoryId))) return fail(CATEGORY_DELETED);
    const pictures = await readDeletedPictures(db, transaction, { mediaIds: article.mediaIds, now });
    const slug = await freeSlug(db, transaction, { stem: article.slug, articleId: id });
    const { scheduledFor, endedMediaIds: _former, ...rest } = article;
    const restored: ArticleDoc = {
      ...rest,
      slug,
      scheduledFor: scheduledFor !== null && scheduledFor <= now.toISOString() ? null : scheduledFor,
      ...(pictures.endedMediaIds.length > 0 && { endedMediaIds: pictures.endedMediaIds }),
    };
    restoreFromTrash(db, transaction, { kind: 'article', id, item: restored, others });
    transaction.set(slugRef(db, slug), { articleId: id, redirectTo: null } satisfies SlugDoc);
    pictures.restore();
    log?.(transaction, restored);
    return ok(restored);
  });
}

/**
 * Removes an article from the trash for good, with its comments, history, proposals, unsaved forms
 * and reactions.
 */
export const removeDeletedArticle = (db: Firestore, removal: Removal): Promise<void> =>
  removeFromTrash(db, { kind: 'article', ...removal }, async () => {
    const { id } = removal;
    await db.recursiveDelete(deskRef(db, id));
    await db.collection(collections.reactionCounts).doc(id).delete();
    await removeComments(db, id);
  });

/**
 * Maximum number of comments per transaction. Together with their reports they are far below
 * Firestore's limit.
 */
const COMMENTS_AT_ONCE = 50;

/**
 * Deletes the comments of an article that was removed for good: nobody could read them, and they
 * would stay in the queue.
 */
async function removeComments(db: Firestore, articleId: string): Promise<void> {
  const comments = db.collection(collections.comments);
  const queue = db.collection(collections.commentQueue);
  for (;;) {
    const isMore = await db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(queue.where('articleId', '==', articleId).limit(COMMENTS_AT_ONCE));
      const reports = await Promise.all(docs.map(({ ref }) => transaction.get(ref.collection('reports').select())));
      for (const { ref } of [...docs, ...reports.flatMap((found) => found.docs)]) transaction.delete(ref);
      for (const { id } of docs) transaction.delete(comments.doc(id));
      return docs.length === COMMENTS_AT_ONCE;
    });
    if (!isMore) return;
  }
}

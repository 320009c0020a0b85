import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import type { ArticleDeskDoc } from '@first-show/domain/articles/article-desk.schema';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import type { StoryCredit, StoryDeskNote } from '@first-show/domain/scraping/credit.schema';
import { titleNames, titleWords, type RecentTitle } from '@first-show/domain/scraping/near-titles';
import type { Source } from '@first-show/domain/scraping/source.schema';
import { openBulkSet } from '../../../platform/firestore/bulk-set.ts';
import { draftText } from '../ingest/draft-text.ts';
import type { Story } from '../ingest/normalise-feed.ts';
import { slugCandidates, storyToArticle } from '../ingest/story-to-article.ts';
import { idsInTrash } from '../../../platform/firestore/trash.ts';

/**
 * Finds known stories and adds new ones. All reads are by document id, so the number of reads
 * depends on the feed, not on the archive. `recordStories` writes a story and all its documents in
 * one transaction, so a run may be killed at any time.
 *
 * - `stories/{storyId}`: every story that was ever recorded. It stays after its article was
 *   deleted, so that a run does not add the same article again.
 * - `storyGuids/{guidKey}`: the same stories by the feed's own id.
 * - `recentStories/{window}`: the headlines that were recorded within six hours, to detect the same
 *   story from two sources.
 */
export type StoryDoc = {
  storyId: string;
  /**
   * The story's article, or the existing article that has the same story. `null` after a take-down,
   * or if the existing article was deleted before this story was recorded.
   */
  articleId: string | null;
  sourceId: string;
  url: string | null;
  guidKey: string | null;
  /** Id of the `recentStories` document with its headline; `null` if the headline is not stored. */
  window: string | null;
  /** When the story was first seen (ISO). */
  seenAt: string;
};

type RecentEntry = {
  articleId: string;
  sourceId: string;
  titleKey: string;
  words: string;
  names: string;
  publishedAt: string | null;
};
type RecentDoc = {
  stories: Record<string, RecentEntry>;
  /** Upper bound for the bytes of the headlines: removed and rewritten headlines stay counted. */
  bytes: number;
  expireAt: Timestamp;
};

const WINDOW_MS = 6 * 3_600_000;
/**
 * The number of windows that are compared: the current one and those of the 72 hours before.
 * Stories that are further apart count as different.
 */
const WINDOWS = 13;
const WINDOW_KEPT_MS = 7 * 24 * 3_600_000;
/**
 * Limits for the headlines of a window, so that its document stays below Firestore's limit of
 * 1,048,576 bytes. Further headlines are not stored, so later stories are not compared with them.
 */
const WINDOW_STORIES_MAX = 1500;
const WINDOW_BYTES_MAX = 900_000;

const storyRef = (db: Firestore, id: string) => db.collection(collections.stories).doc(id);
const guidRef = (db: Firestore, key: string) => db.collection(collections.storyGuids).doc(key);
const windowRef = (db: Firestore, id: string) => db.collection(collections.recentStories).doc(id);
const articleRef = (db: Firestore, id: string) => db.collection(collections.articles).doc(id);
const deskRef = (db: Firestore, id: string) => db.collection(collections.articleDesk).doc(id);
const slugRef = (db: Firestore, slug: string) => db.collection(collections.articleSlugs).doc(slug);

/**
 * The id of the window that contains `at`, such as '2026-11-21T06': the hour at which its six hours
 * start, in UTC.
 */
const windowOf = (at: Date): string =>
  new Date(Math.floor(at.getTime() / WINDOW_MS) * WINDOW_MS).toISOString().slice(0, 13);

/**
 * The headlines of the last three days. `inWindow` is the number of headlines in the current
 * window. Costs 13 reads.
 */
export async function readRecentTitles(db: Firestore, now: Date): Promise<{ titles: RecentTitle[]; inWindow: number }> {
  const ids = Array.from({ length: WINDOWS }, (_, index) => windowOf(new Date(now.getTime() - index * WINDOW_MS)));
  const found = await db.getAll(...ids.map((id) => windowRef(db, id)));
  const entries = found.map((snapshot) => Object.entries((snapshot.data() as RecentDoc | undefined)?.stories ?? {}));
  const titles = entries.flat().map(([storyId, entry]): RecentTitle => ({
    ...entry,
    storyId,
    words: listOf(entry.words),
    names: listOf(entry.names),
  }));
  return { titles, inWindow: entries[0]?.length ?? 0 };
}

const listOf = (joined: string): string[] => joined.split(' ').filter((word) => word !== '');

/** Why each of `stories` is known, by story id. New stories are absent. */
export async function knownStories(db: Firestore, stories: readonly Story[]): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  if (stories.length === 0) return known;
  const byId = await db.getAll(...stories.map(({ id }) => storyRef(db, id)), { fieldMask: ['articleId'] });
  for (const { id, exists } of byId) if (exists) known.set(id, 'same address');
  const rest = stories.filter(({ id }) => !known.has(id));
  if (rest.length === 0) return known;
  const guids = rest.flatMap(({ guidKey }) => guidKey ?? []);
  const [articles, trashed, byGuid] = await Promise.all([
    // Also look for an article with the story's id, because an article may have no record in
    // `stories`.
    db.getAll(...rest.map(({ id }) => articleRef(db, id)), { fieldMask: ['slug'] }),
    idsInTrash(
      db,
      'article',
      rest.map(({ id }) => id),
    ),
    guids.length === 0 ? [] : db.getAll(...guids.map((key) => guidRef(db, key))),
  ]);
  for (const { id, exists } of articles) if (exists || trashed.has(id)) known.set(id, 'same address');
  const usedGuids = new Set(byGuid.filter(({ exists }) => exists).map(({ id }) => id));
  for (const { id, guidKey } of rest)
    if (!known.has(id) && guidKey !== null && usedGuids.has(guidKey)) known.set(id, 'same guid');
  return known;
}

/**
 * Whether a story matches a recorded one. 'new': no, so the story gets its own article. 'merged':
 * the article `into` from another source has the same story, so that article gets one more credit.
 * 'same': the source has the same story at another URL, so the story is only recorded.
 */
export type StoryMatch = { kind: 'new' } | { kind: 'merged' | 'same'; into: RecentTitle };
/** A story with its match. `pictureUrl` is the copy of its picture in our library. */
export type Candidate = { story: Story; match: StoryMatch; credit: StoryCredit; pictureUrl: string | null };
export type Recorded = {
  storyId: string;
  title: string;
  outcome: 'added' | 'merged' | 'credited' | 'known';
  articleId: string | null;
};

export type RecordOptions = { sourceId: string; now: Date; storesHeadline: boolean };
/**
 * Why nothing was recorded. 'off': the source was switched off or deleted after it was read.
 * 'no-category': its category was deleted.
 */
export type RecordRefusal = 'off' | 'no-category';
type Present = Pick<Source, 'categoryId' | 'isTrusted' | 'isPictureLicensed'>;

/**
 * Maximum number of stories per transaction: far below the limits of Firestore, and little to
 * repeat after a failure.
 */
export const STORIES_AT_ONCE = 10;

/**
 * Records up to `STORIES_AT_ONCE` stories, all or none. A story that another run has recorded in
 * the meantime is not changed. The transaction reads the source again, so that an editor's change
 * takes effect at once: the source is switched off, no longer trusted, or has no licence for
 * pictures.
 */
export async function recordStories(
  db: Firestore,
  candidates: readonly Candidate[],
  options: RecordOptions,
): Promise<Result<{ recorded: Recorded[]; isPublished: boolean }, RecordRefusal>> {
  return db.runTransaction(async (transaction) => {
    const source = (await transaction.get(db.collection(collections.sources).doc(options.sourceId))).data() as
      Source | undefined;
    if (source?.isActive !== true) return fail<RecordRefusal>('off');
    const [category, read] = await Promise.all([
      transaction.get(db.collection(collections.categories).doc(source.categoryId)),
      readFor(db, transaction, candidates),
    ]);
    if (!category.exists) return fail<RecordRefusal>('no-category');
    const window = windowOf(options.now);
    const headlines = headlinesFor(
      options.storesHeadline
        ? (await transaction.getAll(windowRef(db, window), { fieldMask: ['bytes'] }))[0]
        : undefined,
    );
    const recorded = candidates.map((candidate): Recorded => {
      const { story } = candidate;
      const done = (outcome: Recorded['outcome'], articleId: string | null): Recorded => ({
        storyId: story.id,
        title: story.title,
        outcome,
        articleId,
      });
      const known = read.known.get(story.id);
      if (known !== undefined) return done('known', known.articleId);
      const [outcome, articleId] = write(db, transaction, { candidate, source, now: options.now, read });
      const isHeadlineStored =
        options.storesHeadline &&
        articleId !== null &&
        addHeadline(headlines, story.id, entryOf(story, { articleId, sourceId: options.sourceId }));
      const doc: StoryDoc = {
        storyId: story.id,
        articleId,
        sourceId: options.sourceId,
        url: story.url,
        guidKey: story.guidKey,
        window: isHeadlineStored ? window : null,
        seenAt: options.now.toISOString(),
      };
      transaction.set(storyRef(db, story.id), doc);
      if (story.guidKey !== null)
        transaction.set(guidRef(db, story.guidKey), { storyId: story.id, sourceId: options.sourceId });
      return done(outcome, articleId);
    });
    if (headlines.bytes > 0)
      transaction.set(windowRef(db, window), windowChange(headlines, options.now), { merge: true });
    return ok({ recorded, isPublished: source.isTrusted });
  });
}

/**
 * Headlines to add to a window, with their size in bytes. The window already contains `held` bytes.
 */
export type Headlines = { stories: Record<string, RecentEntry>; bytes: number; held: number };

/** A window without a stored size counts as full. */
const headlinesFor = (window: DocumentSnapshot | undefined): Headlines => ({
  stories: {},
  bytes: 0,
  held: window?.exists ? ((window.get('bytes') as number | undefined) ?? WINDOW_BYTES_MAX) : 0,
});

/**
 * Adds a headline. Returns false if the window is full, because Firestore would refuse the document
 * and with it the whole transaction.
 */
export function addHeadline(headlines: Headlines, storyId: string, entry: RecentEntry): boolean {
  // Firestore never counts more bytes than JSON has: it adds one byte to each text, where JSON has
  // two quotation marks.
  const bytes = Buffer.byteLength(JSON.stringify({ [storyId]: entry }));
  if (headlines.held + headlines.bytes + bytes > WINDOW_BYTES_MAX) return false;
  headlines.stories[storyId] = entry;
  headlines.bytes += bytes;
  return true;
}

const windowChange = ({ stories, bytes }: Headlines, at: Date) => ({
  stories,
  bytes: FieldValue.increment(bytes),
  expireAt: Timestamp.fromMillis(at.getTime() + WINDOW_KEPT_MS),
});

const entryOf = (story: Story, { articleId, sourceId }: { articleId: string; sourceId: string }): RecentEntry => ({
  articleId,
  sourceId,
  titleKey: story.titleKey,
  words: titleWords(story.title).join(' '),
  names: titleNames(story.title).join(' '),
  publishedAt: story.publishedAt,
});

/** The headline of a recorded story, to compare the following stories of the same run with it. */
export const recentTitleOf = (story: Story, at: { articleId: string; sourceId: string }): RecentTitle => ({
  ...entryOf(story, at),
  storyId: story.id,
  words: titleWords(story.title),
  names: titleNames(story.title),
});

/** Whether a window with `inWindow` headlines takes another one. */
export const hasRoom = (inWindow: number): boolean => inWindow < WINDOW_STORIES_MAX;

type ReadForRecord = {
  /** The stories that another run has recorded in the meantime, by id. */
  known: ReadonlyMap<string, StoryDoc>;
  /** The article ids of taken slugs, by slug. */
  holders: Map<string, string>;
  articles: ReadonlyMap<string, ArticleDoc>;
  desks: Map<string, (ArticleDeskDoc & Partial<StoryDeskNote>) | undefined>;
};

async function readFor(
  db: Firestore,
  transaction: Transaction,
  candidates: readonly Candidate[],
): Promise<ReadForRecord> {
  const slugs = [
    ...new Set(candidates.filter(({ match }) => match.kind === 'new').flatMap(({ story }) => slugCandidates(story))),
  ];
  const joined = [
    ...new Set(candidates.flatMap(({ match }) => (match.kind === 'merged' ? [match.into.articleId] : []))),
  ];
  const refs = [
    ...candidates.map(({ story }) => storyRef(db, story.id)),
    ...slugs.map((slug) => slugRef(db, slug)),
    ...joined.map((id) => articleRef(db, id)),
    ...joined.map((id) => deskRef(db, id)),
  ];
  const found = await transaction.getAll(...refs);
  const of = (collection: string) => found.filter(({ exists, ref }) => exists && ref.parent.id === collection);
  return {
    known: new Map(of(collections.stories).map((snapshot) => [snapshot.id, snapshot.data() as StoryDoc])),
    holders: new Map(
      of(collections.articleSlugs).map((snapshot) => [
        snapshot.id,
        (snapshot.get('articleId') as string | undefined) ?? '',
      ]),
    ),
    articles: new Map(of(collections.articles).map((snapshot) => [snapshot.id, snapshot.data() as ArticleDoc])),
    desks: new Map(of(collections.articleDesk).map((snapshot) => [snapshot.id, snapshot.data()])),
  };
}

/**
 * True if no person has edited the article. Sources wrote it, and enhancement may have filled empty
 * fields.
 */
export const isUntouched = (desk: ArticleDeskDoc | undefined): boolean => (desk?.lastEditedBy ?? null) === null;

function write(
  db: Firestore,
  transaction: Transaction,
  { candidate, source, now, read }: { candidate: Candidate; source: Present; now: Date; read: ReadForRecord },
): [Recorded['outcome'], string | null] {
  const { story, match, credit } = candidate;
  if (match.kind === 'new') {
    const { summary, content, provenance } = draftText([credit]);
    const isFree = (slug: string) => (read.holders.get(slug) ?? story.id) === story.id;
    const slug = slugCandidates(story).find(isFree) ?? `story-${story.id}`;
    read.holders.set(slug, story.id);
    const { categoryId, isTrusted: isPublished } = source;
    const pictureUrl = source.isPictureLicensed ? candidate.pictureUrl : null;
    const article = storyToArticle(
      { ...story, pictureUrl },
      {
        slug,
        categoryId,
        isPublished,
        now,
        sourceName: credit.name,
        text: { summary, content },
      },
    );
    const note: StoryDeskNote & { importedAt: string } = {
      credits: [credit],
      provenance,
      creditSourceIds: [credit.sourceId],
      importedAt: article.createdAt,
    };
    transaction.set(slugRef(db, slug), { articleId: story.id, redirectTo: null });
    transaction.set(deskRef(db, story.id), note, { merge: true });
    transaction.create(articleRef(db, story.id), article);
    return ['added', story.id];
  }
  const { articleId } = match.into;
  if (match.kind === 'same') return ['known', articleId];
  const article = read.articles.get(articleId);
  // The article was deleted, so the same story from another source is not wanted either.
  if (article === undefined) return ['known', null];
  const desk = read.desks.get(articleId);
  const credits = [...(desk?.credits ?? []), credit];
  if (!article.isPublished && isUntouched(desk) && credits.length > 1) {
    const { content, provenance } = draftText(credits);
    // The new revision causes a conflict when an editor who has the article open saves it.
    // Otherwise that save would restore the old credits.
    transaction.update(articleRef(db, articleId), { content, revision: (article.revision ?? 1) + 1 });
    transaction.set(deskRef(db, articleId), noteOf(credits, provenance), { merge: true });
    // Update the copy that was read, because another story of this transaction may be merged into
    // the same article, and must see the new credits.
    read.desks.set(articleId, { ...desk, credits });
    return ['merged', articleId];
  }
  // Do not change an article that is published, was edited, or has no earlier credits. Only add the
  // credit to its desk document.
  transaction.set(deskRef(db, articleId), noteOf(credits, desk?.provenance ?? []), { merge: true });
  read.desks.set(articleId, { ...desk, credits });
  return ['credited', articleId];
}

const noteOf = (credits: StoryCredit[], provenance: StoryDeskNote['provenance']): StoryDeskNote => ({
  credits,
  provenance,
  creditSourceIds: [...new Set(credits.map(({ sourceId }) => sourceId))],
});

/**
 * Records the stories of a manual import as known, with their headlines, so that no source adds
 * them again. Idempotent.
 */
export const rememberImported = (
  db: Firestore,
  stories: readonly Story[],
  { sourceId, now }: { sourceId: string; now: Date },
): Promise<void> =>
  rememberStories(
    db,
    stories.map((story) => ({ story, seenAt: now })),
    { sourceId },
  );

/**
 * Records many stories as known since `seenAt`. Each story must have its own article. Idempotent.
 */
export async function rememberStories(
  db: Firestore,
  seen: readonly { story: Story; seenAt: Date }[],
  { sourceId, isEmulator = false }: { sourceId: string; isEmulator?: boolean },
): Promise<void> {
  // Throttle the writes, except in an emulator: a real project needs a slow ramp-up.
  const writer = openBulkSet(db, { throttling: !isEmulator });
  const windows = await openWindows(db, seen);
  for (const { story, seenAt } of seen) {
    const window = windowOf(seenAt);
    const open = windows.get(window);
    // After an interrupted import the window may already have the headline. Do not add and count it
    // again.
    const storesHeadline =
      open !== undefined &&
      (open.heldIds.has(story.id) ||
        (hasRoom(Object.keys(open.headlines.stories).length) &&
          addHeadline(open.headlines, story.id, entryOf(story, { articleId: story.id, sourceId }))));
    const doc: StoryDoc = {
      storyId: story.id,
      articleId: story.id,
      sourceId,
      url: story.url,
      guidKey: story.guidKey,
      window: storesHeadline ? window : null,
      seenAt: seenAt.toISOString(),
    };
    writer.set(storyRef(db, story.id), doc);
    if (story.guidKey !== null) writer.set(guidRef(db, story.guidKey), { storyId: story.id, sourceId });
  }
  for (const [window, { headlines, seenAt }] of windows) {
    if (headlines.bytes > 0) writer.set(windowRef(db, window), windowChange(headlines, seenAt), { merge: true });
  }
  await writer.close();
}

const MASKED_AT_ONCE = 300;
type OpenWindow = { headlines: Headlines; seenAt: Date; heldIds: ReadonlySet<string> };

/**
 * The windows of these stories, by id. `seenAt` is the time of the last of these stories in the
 * window, and `heldIds` are the stories whose headlines the window already has.
 */
async function openWindows(
  db: Firestore,
  seen: readonly { story: Story; seenAt: Date }[],
): Promise<Map<string, OpenWindow>> {
  const byWindow = Map.groupBy(seen, ({ seenAt }) => windowOf(seenAt));
  const opened = [...byWindow].map(async ([id, own]): Promise<[string, OpenWindow]> => {
    const heldIds = new Set<string>();
    let window: DocumentSnapshot | undefined;
    for (const some of chunksOf(own, MASKED_AT_ONCE)) {
      const fieldMask = ['bytes', ...some.map(({ story }) => new FieldPath('stories', story.id))];
      [window] = await db.getAll(windowRef(db, id), { fieldMask });
      for (const storyId of Object.keys((window?.get('stories') as object | undefined) ?? {})) heldIds.add(storyId);
    }
    return [id, { headlines: headlinesFor(window), seenAt: own.at(-1)?.seenAt ?? new Date(0), heldIds }];
  });
  return new Map(await Promise.all(opened));
}

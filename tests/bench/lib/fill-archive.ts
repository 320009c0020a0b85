import { indianDay } from '@first-show/domain/core/dates';
import type { DayStats } from '@first-show/domain/analytics/daily-stats';
import type { ArticleDeskDoc, RevisionDoc, WorkingCopyDoc } from '@first-show/domain/articles/article-desk.schema';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { historyId, type FilmHistoryEntry } from '@first-show/domain/box-office/history';
import type { DigestDoc } from '@first-show/domain/digest/digest.schema';
import type { ProposalDoc } from '@first-show/domain/enhancement/enhancement.schema';
import type { ScrapeJob } from '@first-show/domain/scraping/scrape-job.schema';
import { newHealth, type Source } from '@first-show/domain/scraping/source.schema';
import { ENHANCEMENT, REVISIONS_KEPT } from '@first-show/domain/core/limits';
import type { MessageDoc } from '@first-show/domain/contact/message';
import type { CategoryDoc } from '@first-show/domain/categories/category.schema';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import { collections, rollupIds, SITE_STATS_ID } from '@first-show/domain/core/collections';
import type { SubscriberDoc } from '@first-show/domain/newsletter/subscriber';
import type { PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import type { StaffDoc } from '@first-show/domain/staff/staff.schema';
import { indexEntryOf } from '../../../functions/src/lists/search-index.ts';
import { filmDoc, personDoc } from '../../../functions/src/testing/content.ts';
import type { CommentAuthor, ModerationLogDoc } from '@first-show/domain/comments/moderation-desk.schema';
import { articleOf, AUTHORS, CATEGORIES, commentOf, filmNamesOf, filmOf, NOW, type Film } from './archive.ts';
import { capital } from './names.ts';

/** Numbers of documents. */
export type ArchiveSize = {
  articles: number;
  comments: number;
  messages: number;
  subscribers: number;
};

export const EDITOR_UID = 'editor';
const FILMS = 60;
const FEW = 12;
/** The minimum number of days in an archive, which is more than any list of days shows. */
const LEAST_DAYS = 60;
const ARTICLES_A_DAY = 48;
const RUNS_A_DAY = 4;
/** The id of the article that has a long history, and the id of one of its proposals. */
export const WRITTEN_ARTICLE = 'a000005';
export const PROPOSAL_ID = 'p0';
/** One comment in ten is in the moderation log, which is enough for a long log. */
const LOGGED_EVERY = 10;
const ago = (hours: number): string => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

export function fillArchive(put: Put, size: ArchiveSize): void {
  const months = new Map<string, Record<string, { slug: string; updatedAt: string }>>();
  const filmNames = filmNamesOf(size.articles);
  for (let index = 0; index < size.articles; index += 1) {
    const article = articleOf(index, size.articles);
    const entry = indexEntryOf(article, filmNames);
    put(collections.searchIndex, entry.id, entry.doc);
    put(collections.articles, article.id, article);
    if (article.publishedAt === null) continue;
    const month = article.publishedAt.slice(0, 7);
    const entries = months.get(month) ?? {};
    months.set(month, entries);
    entries[article.id] = { slug: article.slug, updatedAt: article.updatedAt };
  }
  for (const [month, entries] of months)
    put(collections.rollups, rollupIds.sitemap(month), { month, entries, updatedAt: NOW.toISOString() });
  for (let index = 0; index < size.comments; index += 1) {
    const { comment, queued } = commentOf(index, size.articles);
    put(collections.comments, comment.id, comment);
    put(collections.commentQueue, queued.id, queued);
    if (index % LOGGED_EVERY === 1) put(collections.deskLog, `l${index}`, logOf(index, queued));
  }
  for (let index = 0; index < Math.min(size.comments, AUTHORS); index += 1)
    put(collections.commentAuthors, `author-${index}`, authorOf(index));
  for (let index = 0; index < size.messages; index += 1) put(collections.messages, `m${index}`, messageOf(index));
  for (let index = 0; index < size.subscribers; index += 1)
    put(collections.subscribers, `s${index}`, subscriberOf(index));
  // An archive with more articles covers more days.
  const days = Math.max(LEAST_DAYS, Math.round(size.articles / ARTICLES_A_DAY));
  for (let index = 0; index < days; index += 1) fillDay(put, index);
  fillWritten(put, articleOf(5, size.articles));
  fillFixed(put);
}

/** Stores a document. `collection`: the path of the collection. */
type Put = (collection: string, id: string, doc: object) => void;

/** Adds the documents whose number does not depend on the archive's size. */
function fillFixed(put: Put): void {
  for (const [order, id] of CATEGORIES.entries()) {
    put(collections.categories, id, {
      id,
      slug: id,
      name: id,
      description: `All about ${id}.`,
      color: '#ffffff',
      icon: 'star',
      order,
    } satisfies CategoryDoc);
  }
  for (let index = 0; index < FILMS; index += 1) {
    const film = filmOf(index);
    put(
      collections.films,
      `f${index}`,
      filmDoc(`f${index}`, {
        slug: film.slug,
        movieName: movieNameOf(film),
        totalCollection: 1_000_000 * (FILMS - index),
        releaseDate: indianDay(ago(24 * index)),
        credits: [{ personId: `p${index}`, name: `Asha ${index}`, job: 'director', character: null, isLead: false }],
      }),
    );
    put(collections.people, `p${index}`, personDoc(`p${index}`, { name: `Asha ${index}` }));
  }
  for (let index = 0; index < FEW; index += 1) {
    const poll: PollDoc = {
      id: `p${index}`,
      title: 'A poll',
      question: 'Which?',
      options: ['One', 'Two'],
      votes: [3, 4],
      totalVotes: 7,
      closed: index % 2 === 0,
      createdAt: ago(index),
    };
    put(collections.polls, poll.id, poll);
    const prediction: PredictionDoc = {
      id: `q${index}`,
      title: 'A prediction',
      description: 'How much?',
      category: 'box-office',
      options: ['Less', 'More'],
      votes: [1, 2],
      totalVotes: 3,
      endsAt: ago(24 * (index - 6)),
      createdAt: ago(300),
      settled: null,
    };
    put(collections.predictions, prediction.id, prediction);
  }
  for (let revision = 1; revision <= FEW; revision += 1) {
    const entry: FilmHistoryEntry = {
      id: historyId(revision),
      revision,
      at: ago(1_000 - revision),
      by: 'Asha',
      kind: 'edit',
      changes: [],
    };
    put(`${collections.filmDesk}/f5/history`, entry.id, entry);
  }
  for (let index = 0; index < FEW; index += 1) {
    const uid = index === 0 ? EDITOR_UID : `${EDITOR_UID}-${index}`;
    put(collections.staff, uid, {
      uid,
      displayName: `Asha ${index}`,
      email: `asha${index}@mail.example`,
      role: 'admin',
      isActive: true,
    } satisfies StaffDoc);
    put(collections.sources, `o${index}`, sourceOf(index));
  }
  put(collections.stats, SITE_STATS_ID, { totalPageViews: 1_000_000, activeUsers: 100 });
}

/** Adds the documents of one day. */
function fillDay(put: Put, index: number): void {
  const day = indianDay(ago(24 * index));
  put(collections.dailyStats, day, { day, views: 10_000, comments: 300, subscribers: 4 } satisfies DayStats);
  const digest: DigestDoc = {
    day,
    status: 'sent',
    startedAt: ago(24 * index),
    finishedAt: ago(24 * index),
    subject: 'The day',
    stories: [],
    sent: 100,
    note: null,
    after: null,
    lease: null,
  };
  put(collections.digests, day, digest);
  for (let run = 0; run < RUNS_A_DAY; run += 1) {
    const at = ago(24 * index + run * (24 / RUNS_A_DAY));
    const job: ScrapeJob = {
      id: `j${index}-${run}`,
      trigger: 'schedule',
      startedBy: null,
      startedAt: at,
      endedAt: at,
      state: 'done',
      takesOver: null,
      found: 20,
      added: 2,
      merged: 1,
      failed: 0,
      sources: [],
      log: [],
    };
    put(collections.scrapeJobs, job.id, job);
  }
}

/**
 * Adds the history, proposals and a working copy of one article. In every archive this article has
 * as many revisions and proposals as the site keeps.
 */
function fillWritten(put: Put, article: ArticleDoc): void {
  const below = (collection: string) => `${collections.articleDesk}/${WRITTEN_ARTICLE}/${collection}`;
  put(collections.articleDesk, WRITTEN_ARTICLE, {
    lastEditedBy: 'Asha',
    lastEditedAt: ago(1),
    revision: REVISIONS_KEPT,
  } satisfies ArticleDeskDoc);
  for (let revision = 1; revision <= REVISIONS_KEPT; revision += 1) {
    const line: RevisionDoc = {
      revision,
      at: ago(200 - revision),
      by: 'Asha',
      changed: ['title'],
      kind: 'edit',
      restoredFrom: null,
      article,
    };
    put(below('revisions'), String(revision).padStart(10, '0'), line);
  }
  for (let index = 0; index < ENHANCEMENT.proposalsKept; index += 1) {
    const id = `p${index}`;
    const proposal: ProposalDoc = {
      id,
      articleId: WRITTEN_ARTICLE,
      fields: { summary: { before: article.summary, after: `Another summary ${index}`, status: 'open' } },
      headlineChoices: [],
      chosenHeadline: null,
      readingLevel: { level: 'easy', score: 70 },
      refused: [],
      provider: 'embedded',
      model: 'none',
      promptVersion: '1',
      at: ago(index),
      by: null,
      basedOnRevision: 1,
    };
    put(below('proposals'), id, proposal);
  }
  put(below('workingCopies'), EDITOR_UID, {
    articleId: WRITTEN_ARTICLE,
    uid: EDITOR_UID,
    title: article.title,
    basedOnRevision: 1,
    savedAt: ago(1),
    valuesJson: '{}',
  } satisfies WorkingCopyDoc);
}

export const movieNameOf = ({ words }: Film): string => words.map(({ latin }) => capital(latin)).join(' ');

const sourceOf = (index: number): Source => ({
  id: `o${index}`,
  name: `Source ${index}`,
  kind: 'feed',
  url: `https://source-${index}.example/feed`,
  categoryId: CATEGORIES[0],
  language: 'en',
  intervalMinutes: 60,
  isActive: true,
  isTrusted: false,
  isPictureLicensed: false,
  selectors: null,
  maxItems: 30,
  health: newHealth,
  revision: 1,
  createdAt: ago(1_000),
  createdBy: null,
  updatedAt: ago(1_000),
});

const authorOf = (index: number): CommentAuthor => ({
  authorId: `author-${index}`,
  authorName: `Reader ${index}`,
  authorEmail: `r${index}@mail.example`,
  approved: 3,
  rejected: 0,
  deleted: 0,
  lastAt: ago(1),
  isBlocked: false,
  blockedBy: null,
  blockedAt: null,
  reason: null,
});

const logOf = (
  index: number,
  { id, articleId, articleTitle, authorId, authorName, createdAt }: CommentQueueDoc,
): ModerationLogDoc => ({
  id: `l${index}`,
  desk: 'moderation',
  action: 'approve',
  uid: EDITOR_UID,
  by: 'Asha',
  at: createdAt,
  call: null,
  subject: articleTitle ?? null,
  subjectId: id,
  details: ['was pending'],
  moderation: {
    commentId: id,
    articleId,
    articleTitle: articleTitle ?? null,
    authorId,
    subject: authorName,
    before: { status: 'pending', moderatedBy: null },
  },
});

function messageOf(index: number): object {
  const status = index % 3 === 0 ? 'new' : index % 3 === 1 ? 'read' : 'done';
  return {
    id: `m${index}`,
    name: `Reader ${index}`,
    email: `r${index}@mail.example`,
    category: index % 4 === 0 ? 'technical' : 'general',
    subject: 'About a story',
    message: 'A few words about it.',
    createdAt: ago(index),
    status,
    readerId: null,
  } satisfies Record<keyof Omit<MessageDoc, 'history'>, unknown>;
}

const subscriberOf = (index: number): SubscriberDoc => ({
  id: `s${index}`,
  email: `s${index}@mail.example`,
  isActive: index % 10 !== 0,
  subscribedAt: ago(index),
  unsubscribedAt: null,
});

import type { MessageDoc } from '@first-show/domain/contact/message';
import type { CategoryDoc } from '@first-show/domain/categories/category.schema';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type { SubscriberDoc } from '@first-show/domain/newsletter/subscriber';
import type { PollDoc } from '@first-show/domain/polls/poll.schema';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import type { StaffDoc } from '@first-show/domain/staff/staff.schema';
import { indexEntryOf } from '../../../functions/src/features/search/search-index.ts';
import { filmDoc } from '../../../functions/src/testing/content.ts';
import type { ModerationLogDoc } from '@first-show/domain/comments/moderation-desk.schema';
import { articleOf, CATEGORIES, commentOf, filmOf, NOW } from './archive.ts';
import type { IndexedStore } from './indexed-store/indexed-store.ts';
import { Packed, type Fields } from './indexed-store/values.ts';
import { capital } from './names.ts';

/** How much of what. `search`: the search index and nothing else. */
export type ArchiveSize = { articles: number; comments: number; messages: number; subscribers: number; parts: 'all' | 'search' };

export const EDITOR_UID = 'editor';
const FILMS = 60;
const FEW = 12;
/** Of the comments, those whose decision is in the log: as many as are needed for a log that is long. */
const LOGGED_EVERY = 10;
const ago = (hours: number): string => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

export function fillArchive(store: IndexedStore, size: ArchiveSize): void {
  const put = (collection: string, id: string, doc: object) => store.put(collection, id, doc as Fields);
  const months = new Map<string, Record<string, { slug: string; updatedAt: string }>>();
  for (let index = 0; index < size.articles; index += 1) {
    const article = articleOf(index, size.articles);
    const entry = indexEntryOf(article);
    put(collections.searchIndex, entry.id, packed(entry.doc));
    if (size.parts === 'search') continue;
    put(collections.articles, article.id, article);
    if (article.publishedAt === null) continue;
    const month = article.publishedAt.slice(0, 7);
    const entries = months.get(month) ?? {};
    months.set(month, entries);
    entries[article.id] = { slug: article.slug, updatedAt: article.updatedAt };
  }
  if (size.parts === 'search') return;
  for (const [month, entries] of months) put(collections.rollups, rollupIds.sitemap(month), { month, entries, updatedAt: NOW.toISOString() });
  for (let index = 0; index < size.comments; index += 1) {
    const { comment, queued } = commentOf(index, size.articles);
    put(collections.comments, comment.id, comment);
    put(collections.commentQueue, queued.id, queued);
    if (index % LOGGED_EVERY === 1) put(collections.moderationLog, `l${index}`, logOf(index, queued));
  }
  for (let index = 0; index < size.messages; index += 1) put(collections.messages, `m${index}`, messageOf(index));
  for (let index = 0; index < size.subscribers; index += 1) put(collections.subscribers, `s${index}`, subscriberOf(index));
  fillFixed(put);
}

const packed = (doc: object): object => Object.fromEntries(Object.entries(doc).map(([name, value]) => [name, typeof value === 'object' ? new Packed(value as object) : (value as unknown)]));

type Put = (collection: string, id: string, doc: object) => void;

/** What does not grow with the archive. */
function fillFixed(put: Put): void {
  for (const [order, id] of CATEGORIES.entries()) {
    put(collections.categories, id, { id, slug: id, name: id, description: `All about ${id}.`, color: '#ffffff', icon: 'star', articleCount: 0, order } satisfies CategoryDoc);
  }
  for (let index = 0; index < FILMS; index += 1) {
    const film = filmOf(index);
    const movieName = film.words.map(({ latin }) => capital(latin)).join(' ');
    put(collections.boxOffice, `f${index}`, filmDoc(`f${index}`, { slug: film.slug, movieName, rank: index + 1, totalCollection: 1_000_000 * (FILMS - index) }));
  }
  for (let index = 0; index < FEW; index += 1) {
    const poll: PollDoc = { id: `p${index}`, title: 'A poll', question: 'Which?', options: ['One', 'Two'], votes: [3, 4], totalVotes: 7, closed: index % 2 === 0, createdAt: ago(index) };
    put(collections.polls, poll.id, poll);
    const prediction: PredictionDoc = { id: `q${index}`, title: 'A prediction', description: 'How much?', category: 'box-office', options: ['Less', 'More'], votes: [1, 2], totalVotes: 3, endsAt: ago(24 * (index - 6)), createdAt: ago(300), settled: null };
    put(collections.predictions, prediction.id, prediction);
  }
  const editor: StaffDoc = { uid: EDITOR_UID, displayName: 'Asha', email: 'asha@mail.example', role: 'admin', isActive: true };
  put(collections.staff, EDITOR_UID, editor);
}

const logOf = (index: number, { id, articleId, articleTitle, authorId, authorName, createdAt }: CommentQueueDoc): ModerationLogDoc => ({
  id: `l${index}`, action: 'approve', uid: EDITOR_UID, moderatedBy: 'Asha', at: createdAt, commentId: id, articleId, articleTitle: articleTitle ?? null, authorId, subject: authorName, before: { status: 'pending', moderatedBy: null },
});

function messageOf(index: number): object {
  const status = index % 3 === 0 ? 'new' : index % 3 === 1 ? 'read' : 'done';
  return { id: `m${index}`, name: `Reader ${index}`, email: `r${index}@mail.example`, category: index % 4 === 0 ? 'technical' : 'general', subject: 'About a story', message: 'A few words about it.', createdAt: ago(index), status, readerId: null } satisfies Record<keyof Omit<MessageDoc, 'history'>, unknown>;
}

const subscriberOf = (index: number): SubscriberDoc => ({ id: `s${index}`, email: `s${index}@mail.example`, isActive: index % 10 !== 0, subscribedAt: ago(index), unsubscribedAt: null, welcomedAt: null });

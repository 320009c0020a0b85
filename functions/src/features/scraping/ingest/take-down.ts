import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore';
import type { ArticleDeskDoc } from '@first-show/domain/articles/article-desk.schema';
import { authorOf, type ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { readMinutes } from '@first-show/domain/core/reading-time';
import type { StoryCredit, StoryDeskNote } from '@first-show/domain/scraping/credit.schema';
import { mediaIdsOf } from '../../articles/store/article-media.ts';
import { removeFromTrash, trashRef } from '../../../platform/firestore/trash.ts';
import { creditsParagraph, draftText } from './draft-text.ts';
import { isUntouched, type StoryDoc } from '../store/stories.ts';

/**
 * The result of taking down one source. An article without another source is deleted. From any
 * other article the source's credits, name and picture are removed. If nobody edited the article,
 * the source's text is removed too. The stories stay recorded as known, without their URLs, so that
 * no run adds them again.
 */
export type TakeDownReport = {
  /** Stories of the source that were not taken down before. */
  stories: number;
  /** Articles that had no other source, and all articles in the trash. */
  removed: TakenArticle[];
  /** Unedited articles with other sources. They were rebuilt from these sources. */
  rewritten: TakenArticle[];
  /**
   * Edited articles with other sources. The source's name and picture were removed; an editor must
   * check the text.
   */
  toLookAt: TakenArticle[];
};
export type TakenArticle = { id: string; title: string; isPublished: boolean };

export type TakeDownContext = {
  db: Firestore;
  isDryRun: boolean;
  now: Date;
  /** Deletes an article for good, with all its data, also from the trash. */
  removeArticle: (id: string) => Promise<void>;
};

const PAGE = 200;

/**
 * Takes a source down. A source in the trash is removed for good, because a restored one would be
 * read again. Idempotent: the next call finishes an interrupted one. A dry run returns the same
 * report and changes nothing.
 */
export async function takeDownSource(context: TakeDownContext, sourceId: string): Promise<TakeDownReport> {
  const report: TakeDownReport = { stories: 0, removed: [], rewritten: [], toLookAt: [] };
  if (!context.isDryRun)
    await removeFromTrash(context.db, { kind: 'source', id: sourceId, dueBy: null, now: context.now });
  const seen = new Set<string>();
  let after: DocumentSnapshot | null = null;
  for (;;) {
    const page = context.db
      .collection(collections.stories)
      .where('sourceId', '==', sourceId)
      .orderBy(FieldPath.documentId())
      .limit(PAGE);
    const { docs } = await (after === null ? page : page.startAfter(after)).get();
    for (const document of docs) {
      const story = document.data() as StoryDoc;
      // The story was taken down before.
      if (story.articleId === null && story.url === null) continue;
      report.stories += 1;
      if (story.articleId !== null && !seen.has(story.articleId)) {
        seen.add(story.articleId);
        await takeFromArticle(context, { articleId: story.articleId, sourceId, report });
      }
      if (!context.isDryRun) await forget(context.db, story);
    }
    if (docs.length < PAGE) return report;
    after = docs.at(-1) ?? null;
  }
}

/** Deletes the URL and the headline of a story. The story stays recorded as known. */
async function forget(db: Firestore, story: StoryDoc): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const window = story.window === null ? null : db.collection(collections.recentStories).doc(story.window);
    // An expired window has been deleted, and an update of a missing document would fail.
    const isStored = window !== null && (await transaction.get(window)).exists;
    transaction.update(db.collection(collections.stories).doc(story.storyId), {
      articleId: null,
      url: null,
      window: null,
    });
    if (isStored) transaction.update(window, new FieldPath('stories', story.storyId), FieldValue.delete());
  });
}

type Kept = { article: ArticleDoc; desk: ArticleDeskDoc; left: StoryCredit[] };

async function takeFromArticle(
  context: TakeDownContext,
  input: { articleId: string; sourceId: string; report: TakeDownReport },
): Promise<void> {
  const { db } = context;
  const { articleId, sourceId, report } = input;
  const refs = {
    article: db.collection(collections.articles).doc(articleId),
    desk: db.collection(collections.articleDesk).doc(articleId),
  };
  const outcome = await db.runTransaction(async (transaction: Transaction) => {
    const [found, note] = await transaction.getAll(refs.article, refs.desk);
    const article = found?.data() as ArticleDoc | undefined;
    if (article === undefined) {
      const trashed = await transaction.get(trashRef(db, 'article', articleId));
      if (!trashed.exists) return null;
      const title = (trashed.get('title') as string | undefined) ?? articleId;
      const taken = { id: articleId, title, isPublished: false };
      return { kind: 'removed' as const, taken };
    }
    const desk = (note?.data() ?? {}) as ArticleDeskDoc;
    const left = (desk.credits ?? []).filter((credit) => credit.sourceId !== sourceId);
    const taken: TakenArticle = { id: articleId, title: article.title, isPublished: article.isPublished };
    if (left.length === 0) return { kind: 'removed' as const, taken };
    const isOurs = isUntouched(desk);
    if (!context.isDryRun) {
      const told = isOurs ? await historyAndProposals(transaction, refs.desk) : [];
      const changes = isOurs ? rebuiltDraft({ article, desk, left }) : withoutName({ article, desk, left }, sourceId);
      // The new revision causes a conflict when an editor who has the article open saves it.
      // Otherwise that save would restore the removed text.
      transaction.update(refs.article, { ...changes, revision: (article.revision ?? 1) + 1 });
      const provenance = isOurs
        ? draftText(left).provenance
        : (desk.provenance ?? []).filter(({ from }) => from?.sourceId !== sourceId);
      const note: StoryDeskNote = {
        credits: left,
        provenance,
        creditSourceIds: [...new Set(left.map((credit) => credit.sourceId))],
      };
      // The history and the proposals of an unedited article are deleted, so also delete the number
      // of its last revision and the state of enhancement, which then starts again.
      const forgotten = isOurs ? { revision: FieldValue.delete(), enhancement: FieldValue.delete() } : {};
      transaction.set(refs.desk, { ...note, ...forgotten }, { merge: true });
      for (const ref of told) transaction.delete(ref);
    }
    return { kind: isOurs ? ('rewritten' as const) : ('toLookAt' as const), taken };
  });
  if (outcome === null) return;
  report[outcome.kind].push(outcome.taken);
  if (outcome.kind === 'removed' && !context.isDryRun) await context.removeArticle(articleId);
}

/**
 * The documents of the history and the proposals of an article that no person edited. They contain
 * the removed text.
 */
async function historyAndProposals(transaction: Transaction, desk: DocumentReference): Promise<DocumentReference[]> {
  const found = await Promise.all(
    ['revisions', 'proposals'].map((name) => transaction.get(desk.collection(name).select())),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

/**
 * The changes of an unedited article: its text is rebuilt from the remaining sources. If its main
 * source was removed, the article gets the title of the new main source, and loses picture, byline,
 * tags and films.
 */
function rebuiltDraft({ article, desk, left }: Kept): UpdateData<ArticleDoc> {
  const { title, summary, content, language } = draftText(left);
  const [lead] = left;
  const isOtherLead = desk.credits?.[0]?.storyId !== lead?.storyId;
  const source = sourceOf(left);
  return {
    summary,
    content,
    language,
    readMinutes: readMinutes(content),
    source,
    author: authorOf({ byline: isOtherLead ? null : article.byline, source }),
    metaTitle: null,
    metaDescription: null,
    aiAssisted: FieldValue.delete(),
    ...(isOtherLead
      ? {
          title,
          imageUrl: null,
          mediaIds: [],
          imageAlt: '',
          imageFocus: null,
          imageCaption: null,
          imageCredit: null,
          byline: null,
          tags: [],
          hashtags: [],
          filmIds: [],
          personIds: [],
        }
      : { title: article.title }),
  };
}

/**
 * The changes of an edited article. The editor's text stays, but the removed source disappears from
 * the list of sources. If `source` names the removed source, a remaining source replaces it. A
 * picture of the removed source is removed.
 */
function withoutName({ article, desk, left }: Kept, sourceId: string): Partial<ArticleDoc> {
  const gone = (desk.credits ?? []).filter((credit) => credit.sourceId === sourceId);
  const content = article.content.replace(creditsParagraph(desk.credits ?? []), () => creditsParagraph(left));
  const isPicture = gone.some(({ name }) => name === article.imageCredit);
  const source = gone.some(({ url }) => url === article.source?.url) ? sourceOf(left) : article.source;
  return {
    content,
    source,
    author: authorOf({ byline: article.byline, source }),
    ...(isPicture && {
      imageUrl: null,
      mediaIds: mediaIdsOf({ imageUrl: null, content }),
      imageAlt: '',
      imageFocus: null,
      imageCaption: null,
      imageCredit: null,
    }),
  };
}

const sourceOf = ([lead]: readonly StoryCredit[]): ArticleDoc['source'] =>
  lead === undefined ? null : { name: lead.name, url: lead.url };

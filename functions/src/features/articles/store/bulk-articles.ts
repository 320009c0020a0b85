import type { Firestore } from 'firebase-admin/firestore';
import { statusOf } from '@first-show/domain/articles/article-desk.schema';
import type { ArticleDoc, NewArticle } from '@first-show/domain/articles/article.schema';
import type {
  BulkArticle,
  BulkArticleAction,
  BulkArticleOutcome,
  BulkArticlesResult,
  BulkUndoItem,
} from '@first-show/domain/articles/bulk-articles.schema';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import type { Failure, Result } from '@first-show/domain/core/result';
import { cardFields } from './article-card.ts';
import { isDocumentId } from '../../../platform/firestore/ids.ts';
import { changeArticle, deleteArticle, restoreArticle, undoRevision, type ArticleChanged } from './write-articles.ts';

/**
 * Bulk changes of articles. Each article is changed on its own and has its own outcome, so one that
 * cannot be changed does not stop the others.
 */

/**
 * Number of articles that are changed concurrently. Their transactions do not conflict, but more of
 * them would only wait for the connection to Firestore.
 */
const CHANGED_AT_ONCE = 10;
/**
 * Number of articles that are enhanced concurrently: few, because a model service accepts few
 * concurrent calls.
 */
const ENHANCED_AT_ONCE = 3;
/**
 * Time in ms after which a call starts no further enhancement. Hosting ends a request after 60 s,
 * and until then the last enhancement must be finished and the roll-ups refreshed.
 */
const LAST_START_MS = 35_000;

const GONE = 'This article is gone';
const CHANGED_MEANWHILE = 'Someone else changed this article in the meantime';
const OUT_OF_TIME = 'There was no time left for this article. Please try again.';

type One = { outcome: BulkArticleOutcome; undo?: BulkUndoItem };
/** Without `revision`, the article must still have the revision that the call has just read. */
type Item = { id: string; revision?: number | undefined };
export type BulkPorts = {
  now: () => Date;
  /**
   * Enhances an article and returns it. The caller passes this function in, because features do not
   * import each other.
   */
  enhance: (input: { id: string; by: string }) => Promise<Result<ArticleDoc, Failure>>;
};
type Input = { action: BulkArticleAction; items: readonly Item[]; categoryId: string | null; by: string };

/**
 * Changes articles. Returns the outcomes in the order of the input, and the items that
 * `undoChanges` needs.
 */
export async function changeArticles(db: Firestore, ports: BulkPorts, input: Input): Promise<BulkArticlesResult> {
  const before = await readBefore(db, input.items);
  const endsMs = ports.now().getTime() + LAST_START_MS;
  const atOnce = input.action === 'enhance' ? ENHANCED_AT_ONCE : CHANGED_AT_ONCE;
  return mapInChunks(input.items, atOnce, (item) => {
    const known = before.get(item.id);
    if (known === undefined)
      return Promise.resolve(failed({ id: item.id, title: null, outcome: 'missing', message: GONE }));
    if (input.action === 'delete') return deleteOne(db, { item, known, by: input.by, now: ports.now() });
    if (input.action === 'enhance') return enhanceOne(ports, { item, known, by: input.by, endsMs });
    return changeOne(db, {
      item,
      known,
      changes: changesOf(input.action, input.categoryId),
      by: input.by,
      now: ports.now(),
    });
  });
}

/**
 * Undoes `changeArticles` for the articles that nobody has changed since. Deleted articles are
 * restored from the trash.
 */
export async function undoChanges(
  db: Firestore,
  input: { items: readonly BulkUndoItem[]; by: string; now: Date },
): Promise<BulkArticlesResult> {
  const { items, by, now } = input;
  const before = await readBefore(db, items);
  return mapInChunks(items, CHANGED_AT_ONCE, async ({ id, revision }) => {
    const title = before.get(id)?.title ?? null;
    if (!isDocumentId(id)) return failed({ id, title, outcome: 'missing', message: GONE });
    if (revision === null) {
      const restored = await restoreArticle(db, { id, now });
      return restored.ok
        ? done(restored.value, title ?? restored.value.title)
        : failed({ id, title, outcome: 'missing', message: restored.error.message });
    }
    return outcomeOf({ id, title, changed: await undoRevision(db, { id, revision, by, now }), revisionBefore: null });
  });
}

type Known = { title: string; revision: number };

async function readBefore(db: Firestore, items: readonly { id: string }[]): Promise<Map<string, Known>> {
  const refs = items.filter(({ id }) => isDocumentId(id)).map(({ id }) => db.collection(collections.articles).doc(id));
  if (refs.length === 0) return new Map();
  const found = await db.getAll(...refs, { fieldMask: ['title', 'revision'] });
  return new Map(
    found
      .filter(({ exists }) => exists)
      .map((one) => [
        one.id,
        {
          title: (one.get('title') as string | undefined) ?? '',
          revision: (one.get('revision') as number | undefined) ?? 1,
        },
      ]),
  );
}

async function mapInChunks<T>(
  items: readonly T[],
  atOnce: number,
  change: (item: T) => Promise<One>,
): Promise<BulkArticlesResult> {
  const ones: One[] = [];
  for (const some of chunksOf(items, atOnce)) ones.push(...(await Promise.all(some.map(change))));
  return {
    results: ones.map(({ outcome }) => outcome),
    undo: ones.flatMap(({ undo }) => (undo === undefined ? [] : [undo])),
  };
}

function changesOf(action: BulkArticleAction, categoryId: string | null): Partial<NewArticle> {
  if (action === 'publish' || action === 'unpublish') return { isPublished: action === 'publish' };
  if (action === 'feature' || action === 'unfeature') return { isFeatured: action === 'feature' };
  return categoryId === null ? {} : { categoryId };
}

type Change = { item: Item; known: Known; by: string; now: Date };

async function changeOne(
  db: Firestore,
  { item, known, changes, by, now }: Change & { changes: Partial<NewArticle> },
): Promise<One> {
  const { id, revision = known.revision } = item;
  const changed = await changeArticle(db, { id, revision, changes, by, now });
  // The desk repeats a call if its answer was lost. The revision is then newer, but the article
  // already has the requested values.
  const isAsAsked =
    changed.outcome === 'stale' &&
    Object.entries(changes).every(([field, value]) => changed.doc[field as keyof ArticleDoc] === value);
  return outcomeOf({
    id,
    title: known.title,
    changed: isAsAsked ? { outcome: 'changed', doc: changed.doc } : changed,
    revisionBefore: isAsAsked ? (changed.doc.revision ?? 1) : revision,
  });
}

async function deleteOne(db: Firestore, { item, known, by, now }: Change): Promise<One> {
  const { id, revision = known.revision } = item;
  const { title } = known;
  const deleted = await deleteArticle(db, { id, revision, by, now });
  if (deleted.outcome === 'missing') return failed({ id, title, outcome: 'missing', message: GONE });
  if (deleted.outcome === 'stale')
    return failed({ id, title, outcome: 'stale', message: CHANGED_MEANWHILE, article: presentRow(deleted.doc) });
  return { outcome: { id, title, outcome: 'done' }, undo: { id, revision: null } };
}

async function enhanceOne(
  ports: BulkPorts,
  { item: { id }, known, by, endsMs }: Omit<Change, 'now'> & { endsMs: number },
): Promise<One> {
  const { title } = known;
  if (ports.now().getTime() >= endsMs) return failed({ id, title, outcome: 'refused', message: OUT_OF_TIME });
  const enhanced = await ports.enhance({ id, by });
  if (!enhanced.ok)
    return failed({
      id,
      title,
      outcome: enhanced.error.status === 404 ? 'missing' : 'refused',
      message: enhanced.error.message,
    });
  const { revision = 1 } = enhanced.value;
  const one = done(enhanced.value, title);
  return revision === known.revision ? one : { ...one, undo: { id, revision } };
}

/**
 * `revisionBefore` is the article's revision before the call; `null` for an undo, which cannot be
 * undone itself.
 */
function outcomeOf(input: {
  id: string;
  title: string | null;
  changed: ArticleChanged;
  revisionBefore: number | null;
}): One {
  const { id, title, changed, revisionBefore } = input;
  if (changed.outcome === 'missing') return failed({ id, title, outcome: 'missing', message: GONE });
  if (changed.outcome === 'refused') return failed({ id, title, outcome: 'refused', message: changed.failure.message });
  if (changed.outcome === 'stale')
    return failed({ id, title, outcome: 'stale', message: CHANGED_MEANWHILE, article: presentRow(changed.doc) });
  const one = done(changed.doc, title);
  if (revisionBefore === null) return one;
  const { revision = 1 } = changed.doc;
  return revision === revisionBefore
    ? { outcome: { ...one.outcome, outcome: 'unchanged' } }
    : { ...one, undo: { id, revision } };
}

const failed = (outcome: BulkArticleOutcome): One => ({ outcome });
const done = (doc: ArticleDoc, title: string | null): One => ({
  outcome: { id: doc.id, title, outcome: 'done', article: presentRow(doc) },
});

function presentRow(doc: ArticleDoc): BulkArticle {
  const { scheduledFor = null, isPublished, revision = 1 } = doc;
  return { ...cardFields(doc), revision, scheduledFor, status: statusOf({ isPublished, scheduledFor }) };
}

import { FieldPath, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { mergedItems } from '../../../platform/firestore/merge.ts';
import { deskRef } from './revisions.ts';

/**
 * Stories about films and people that were merged. A story then refers to the item that stands for
 * the merged one. `merged` of its desk document remembers this, so that a restore can undo it.
 */

type Kind = 'film' | 'person';
const FIELDS = { film: 'filmIds', person: 'personIds' } as const;
const COLLECTIONS = { film: collections.films, person: collections.people } as const;

/**
 * `into`: the other item. `isShared`: the story was already about it. `isReview`: it reviews the
 * film.
 */
type Mark = { into: string; isShared: boolean; isReview: boolean };
const markKey = (kind: Kind, id: string): string => `${kind}-${id}`;

const AT_ONCE = 100;
const articles = (db: Firestore) => db.collection(collections.articles);

/** Points all stories about a merged item at the item that stands for it. */
export async function followMerge(db: Firestore, { kind, id }: { kind: Kind; id: string }): Promise<void> {
  const about = articles(db).where(FIELDS[kind], 'array-contains', id).orderBy(FieldPath.documentId()).select();
  for (let page = await about.limit(AT_ONCE).get(); !page.empty;) {
    for (const story of page.docs) await followMerges(db, story.id);
    page = await about.startAfter(page.docs.at(-1)?.id).limit(AT_ONCE).get();
  }
}

/**
 * Points a story at the items that stand for merged ones. Also called after each change of a
 * story's films or people, which may come from a form or revision of before the merge.
 */
export async function followMerges(db: Firestore, articleId: string): Promise<void> {
  const ref = articles(db).doc(articleId);
  await db.runTransaction(async (transaction) => {
    const article = (await transaction.get(ref)).data() as ArticleDoc | undefined;
    if (article === undefined) return;
    const [films, people] = await Promise.all([
      mergedItems(db, transaction, { kind: 'film', ids: article.filmIds }),
      mergedItems(db, transaction, { kind: 'person', ids: article.personIds }),
    ]);
    if (films.size + people.size === 0) return;
    const filmIds = replaced(article.filmIds, films);
    const personIds = replaced(article.personIds, people);
    const content = withBlocksOf(article.content, films);
    const review = await reviewOf(db, transaction, article, films);
    const marks = [
      ...marksOf(article, { kind: 'film', merged: films }),
      ...marksOf(article, { kind: 'person', merged: people }),
    ];
    transaction.update(ref, { filmIds, personIds, content, ...review });
    transaction.set(deskRef(db, articleId), { merged: Object.fromEntries(marks) }, { merge: true });
  });
}

type Merged = ReadonlyMap<string, string>;

const replaced = (ids: readonly string[], merged: Merged): string[] => [
  ...new Set(ids.map((id) => merged.get(id) ?? id)),
];

/** The content with other films in its live blocks. */
const withBlocksOf = (content: string, merged: Merged): string =>
  content.replace(
    /(\sdata-(?:film|versus)=")([^"]*)(?=")/g,
    (_, start: string, id: string) => start + (merged.get(id) ?? id),
  );

/** A review of a merged film becomes one of the other film, and shows its poster. */
async function reviewOf(
  db: Firestore,
  transaction: Transaction,
  { review }: ArticleDoc,
  merged: Merged,
): Promise<Partial<Pick<ArticleDoc, 'review' | 'posterUrl'>>> {
  const filmId = review === null ? undefined : merged.get(review.filmId);
  if (review === null || filmId === undefined) return {};
  const film = (await transaction.get(db.collection(collections.films).doc(filmId))).data() as FilmDoc | undefined;
  return { review: { ...review, filmId }, posterUrl: film?.imageUrl ?? null };
}

const marksOf = (article: ArticleDoc, { kind, merged }: { kind: Kind; merged: Merged }): [string, Mark][] =>
  [...merged].map(([id, into]) => [
    markKey(kind, id),
    {
      into,
      isShared: article[FIELDS[kind]].includes(into),
      isReview: kind === 'film' && article.review?.filmId === id,
    },
  ]);

/** Points the stories that a merge changed at the restored item `id` again. */
export async function undoMerge(db: Firestore, merge: { kind: Kind; id: string }): Promise<void> {
  const mark = new FieldPath('merged', markKey(merge.kind, merge.id), 'isShared');
  const marked = db.collection(collections.articleDesk).where(mark, 'in', [true, false]);
  for (let left = true; left;) {
    const { docs } = await marked.limit(AT_ONCE).select().get();
    const undone = await Promise.all(docs.map((story) => undoMergeOf(db, story.id, merge)));
    left = undone.includes(true);
  }
}

/** Returns whether the story had a mark of the merge. */
function undoMergeOf(db: Firestore, articleId: string, { kind, id }: { kind: Kind; id: string }): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [found, desk, restored] = await transaction.getAll(
      articles(db).doc(articleId),
      deskRef(db, articleId),
      db.collection(COLLECTIONS[kind]).doc(id),
    );
    const marks = (desk?.get('merged') ?? {}) as Readonly<Record<string, Mark>>;
    const [mark, ...later] = marksFrom(marks, { kind, id });
    // The item may have been deleted again.
    if (mark === undefined || restored?.exists !== true) return false;
    const all = [mark, ...later];
    // The item that the story is about now, which may stand for several merged ones.
    const into = all.at(-1)?.into ?? mark.into;
    // Another merged item may have come into the story's `into` since, and is there because of it.
    const alsoThere = Object.keys(marks).find(
      (key) => key.startsWith(markKey(kind, '')) && marks[key]?.into === mark.into && marks[key].isShared,
    );
    const isKept = mark.isShared || alsoThere !== undefined;
    const isShared = isKept || later.some((one) => one.isShared);
    const article = found?.data() as ArticleDoc | undefined;
    if (article !== undefined) {
      const field = FIELDS[kind];
      const ids = article[field].flatMap((one) => (one !== into ? one : isShared ? [id, into] : id));
      const back = mark.isReview && article.review?.filmId === into;
      const review = back ? await reviewOf(db, transaction, article, new Map([[into, id]])) : {};
      const content =
        isShared || kind === 'person' ? article.content : withBlocksOf(article.content, new Map([[into, id]]));
      transaction.update(articles(db).doc(articleId), { [field]: [...new Set(ids)], content, ...review });
    }
    // The later items stood in the story only for this one, up to the first that the story was
    // about already.
    const ownAt = isKept ? 0 : all.findIndex((one) => one.isShared);
    if (!mark.isShared && alsoThere !== undefined)
      transaction.update(deskRef(db, articleId), new FieldPath('merged', alsoThere, 'isShared'), false);
    const undone = [id, ...all.map((one) => one.into)].slice(0, ownAt < 0 ? all.length : ownAt + 1);
    for (const one of undone)
      transaction.update(deskRef(db, articleId), new FieldPath('merged', markKey(kind, one)), FieldValue.delete());
    return true;
  });
}

/** The mark of a merged item, and the marks of those into which it was merged later. */
function marksFrom(
  marks: Readonly<Record<string, Mark>>,
  { kind, id }: { kind: Kind; id: string },
  seen: readonly string[] = [],
): Mark[] {
  const mark = marks[markKey(kind, id)];
  return mark === undefined || seen.includes(id)
    ? []
    : [mark, ...marksFrom(marks, { kind, id: mark.into }, [...seen, id])];
}

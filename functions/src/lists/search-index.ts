import { FieldPath, Filter, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { firstBytes, KEY_MAX_BYTES } from '@first-show/domain/core/text';
import { plainText } from '@first-show/domain/core/reading-time';
import { beginningKeys, foldWords, skeleton, slipKeys, soundKey, STOP_WORDS } from '@first-show/domain/search/fold';
import { loadFilmNames } from '../features/films/store/read-films.ts';
import { openBulkSet } from '../platform/firestore/bulk-set.ts';
import { emptyIfInvalid } from '../platform/firestore/empty-if-invalid.ts';
import { db } from '../platform/firestore/firestore.ts';

/**
 * The index document of a published article, `searchIndex/{reversed publish time}_{articleId}`. Its
 * id sorts newest first. So a query with one equality per word, ordered by id, needs no composite
 * index, and costs only its results, whatever the size of the archive.
 *
 * A draft's document is `draft_{reversed time of the last edit}_{articleId}`. It has the map `d`
 * instead of `t`, `b` and `n`, so readers' searches never match it.
 */
type SearchDoc = {
  articleId: string;
  /**
   * The skeletons of all words of the title, so that a query finds the exact title whatever the age
   * of the article.
   */
  title: string;
  /** Skeletons (consonants) of the words of title, hashtags, tags and films. */
  t: Record<string, 1>;
  /** Sounds (`soundKey`) of all words of the article, up to `MAX_WORDS`. */
  b: Record<string, 1>;
  /**
   * More specific keys for the words of title, hashtags, tags and films: '=' and the sound; ':' and
   * the sound for words of the title itself; and keys for typing errors and beginnings. Hundreds of
   * words share a skeleton, so the right article may not be among the newest with that skeleton.
   * Few words share one of these keys.
   */
  n: Record<string, 1>;
  /**
   * Folded words of the title, of each film (the main one first), and of tags and hashtags, for
   * ranking. Not indexed.
   */
  texts: { title: string; films: string[]; tags: string };
  /** Folded words by skeleton, to distinguish similar spellings from others. Not indexed. */
  words: Record<string, string[]>;
  /** Like `words`, for the summary alone. Not indexed. */
  summaryWords: Record<string, string[]>;
};

/**
 * A draft's document, only for the desk. `d` has the skeletons and, after '=', the sounds of all
 * words.
 */
type DraftSearchDoc = { articleId: string; d: Record<string, 1>; words: Record<string, string[]> };

/** The loaded fields of an index document. */
export type SearchHit = { /** The id of the index document. */ indexId: string } & Pick<
  SearchDoc,
  'articleId' | 'texts' | 'words' | 'summaryWords'
>;

type Indexed = Pick<
  ArticleDoc,
  'id' | 'title' | 'summary' | 'content' | 'tags' | 'hashtags' | 'filmIds' | 'byline' | 'publishedAt' | 'isPublished'
> &
  Partial<Pick<ArticleDoc, 'updatedAt'>>;

/** The names of films by id. */
type FilmNames = ReadonlyMap<string, string>;

type IndexEntry = { id: string; doc: SearchDoc | DraftSearchDoc };

const MAX_TIME_MS = 9_999_999_999_999;
/**
 * Maximum number of words of an article that are indexed. Firestore indexes every entry of a map,
 * so a very long article is only found by its first words.
 */
const MAX_WORDS = 1200;
/**
 * Maximum number of words that get keys for typing errors and beginnings, about twenty each. Titles
 * have fewer words; the limit is for articles with a hundred tags.
 */
const MAX_NEAR_WORDS = 40;

/** A time in a form that sorts newest first as text. A missing time sorts last. */
const reversed = (time: string): string => String(MAX_TIME_MS - (Date.parse(time) || 0)).padStart(13, '0');

const searchDocId = (articleId: string, publishedAt: string): string => `${reversed(publishedAt)}_${articleId}`;

/** Splits a hashtag into words: '#DadarKaRaja' becomes '#Dadar Ka Raja'. */
const splitHashtag = (hashtag: string): string => hashtag.replace(/(\p{Ll})(\p{Lu}|\p{N})/gu, '$1 $2');

export const foldedTitle = (title: string): string =>
  firstBytes(foldWords(title).map(skeleton).join(' '), KEY_MAX_BYTES);

/**
 * A map with these keys. A key consists of letters and digits of any script, after an optional
 * sign.
 */
const keysOf = (keys: readonly string[]): Record<string, 1> => Object.fromEntries(keys.map((key) => [key, 1 as const]));

/** The key for the sound of a word in title, hashtags, tags or films. */
export const nameKey = (word: string): string => `=${soundKey(word)}`;
/**
 * The key for the sound of a word in the title only. A film may have more articles than a search
 * reads, and those with its name in the title rank first.
 */
export const titleKey = (word: string): string => `:${soundKey(word)}`;

const isSpecific = (word: string): boolean => !STOP_WORDS.has(word);

function nearKeysOf(words: readonly string[]): string[] {
  return [
    ...words.map(nameKey),
    ...words
      .filter(isSpecific)
      .slice(0, MAX_NEAR_WORDS)
      .flatMap((word) => [...slipKeys(word), ...beginningKeys(word)]),
  ];
}

function bySkeleton(words: readonly string[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const word of words) (groups[skeleton(word)] ??= []).push(word);
  return groups;
}

/** The index document of a published article. Pure. */
function searchDocOf(article: Indexed, filmNames: FilmNames): SearchDoc {
  const title = foldWords(article.title);
  const films = article.filmIds.map((id) => foldWords(filmNames.get(id) ?? ''));
  const tags = foldWords([...article.tags, ...article.hashtags, ...article.hashtags.map(splitHashtag)].join(' '));
  const titleWords = [...new Set([...title, ...tags, ...films.flat()])];
  const summary = foldWords(article.summary).filter(isSpecific);
  const bodyWords = [
    ...summary,
    ...foldWords(`${article.byline ?? ''} ${plainText(article.content)}`).filter(isSpecific),
  ];
  const words = [...new Set([...titleWords, ...bodyWords])].slice(0, MAX_WORDS);
  return {
    articleId: article.id,
    title: foldedTitle(article.title),
    t: keysOf(titleWords.map(skeleton)),
    b: keysOf(words.map(soundKey)),
    n: keysOf([...nearKeysOf(titleWords), ...title.filter(isSpecific).map(titleKey)]),
    texts: { title: title.join(' '), films: films.map((words) => words.join(' ')), tags: [...new Set(tags)].join(' ') },
    words: bySkeleton(words),
    summaryWords: bySkeleton([...new Set(summary)]),
  };
}

/** The index entry of an article in its current state. Pure. */
export function indexEntryOf(article: Indexed, filmNames: FilmNames): IndexEntry {
  const doc = searchDocOf(article, filmNames);
  if (article.isPublished && article.publishedAt !== null)
    return { id: searchDocId(article.id, article.publishedAt), doc };
  return {
    id: `draft_${reversed(article.updatedAt ?? '')}_${article.id}`,
    doc: {
      articleId: article.id,
      d: keysOf([...Object.keys(doc.words), ...Object.keys(doc.t), ...Object.keys(doc.b).map((sound) => `=${sound}`)]),
      words: doc.words,
    },
  };
}

/**
 * Writes the index entry of an article, and removes its former entries under other ids. `article`:
 * `undefined` for a deleted one.
 */
export async function indexArticle(store: Firestore, articleId: string, article: Indexed | undefined): Promise<void> {
  const index = store.collection(collections.searchIndex);
  const [filmNames, former] = await Promise.all([
    loadFilmNames(store, article?.filmIds ?? []),
    index.where('articleId', '==', articleId).select().limit(10).get(),
  ]);
  const entry = article === undefined ? null : indexEntryOf({ ...article, id: articleId }, filmNames);
  const batch = store.batch();
  for (const { id, ref } of former.docs) if (id !== entry?.id) batch.delete(ref);
  if (entry !== null) batch.set(index.doc(entry.id), entry.doc);
  await batch.commit();
}

/** Indexes many articles that have no entry yet, after a database was filled. */
export async function indexArticles(articles: readonly Indexed[], store: Firestore = db()): Promise<void> {
  const filmIds = articles.flatMap((article) => article.filmIds);
  const filmNames = await loadFilmNames(store, filmIds);
  const writer = openBulkSet(store);
  for (const article of articles) {
    const { id, doc } = indexEntryOf(article, filmNames);
    writer.set(store.collection(collections.searchIndex).doc(id), doc);
  }
  await writer.close();
}

/**
 * The fields to load: of the words, only those with the skeletons `keys`, because all words would
 * be a hundred times as much.
 */
const shown = (keys: readonly string[]): (string | FieldPath)[] => [
  'articleId',
  'texts',
  ...keys.flatMap((key) => [new FieldPath('words', key), new FieldPath('summaryWords', key)]),
];

/** `words` are the skeletons whose words are loaded for ranking. */
type KeyQuery = {
  /** All of these keys must match. */
  all: readonly Key[];
  /** At least one of these keys must match. */
  any?: readonly Key[];
  words: readonly string[];
  limit: number;
};
export type Key = [map: 't' | 'b' | 'n' | 'd', key: string];

const holds = ([map, key]: Key): Filter => Filter.where(new FieldPath(map, key), '==', 1);

/** Index documents that match the query, newest first (of drafts: last edited first). */
export function findByKeys(store: Firestore, { all, any = [], words, limit }: KeyQuery): Promise<SearchHit[]> {
  const filters = [...all.map(holds), ...(any.length === 0 ? [] : [Filter.or(...any.map(holds))])];
  const query: Query = store.collection(collections.searchIndex).where(Filter.and(...filters));
  return hitsOf(
    query
      .orderBy(FieldPath.documentId())
      .limit(limit)
      .select(...shown(words)),
  );
}

/** Index documents whose `title` is exactly this folded title, newest first. */
export function findByTitle(
  store: Firestore,
  title: string,
  { words, limit }: Pick<KeyQuery, 'words' | 'limit'>,
): Promise<SearchHit[]> {
  const query = store
    .collection(collections.searchIndex)
    .where('title', '==', title)
    .orderBy(FieldPath.documentId())
    .limit(limit);
  return hitsOf(query.select(...shown(words)));
}

const hitsOf = async (query: Query): Promise<SearchHit[]> => (await emptyIfInvalid(query)).map(hitOf);

const hitOf = (doc: DocumentSnapshot): SearchHit => ({
  indexId: doc.id,
  texts: { title: '', films: [], tags: '' },
  words: {},
  summaryWords: {},
  ...(doc.data() as Partial<SearchHit> & { articleId: string }),
});

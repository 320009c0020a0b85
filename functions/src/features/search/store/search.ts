import type { Firestore } from 'firebase-admin/firestore';
import { SEARCH_MAX_RESULTS } from '@first-show/domain/core/limits';
import {
  beginningKey,
  evenSpelling,
  foldWords,
  skeleton,
  slipKeys,
  soundKey,
  STOP_WORDS,
} from '@first-show/domain/search/fold';
import { byRank, isNamed, rank, type Candidate } from '../rank.ts';
import {
  findByKeys,
  findByTitle,
  foldedTitle,
  nameKey,
  titleKey,
  type Key,
  type SearchHit,
} from '../../../lists/search-index.ts';

/**
 * Maximum number of words of a search that are used. More words hardly narrow the results, and each
 * adds a condition to the query.
 */
const MAX_QUERY_WORDS = 8;
const ANY_WORD_LIMIT = 20;
/**
 * Maximum number of articles per query for misspelt words. In a large archive many words are
 * similar to the typed one, and readers only look at the first results.
 */
const GUESSED_LIMIT = 20;
const EXACT_TITLES = 5;
/**
 * If there are many results, two more queries run: one searches only the titles, the other titles,
 * films and tags. This is the limit of the first query. The limit of the second query is the rest
 * of `SEARCH_MAX_RESULTS`.
 */
const TITLES_LIMIT = 20;
/**
 * If no article has all words: the share of the letters of the search that an article must contain.
 * `commonWords` applies if it contains only words that are in many articles.
 */
const COVERAGE_MIN = { rareWords: 0.4, commonWords: 0.6 };
/**
 * Number of articles that `coverageOf` reads. More than needed, because some only have words that
 * sound like those of the text, and `rank` drops these.
 */
const COVERAGE_LOOKED_AT = 10;
/** Maximum number of words of a search that are checked for typing errors, with one query each. */
const MAX_SLIPS = 3;

/**
 * Maximum number of index documents that `searchArticleIds` reads in all its steps. Without this
 * limit, a search for eight common words read 160 documents if no article had all of them.
 */
const INDEX_READS_MAX = 105;
/**
 * Maximum number of documents that one search reads: index entries, and the articles that it finds.
 */
export const SEARCH_READS_MAX = INDEX_READS_MAX + SEARCH_MAX_RESULTS;
/**
 * The number of reads that are left for a search. Firestore bills one read for a query without
 * results.
 */
type ReadsLeft = { count: number };

/**
 * Runs queries concurrently. Each query may read at most `most` documents, and at most an equal
 * share of the reads that are left for the search.
 */
async function runWithinReads(
  left: ReadsLeft,
  { queries, most }: { queries: readonly ((limit: number) => Promise<SearchHit[]>)[]; most: number },
): Promise<{ lists: SearchHit[][]; limit: number }> {
  const limit = Math.min(most, Math.floor(left.count / queries.length));
  if (limit < 1) return { lists: [], limit };
  const lists = await Promise.all(queries.map((query) => query(limit)));
  left.count -= lists.reduce((sum, { length }) => sum + Math.max(1, length), 0);
  return { lists, limit };
}

/** Firestore's limit of conditions in one query, including the order. */
const QUERY_FILTERS_MAX = 100;

/**
 * Ids of the published articles that match a text, best first (`rank.ts`), at most 50.
 *
 * 1. Articles with all words, by spelling or sound.
 * 2. If there are none: words with the same consonants or a one-letter typing error, and words that
 *    begin with the last typed word, in titles, films and tags. This step also runs if a search in
 *    Devanagari was found only in summaries or contents: its vowels are guessed, so a better match
 *    may be spelt differently.
 * 3. If there are still none: articles with most of the words.
 */
export async function searchArticleIds(store: Firestore, text: string): Promise<string[]> {
  const words = queryWords(text);
  if (words.length === 0) return [];
  const left: ReadsLeft = { count: INDEX_READS_MAX };
  let candidates = await spelt(store, { text, words, left });
  const isFound = ({ isExact, place }: Candidate) => isExact && (!isDevanagari(text) || isNamed(place));
  if (!candidates.some(isFound) && words.some(isSpecific))
    candidates = [...candidates, ...(await misspelt(store, { text, words, left }))];
  if (candidates.length === 0 && words.length > 1) candidates = await someOf(store, { words, left });
  candidates.sort(byRank);
  return [...new Set(candidates.map(({ articleId }) => articleId))].slice(0, SEARCH_MAX_RESULTS);
}

/**
 * Whether a word is specific enough for a search by sound. A repeated letter is not: 'aaa' would
 * match every title with 'a'.
 */
const isSpecific = (word: string): boolean => word.length === 1 || evenSpelling(word).length > 1;
/**
 * The key to search for a word: its sound or, if that is not specific, its spelling in titles,
 * films and tags.
 */
const keyOf = (word: string): Key => (isSpecific(word) ? ['b', soundKey(word)] : ['n', word]);
const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

const skeletonsOf = (words: readonly string[]): string[] => [...new Set(words.map(skeleton))];

type Search = { text: string; words: readonly string[]; left: ReadsLeft };

async function spelt(store: Firestore, { text, words, left }: Search): Promise<Candidate[]> {
  const keys = skeletonsOf(words);
  const wish = { words: keys, limit: SEARCH_MAX_RESULTS };
  const [exact, anywhere] = await Promise.all([
    findByTitle(store, foldedTitle(text), { words: keys, limit: EXACT_TITLES }),
    findByKeys(store, { ...wish, all: words.map(keyOf) }),
  ]);
  // Articles with the words in title, films or tags are also among those with the words anywhere.
  // Query them separately only if the limit may have cut off some of them.
  const named =
    anywhere.length < wish.limit
      ? []
      : await Promise.all([
          findByKeys(store, { ...wish, limit: TITLES_LIMIT, all: words.map((word): Key => ['n', titleKey(word)]) }),
          findByKeys(store, {
            ...wish,
            limit: SEARCH_MAX_RESULTS - TITLES_LIMIT,
            all: words.map((word): Key => ['n', nameKey(word)]),
          }),
        ]);
  left.count -= [exact, anywhere, ...named].reduce((sum, { length }) => sum + Math.max(1, length), 0);
  return rank([...exact, ...named.flat(), ...anywhere], words, { isDevanagari: isDevanagari(text) });
}

/**
 * Articles whose title, films and tags have words with the same consonants, or a word that differs
 * from a typed one by a typing error or begins with the last typed word.
 */
async function misspelt(store: Firestore, { text, words, left }: Search): Promise<Candidate[]> {
  const wish = { words: skeletonsOf(words) };
  const others = (index: number): Key[] =>
    words.filter((_, other) => other !== index).map((word) => ['t', skeleton(word)]);
  const beginning = beginningKey(words.at(-1) ?? '');
  const queries = [
    (limit: number) => findByKeys(store, { ...wish, limit, all: wish.words.map((key): Key => ['t', key]) }),
    ...words.slice(0, MAX_SLIPS).map((word, index) => {
      const any = slipKeys(word).map((key): Key => ['n', key]);
      // Firestore counts each condition of `all` once per alternative in `any`. Conditions beyond
      // the limit are left out of the query; ranking checks them.
      const shared = Math.floor((QUERY_FILTERS_MAX - 1) / any.length) - 1;
      return (limit: number) => findByKeys(store, { ...wish, limit, all: others(index).slice(0, shared), any });
    }),
    ...(beginning === null
      ? []
      : [
          (limit: number) =>
            findByKeys(store, { ...wish, limit, all: [...others(words.length - 1), ['n', beginning] as const] }),
        ]),
  ];
  const { lists } = await runWithinReads(left, { queries, most: GUESSED_LIMIT });
  return rank(lists.flat(), words, { isDevanagari: isDevanagari(text) });
}

async function someOf(store: Firestore, { words, left }: Omit<Search, 'text'>): Promise<Candidate[]> {
  const keys = skeletonsOf(words);
  const { lists, limit } = await runWithinReads(left, {
    queries: words.map((word) => (limit) => findByKeys(store, { all: [keyOf(word)], words: keys, limit })),
    most: ANY_WORD_LIMIT,
  });
  const common = new Set(words.filter((_, index) => lists[index]?.length === limit));
  return rank(lists.flat(), words, { coverageMin: COVERAGE_MIN, common });
}

/** The words of a search, without stop words unless it has no other words. */
function queryWords(text: string): string[] {
  const all = foldWords(text);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, MAX_QUERY_WORDS);
}

/**
 * The ids of the newest published articles that contain all words of a text, at most `limit`, and
 * whether there are more. Reads only the ten newest articles with words that sound like those of
 * the text.
 */
export async function coverageOf(
  store: Firestore,
  text: string,
  limit: number,
): Promise<{ articleIds: string[]; hasMore: boolean }> {
  const words = queryWords(text);
  if (words.length === 0) return { articleIds: [], hasMore: false };
  const all = words.map(keyOf);
  const found = rank(await findByKeys(store, { all, words: skeletonsOf(words), limit: COVERAGE_LOOKED_AT }), words);
  return { articleIds: found.slice(0, limit).map(({ articleId }) => articleId), hasMore: found.length > limit };
}

/**
 * For the desk: the ids of the articles that readers would find, and of drafts with all words. At
 * most 50 of each.
 */
export async function searchForDesk(store: Firestore, text: string): Promise<string[]> {
  const words = queryWords(text);
  if (words.length === 0) return [];
  const [published, drafts] = await Promise.all([searchArticleIds(store, text), draftsWith(store, words)]);
  return [...new Set([...published, ...drafts.map(({ articleId }) => articleId)])];
}

/**
 * Drafts with all words. Searches by sound, because few words share a sound. If nothing is found,
 * searches by consonants.
 */
async function draftsWith(store: Firestore, words: readonly string[]): Promise<Candidate[]> {
  const keys = skeletonsOf(words);
  const having = async (all: readonly Key[], limit: number) =>
    rank(await findByKeys(store, { all, words: keys, limit }), words);
  const alike = await having(
    words.map((word): Key => ['d', nameKey(word)]),
    SEARCH_MAX_RESULTS,
  );
  return alike.length > 0
    ? alike
    : having(
        keys.map((key): Key => ['d', key]),
        GUESSED_LIMIT,
      );
}

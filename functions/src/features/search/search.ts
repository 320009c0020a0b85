import type { Firestore } from 'firebase-admin/firestore';
import { SEARCH_MAX_RESULTS } from '@first-show/domain/core/limits';
import { editDistance, evenSpelling, foldWords, isNear, skeleton, STOP_WORDS } from '@first-show/domain/search/fold';
import { findByKeys, findByTitle, foldedTitle, type SearchHit } from './search-index.ts';

/** More words narrow no further, and each is one more equality. */
const MAX_QUERY_WORDS = 8;
const ANY_WORD_LIMIT = 20;
const EXACT_TITLES = 5;
/** Some share the sounds of the words and mean others ('Raja', 'Roja'). */
const COVERAGE_LOOKED_AT = 10;

type Candidate = { doc: SearchHit; tier: number; distance: number; order: number };

/** Distance of the nearest word of `doc` to `word`; `null` where none is near. */
function nearest(word: string, doc: SearchHit): number | null {
  let best: number | null = null;
  for (const found of doc.words[skeleton(word)] ?? []) {
    if (!isNear(word, found)) continue;
    const distance = found === word ? 0 : 0.5 + editDistance(evenSpelling(word), evenSpelling(found));
    if (best === null || distance < best) best = distance;
  }
  return best;
}

function rank(docs: readonly SearchHit[], words: readonly string[], tier: number, needsAll: boolean): Candidate[] {
  return docs.flatMap((doc, order) => {
    const distances = words.map((word) => nearest(word, doc));
    const matched = distances.filter((distance): distance is number => distance !== null);
    if (matched.length === 0 || (needsAll && matched.length < words.length)) return [];
    const missing = words.length - matched.length;
    return [{ doc, tier, distance: matched.reduce((sum, distance) => sum + distance, 0) + 10 * missing, order }];
  });
}

/**
 * Ids of the published articles that a text finds, best first, at most 50: exact titles, then all words in the title (or tags or films),
 * then all words anywhere, and where nothing has all words, those that have any. Nearer spellings come before farther ones, newer
 * before older.
 */
export async function searchArticleIds(store: Firestore, text: string): Promise<string[]> {
  const words = queryWords(text);
  if (words.length === 0) return [];
  const keys = [...new Set(words.map(skeleton))];
  const [exact, inTitle, anywhere] = await Promise.all([
    findByTitle(store, foldedTitle(text), { words: keys, limit: EXACT_TITLES }),
    findByKeys(store, { field: 't', keys, words: keys, limit: SEARCH_MAX_RESULTS }),
    findByKeys(store, { field: 'b', keys, words: keys, limit: SEARCH_MAX_RESULTS }),
  ]);
  let candidates: Candidate[] = [
    // Two titles may fold alike and be far apart as they are written ('Raja', 'Roja').
    ...rank(exact, words, 0, true),
    ...rank(inTitle, words, 1, true),
    ...rank(anywhere, words, 2, true),
  ];
  if (candidates.length === 0 && words.length > 1) {
    const lists = await Promise.all(keys.map((key) => findByKeys(store, { field: 'b', keys: [key], words: keys, limit: ANY_WORD_LIMIT })));
    candidates = rank(lists.flat(), words, 3, false);
  }
  candidates.sort((a, b) => a.tier - b.tier || a.distance - b.distance || a.order - b.order);
  return [...new Set(candidates.map(({ doc }) => doc.articleId))].slice(0, SEARCH_MAX_RESULTS);
}

/** What a text asks for; words that every text has count only where there is nothing else. */
function queryWords(text: string): string[] {
  const all = foldWords(text);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, MAX_QUERY_WORDS);
}

/**
 * Ids of the newest published articles that hold all words of a text, at most `limit`, and whether there are more: how well it is covered. Of the
 * newest ten that sound like it: at most as many reads.
 */
export async function coverageOf(store: Firestore, text: string, limit: number): Promise<{ articleIds: string[]; hasMore: boolean }> {
  const words = queryWords(text);
  if (words.length === 0) return { articleIds: [], hasMore: false };
  const keys = [...new Set(words.map(skeleton))];
  const found = rank(await findByKeys(store, { field: 'b', keys, words: keys, limit: COVERAGE_LOOKED_AT }), words, 0, true);
  return { articleIds: found.slice(0, limit).map(({ doc }) => doc.articleId), hasMore: found.length > limit };
}

/** For the desk: ids of what readers would find, and of the drafts that have all words; at most 50 of each. */
export async function searchForDesk(store: Firestore, text: string): Promise<string[]> {
  const words = queryWords(text);
  if (words.length === 0) return [];
  const keys = [...new Set(words.map(skeleton))];
  const [published, drafts] = await Promise.all([
    searchArticleIds(store, text),
    findByKeys(store, { field: 'd', keys, words: keys, limit: SEARCH_MAX_RESULTS }),
  ]);
  return [...new Set([...published, ...rank(drafts, words, 0, true).map(({ doc }) => doc.articleId)])];
}

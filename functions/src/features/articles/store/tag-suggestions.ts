import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleNames, TagSuggestions } from '@first-show/domain/articles/article-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { foldWords } from '@first-show/domain/search/fold';

/**
 * Number of recent articles whose tags and names are counted, enough to cover current topics. Each
 * costs one read, at most once a minute per instance.
 */
const ARTICLES_READ = 200;
const CACHE_MS = 60_000;
const SHOWN = 12;

type Counted = { tags: string[]; hashtags: string[]; authors: string[]; sources: string[] };
const cached = new WeakMap<Firestore, { untilMs: number; counted: Promise<Counted> }>();

/**
 * At most twelve tags and twelve hashtags of recent articles, most used first. With `q`, only those
 * in which a word starts with `q`, in either script.
 */
export async function suggestTags(db: Firestore, { q, now }: { q: string; now: Date }): Promise<TagSuggestions> {
  const { tags, hashtags } = await recentValues(db, now.getTime());
  const wanted = foldWords(q).join('');
  const shown = (list: readonly string[]) => list.filter((text) => startsWithin(text, wanted)).slice(0, SHOWN);
  return { tags: shown(tags), hashtags: shown(hashtags) };
}

/** The authors and the sources of recent articles, by name. */
export async function listNames(db: Firestore, now: Date): Promise<ArticleNames> {
  const { authors, sources } = await recentValues(db, now.getTime());
  const byName = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'));
  return { authors: byName(authors), sources: byName(sources) };
}

/**
 * Whether the text has a word that starts with `wanted`. 'raja' matches 'Dadar ka Raja',
 * '#DadarKaRaja' and 'राजा'. `wanted` may continue into the next words: 'dadarka' matches too.
 */
function startsWithin(text: string, wanted: string): boolean {
  if (wanted === '') return true;
  const words = foldWords(text.replace(/(\p{Ll})(\p{Lu}|\p{N})/gu, '$1 $2'));
  return words.some((_, index) => words.slice(index).join('').startsWith(wanted));
}

function recentValues(db: Firestore, nowMs: number): Promise<Counted> {
  const kept = cached.get(db);
  if (kept !== undefined && nowMs < kept.untilMs) return kept.counted;
  const counted = countValues(db);
  cached.set(db, { untilMs: nowMs + CACHE_MS, counted });
  counted.catch(() => cached.delete(db));
  return counted;
}

async function countValues(db: Firestore): Promise<Counted> {
  const recent = db
    .collection(collections.articles)
    .orderBy('createdAt', 'desc')
    .limit(ARTICLES_READ)
    .select('tags', 'hashtags', 'author', 'source.name');
  const { docs } = await recent.get();
  const mostUsed = (field: string): string[] => {
    const counts = new Map<string, number>();
    for (const text of docs.flatMap((document) => (document.get(field) as string[] | string | null | undefined) ?? []))
      counts.set(text, (counts.get(text) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]).map(([text]) => text);
  };
  return {
    tags: mostUsed('tags'),
    hashtags: mostUsed('hashtags'),
    authors: mostUsed('author'),
    sources: mostUsed('source.name'),
  };
}

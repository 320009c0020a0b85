import { CARD_HASHTAGS } from '../core/limits.ts';
import { site } from '../core/site.ts';
import { truncateAtWord } from '../core/text.ts';

/** The badge of an article. If it is both breaking and featured, the badge says breaking. */
export function articleBadge(article: { isBreaking: boolean; isFeatured: boolean }): 'breaking' | 'featured' | null {
  if (article.isBreaking) return 'breaking';
  return article.isFeatured ? 'featured' : null;
}

/**
 * The text for sharing an article: its title and up to three hashtags, or the site's default ones.
 */
export function shareText(article: { title: string; hashtags: readonly string[] }): string {
  const hashtags = article.hashtags.length > 0 ? article.hashtags.slice(0, CARD_HASHTAGS) : site.defaultHashtags;
  return `${article.title} ${hashtags.join(' ')}`;
}

/** Whole sentences are used if they fill at least this share of the space. */
const SENTENCES_SHARE_MIN = 0.45;

/**
 * The beginning of a summary, at most `maxCharacters` long: whole sentences if they fill enough of
 * the space, otherwise cut between words with an ellipsis. CSS would cut inside a word, so a card
 * passes the number of characters that fit into its lines.
 */
export function cardSummary(summary: string, maxCharacters: number): string {
  const text = summary.replace(/\s+/g, ' ').trim();
  if (text.length <= maxCharacters) return text;
  const ends = [...text.matchAll(/(?<![.!?।…])[.!?।…]+["'”’»)]*(?= )/gu)].map(
    ({ index, 0: mark }) => index + mark.length,
  );
  const end = ends.filter((one) => one <= maxCharacters).at(-1) ?? 0;
  return end >= maxCharacters * SENTENCES_SHARE_MIN ? text.slice(0, end) : truncateAtWord(text, maxCharacters);
}

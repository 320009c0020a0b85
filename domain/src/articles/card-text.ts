import { CARD_HASHTAGS } from '../core/limits.ts';
import { site } from '../core/site.ts';
import { truncateAtWord } from '../core/text.ts';

/** The one badge of an article: breaking takes precedence over featured. */
export function articleBadge(article: { isBreaking: boolean; isFeatured: boolean }): 'breaking' | 'featured' | null {
  if (article.isBreaking) return 'breaking';
  return article.isFeatured ? 'featured' : null;
}

/** Text to share an article by: its title plus up to three hashtags, or the site's default ones. */
export function shareText(article: { title: string; hashtags: readonly string[] }): string {
  const hashtags = article.hashtags.length > 0 ? article.hashtags.slice(0, CARD_HASHTAGS) : site.defaultHashtags;
  return `${article.title} ${hashtags.join(' ')}`;
}

/** A sentence that is shorter says too little by itself. */
const SENTENCES_SHARE_MIN = 0.45;

/**
 * The beginning of a summary that fits `maxCharacters`: whole sentences where they fill enough of
 * it, else cut at a word with an ellipsis. A card's lines are clamped by CSS, which cuts inside a
 * word: pass what its lines hold.
 */
export function cardSummary(summary: string, maxCharacters: number): string {
  const text = summary.replace(/\s+/g, ' ').trim();
  if (text.length <= maxCharacters) return text;
  const ends = [...text.matchAll(/[.!?।…]+["'”’»)]*(?= )/gu)].map(({ index, 0: mark }) => index + mark.length);
  const end = ends.filter((one) => one <= maxCharacters).at(-1) ?? 0;
  return end >= maxCharacters * SENTENCES_SHARE_MIN ? text.slice(0, end) : truncateAtWord(text, maxCharacters);
}

import { CARD_HASHTAGS } from '../core/limits.ts';
import { site } from '../core/site.ts';

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

const WORDS_PER_MINUTE = 225;
const MIN_MINUTES = 1;
const MAX_MINUTES = 30;

/**
 * The visible text of HTML: tags and entities are replaced by spaces. Only for counting words,
 * never for output.
 */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Minutes to read an article's HTML, from 1 to 30, at 225 words a minute. Hindi words are separated
 * by spaces too.
 */
export function readMinutes(html: string): number {
  const text = plainText(html);
  const words = text === '' ? 0 : text.split(' ').length;
  return Math.min(MAX_MINUTES, Math.max(MIN_MINUTES, Math.ceil(words / WORDS_PER_MINUTE)));
}

export function formatReadMinutes(minutes: number): string {
  return `${minutes} min read`;
}

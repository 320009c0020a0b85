import type { SentenceOrigin } from '@first-show/domain/scraping/credit.schema';

/** Maps each sentence of a draft to its source, field by field. Pure functions. */

type Texts = { title: string; summary: string; content: string };
export type TracedSentence = SentenceOrigin & {
  /** The article no longer contains the sentence: an editor changed it. */
  isGone: boolean;
};
type TracedField = { field: SentenceOrigin['field']; sentences: TracedSentence[] };

const FIELDS = ['title', 'summary', 'content'] as const;

export function traceFields(provenance: readonly SentenceOrigin[], article: Texts): TracedField[] {
  return FIELDS.map((field) => {
    const text = field === 'content' ? plainOf(article.content) : smooth(article[field]);
    const sentences = provenance
      .filter((one) => one.field === field)
      .map((one) => ({ ...one, isGone: !text.includes(smooth(one.sentence)) }));
    return { field, sentences };
  }).filter(({ sentences }) => sentences.length > 0);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const plainOf = (html: string): string =>
  smooth(
    html
      // Inline elements are part of a sentence; blocks separate sentences.
      .replace(/<\/?(?:a|b|i|em|strong|u|s|span|mark|code|sub|sup)\b[^>]*>/gi, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
        const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
        return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
      }),
  );

/** Ignores the difference between straight and curly quotes. */
const smooth = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();

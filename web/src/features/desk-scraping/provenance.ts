import type { SentenceOrigin } from '@first-show/domain/scraping/credit.schema';

/** Maps each sentence of a draft to its source, field by field. Pure functions. */

/** `isGone`: the article no longer contains the sentence, because an editor changed it. */
export function traceFields(
  provenance: readonly SentenceOrigin[],
  { title, summary, content }: Record<SentenceOrigin['field'], string>,
) {
  const texts = { title: smooth(title), summary: smooth(summary), content: plainOf(content) };
  return (['title', 'summary', 'content'] as const)
    .map((field) => ({
      field,
      sentences: provenance
        .filter((one) => one.field === field)
        .map((one) => ({ ...one, isGone: !texts[field].includes(smooth(one.sentence)) })),
    }))
    .filter(({ sentences }) => sentences.length > 0);
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

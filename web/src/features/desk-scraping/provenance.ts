import type { SentenceOrigin } from '@first-show/domain/scraping/credit.schema';
import { parseInert } from '../../lib/trusted-types.ts';

/**
 * The sentences of an imported article with their sources, by field. `isGone`: the article no
 * longer contains the sentence, because an editor changed it.
 */
export function traceFields(
  provenance: readonly SentenceOrigin[],
  { title, summary, content }: Record<SentenceOrigin['field'], string>,
) {
  const texts = { title: smooth(title), summary: smooth(summary), content: smooth(parseInert(content).textContent) };
  return (['title', 'summary', 'content'] as const)
    .map((field) => ({
      field,
      sentences: provenance
        .filter((one) => one.field === field)
        .map((one) => ({ ...one, isGone: !texts[field].includes(smooth(one.sentence)) })),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** Ignores white space, because it differs between blocks, and curly quotes. */
const smooth = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, '');

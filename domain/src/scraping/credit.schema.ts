import { z } from 'zod';

/**
 * Whom a story is from, and which of its sentences. Stored in `articleDesk/{id}` as `credits` and
 * `provenance`.
 */

/**
 * One source of a story, the first one leading. `quote` and `summary` are all that is kept of its
 * text.
 */
export const storyCredit = z.object({
  storyId: z.string(),
  sourceId: z.string(),
  name: z.string(),
  url: z.string(),
  title: z.string(),
  language: z.enum(['en', 'hi']),
  /** Words of the source, shown as a quotation; '' where it gave none. */
  quote: z.string(),
  /**
   * Sentences about it that stand in the summary, each with the words of the source that it rests
   * on.
   */
  summary: z.array(z.object({ text: z.string(), isOurs: z.boolean() })),
  at: z.string(),
});
export type StoryCredit = z.infer<typeof storyCredit>;

/** Where one sentence of a draft comes from. */
export const sentenceOrigin = z.object({
  field: z.enum(['title', 'summary', 'content']),
  sentence: z.string(),
  /** 'headline', 'extract' and 'quote' are words of the source; 'ours' was written here. */
  kind: z.enum(['headline', 'extract', 'quote', 'ours']),
  /** The source and the field of its story; `null` for what is ours alone. */
  from: z
    .object({ sourceId: z.string(), name: z.string(), url: z.string(), field: z.enum(['title', 'description']) })
    .nullable(),
});
export type SentenceOrigin = z.infer<typeof sentenceOrigin>;

/** `GET /api/admin/articles/{id}/provenance`. Both empty for an article that no source brought. */
export const articleProvenance = z.object({ credits: z.array(storyCredit), provenance: z.array(sentenceOrigin) });
export type ArticleProvenance = z.infer<typeof articleProvenance>;

/** As merged into `articleDesk/{id}`. */
export type StoryDeskNote = { credits: StoryCredit[]; provenance: SentenceOrigin[]; creditSourceIds: string[] };

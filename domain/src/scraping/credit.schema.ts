import { z } from 'zod';

/**
 * The sources of a story, and the source of each sentence. Stored in `articleDesk/{id}` as
 * `credits` and `provenance`.
 */

/**
 * One source of a story; the first one in the list is the main source. Apart from the headline
 * (`title`), only `quote` and `summary` keep text of the source.
 */
const storyCredit = z.object({
  storyId: z.string(),
  sourceId: z.string(),
  name: z.string(),
  url: z.string(),
  title: z.string(),
  language: z.enum(['en', 'hi']),
  /** Words of the source that are shown as a quotation; '' if there are none. */
  quote: z.string(),
  /**
   * The sentences of the draft's summary that are based on this source. `isOurs`: the newsroom
   * wrote the sentence.
   */
  summary: z.array(z.object({ text: z.string(), isOurs: z.boolean() })),
  at: z.string(),
});
export type StoryCredit = z.infer<typeof storyCredit>;

/** The source of one sentence of a draft. */
const sentenceOrigin = z.object({
  field: z.enum(['title', 'summary', 'content']),
  sentence: z.string(),
  /**
   * 'headline', 'extract' and 'quote' are words of the source; 'ours' was written by the newsroom.
   */
  kind: z.enum(['headline', 'extract', 'quote', 'ours']),
  /** The source and the field of its story; `null` for the newsroom's own sentence. */
  from: z
    .object({ sourceId: z.string(), name: z.string(), url: z.string(), field: z.enum(['title', 'description']) })
    .nullable(),
});
export type SentenceOrigin = z.infer<typeof sentenceOrigin>;

/**
 * `GET /api/admin/articles/{id}/provenance`. Both lists are empty for an article that came from no
 * source.
 */
export const articleProvenance = z.object({ credits: z.array(storyCredit), provenance: z.array(sentenceOrigin) });
export type ArticleProvenance = z.infer<typeof articleProvenance>;

/** The fields that a scraped story adds to `articleDesk/{id}`. */
export type StoryDeskNote = { credits: StoryCredit[]; provenance: SentenceOrigin[]; creditSourceIds: string[] };

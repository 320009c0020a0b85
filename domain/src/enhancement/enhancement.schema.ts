import { z } from 'zod';
import { article } from '../articles/article.schema.ts';
import { ENHANCEMENT } from '../core/limits.ts';

/**
 * Enhancement proposes, the editor disposes: what a provider would change on an article, field by
 * field. Stored in `articleDesk/{id}/proposals/{proposalId}`, which is staff-only.
 */

/**
 * What a proposal may change, in the order in which the desk shows it. A headline is chosen from
 * `headlineChoices` instead.
 */
export const PROPOSED_FIELDS = ['summary', 'metaTitle', 'metaDescription', 'tags', 'hashtags', 'filmSlugs'] as const;
export const proposedField = z.enum(PROPOSED_FIELDS);
export type ProposedField = z.infer<typeof proposedField>;

/**
 * On a draft these are filled at once where they are empty: nobody reads it yet. The summary is
 * never empty.
 */
export const FILLED_FIELDS = [
  'metaTitle',
  'metaDescription',
  'tags',
  'hashtags',
  'filmSlugs',
] as const satisfies readonly ProposedField[];

export const enhancementProviderName = z.enum(['embedded', 'gemini', 'openai-compatible']);
export type EnhancementProviderName = z.infer<typeof enhancementProviderName>;

export const readingLevel = z.object({
  level: z.enum(['easy', 'medium', 'hard']),
  /**
   * English: Flesch reading ease, high is easy. Hindi: words a sentence plus weight of long words,
   * high is hard.
   */
  score: z.number(),
});
export type ReadingLevel = z.infer<typeof readingLevel>;

/**
 * 'stale': the article's field changed since, or a newer proposal stands; it can no longer be
 * accepted.
 */
export const fieldStatus = z.enum(['open', 'accepted', 'rejected', 'stale']);
export type FieldStatus = z.infer<typeof fieldStatus>;

/**
 * Text fields hold text, or `null` for none; `tags`, `hashtags` and `filmSlugs` hold whole lists.
 */
export const fieldValue = z.union([z.string(), z.array(z.string()), z.null()]);
export type FieldValue = z.infer<typeof fieldValue>;

export const fieldProposal = z.object({ before: fieldValue, after: fieldValue, status: fieldStatus });
export type FieldProposal = z.infer<typeof fieldProposal>;

export const proposal = z.object({
  id: z.string(),
  articleId: z.string(),
  /** Only what would change something. */
  fields: z.partialRecord(proposedField, fieldProposal),
  /**
   * Up to three headlines beside the present one; one of them may be sent as `title` with a
   * decision.
   */
  headlineChoices: z.array(z.string()),
  /** The one that an editor took. */
  chosenHeadline: z.string().nullable(),
  readingLevel,
  /** What the checks did not let through, with the reason in words. */
  refused: z.array(z.object({ field: z.string(), why: z.string() })),
  provider: enhancementProviderName,
  model: z.string(),
  promptVersion: z.string(),
  /** ISO. */
  at: z.string(),
  /** Name of who asked; `null` where the background job did. */
  by: z.string().nullable(),
  /** The article's revision that the provider read. */
  basedOnRevision: z.number().int(),
});
export type Proposal = z.infer<typeof proposal>;

/** As stored. */
export type ProposalDoc = Proposal;

/** `POST /api/articles/{id}/enhance` and decisions: the article as it is now, with the proposal. */
export const enhancedArticle = article.extend({ proposal });
export type EnhancedArticle = z.infer<typeof enhancedArticle>;

/** `GET /api/admin/articles/{id}/proposals`: newest first, at most 20. */
export const proposals = z.object({ proposals: z.array(proposal) });

/**
 * `POST /api/admin/articles/{id}/proposals/{proposalId}/decide`. `revision`: the article's that the
 * editor sees; another one is 409 `{ message, current }`. A field in neither list stays open.
 */
export const proposalDecision = z
  .object({
    accept: z.array(proposedField).default([]),
    reject: z.array(proposedField).default([]),
    /** One of `headlineChoices`, to become the article's title. */
    title: z
      .string()
      .max(ENHANCEMENT.headlineMax)
      .nullish()
      .transform((text) => text ?? null),
    revision: z.number().int().min(1),
  })
  .refine(({ accept, reject }) => !accept.some((field) => reject.includes(field)), {
    error: 'A field is accepted or rejected, not both',
    path: ['reject'],
  })
  .refine(({ accept, reject, title }) => accept.length + reject.length > 0 || title !== null, {
    error: 'Please choose a field',
    path: ['accept'],
  });
export type ProposalDecision = z.output<typeof proposalDecision>;

/**
 * What a provider answers. Nothing of it is trusted: every field is checked against the article
 * before it becomes a proposal. Nullable and not optional, because structured output of OpenAI-like
 * services wants every key.
 */
export const providerDraft = z.object({
  summary: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  tags: z.array(z.string()),
  hashtags: z.array(z.string()),
  headlineChoices: z.array(z.string()),
});
export type ProviderDraft = z.infer<typeof providerDraft>;

import { z } from 'zod';
import { article } from '../articles/article.schema.ts';
import { ENHANCEMENT } from '../core/limits.ts';

/**
 * Enhancement proposes changes of an article, field by field, and an editor decides. Proposals are
 * stored in `articleDesk/{id}/proposals/{proposalId}`, which no browser can read.
 */

/**
 * The fields that a proposal may change, in the order in which the desk shows them. The title is
 * not among them: for it, an editor may choose one of `headlineChoices`.
 */
export const PROPOSED_FIELDS = ['summary', 'metaTitle', 'metaDescription', 'tags', 'hashtags', 'filmIds'] as const;
const proposedField = z.enum(PROPOSED_FIELDS);
export type ProposedField = z.infer<typeof proposedField>;

/**
 * Fields that enhancement fills by itself in a draft if they are empty. They are labels. Sentences
 * are not among them: an editor might publish one unread, because the form folds the meta texts
 * away, and no check can tell whether a claim about a person is true.
 */
export const FILLED_FIELDS = ['tags', 'hashtags', 'filmIds'] as const satisfies readonly ProposedField[];

export const enhancementProviderName = z.enum(['embedded', 'gemini', 'openai-compatible']);
export type EnhancementProviderName = z.infer<typeof enhancementProviderName>;

const readingLevel = z.object({
  level: z.enum(['easy', 'medium', 'hard']),
  /**
   * English: Flesch reading ease, higher is easier. Hindi: words per sentence plus 40 × the share
   * of long words, higher is harder.
   */
  score: z.number(),
});
export type ReadingLevel = z.infer<typeof readingLevel>;

/**
 * 'stale': the article's field has changed since, or there is a newer proposal. A stale field
 * cannot be accepted.
 */
const fieldStatus = z.enum(['open', 'accepted', 'rejected', 'stale']);
export type FieldStatus = z.infer<typeof fieldStatus>;

/** A text; `null` if the field is empty. For `tags`, `hashtags` and `filmIds`, the whole list. */
const fieldValue = z.union([z.string(), z.array(z.string()), z.null()]);
export type FieldValue = z.infer<typeof fieldValue>;

const fieldProposal = z.object({ before: fieldValue, after: fieldValue, status: fieldStatus });
export type FieldProposal = z.infer<typeof fieldProposal>;

export const proposal = z.object({
  id: z.string(),
  articleId: z.string(),
  /** Contains only fields that would change. */
  fields: z.partialRecord(proposedField, fieldProposal),
  /** Up to three alternative headlines. A decision may send one of them as `title`. */
  headlineChoices: z.array(z.string()),
  /** The headline that an editor chose; `null` if none. */
  chosenHeadline: z.string().nullable(),
  readingLevel,
  /** Fields that were refused by the checks, with the reason. */
  refused: z.array(z.object({ field: z.string(), why: z.string() })),
  provider: enhancementProviderName,
  model: z.string(),
  promptVersion: z.string(),
  /** ISO time of the proposal. */
  at: z.string(),
  /** Name of the editor who requested it; `null` for the background job. */
  by: z.string().nullable(),
  /** The revision of the article that the provider read. */
  basedOnRevision: z.number().int(),
});
export type Proposal = z.infer<typeof proposal>;

/** A proposal as stored. */
export type ProposalDoc = Proposal;

/**
 * The answer of `POST /api/articles/{id}/enhance` and of decisions: the current article with the
 * proposal.
 */
export const enhancedArticle = article.extend({ proposal });
export type EnhancedArticle = z.infer<typeof enhancedArticle>;

/** `GET /api/admin/articles/{id}/proposals`: newest first, at most 20. */
export const proposals = z.object({ proposals: z.array(proposal) });

/**
 * `POST /api/admin/articles/{id}/proposals/{proposalId}/decide`. `revision` is the article's
 * revision that the editor sees; if it is stale, the answer is 409 `{ message, current }`. A field
 * in neither list stays open.
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
 * The answer of a provider. It is not trusted: every field is checked against the article before it
 * becomes a proposal. Missing texts are `null` instead of being left out, because structured output
 * of OpenAI-compatible services requires every key.
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

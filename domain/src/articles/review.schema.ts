import { z } from 'zod';
import { linesField } from '../core/fact-fields.ts';
import { lineField } from '../core/fields.ts';

/** What makes an article the review of a film. The stars are the article's `rating`. */
export const review = z.object({
  filmId: z.string(),
  /** One sentence. */
  verdict: z.string(),
  for: z.array(z.string()),
  against: z.array(z.string()),
  /** True if the film was seen before its release, e.g. at a press show. */
  isBeforeRelease: z.boolean(),
  /** An editor chose the stars of this review as ours for the film: see `ourReviewsOf`. */
  isChosen: z.boolean(),
});
export type Review = z.infer<typeof review>;

export const REVIEW_MAX = { verdict: 200, lines: 3, line: 120 } as const;

export const FILM_MISSING_TEXT = 'Please choose a film';
export const STARS_MISSING_TEXT = 'A review needs stars';

const lines = linesField({ items: REVIEW_MAX.lines, characters: REVIEW_MAX.line }, 'Line').default([]);

/** A review as editors send it. */
export const newReview = z.object({
  filmId: z.string(FILM_MISSING_TEXT).min(1, FILM_MISSING_TEXT).max(100, FILM_MISSING_TEXT),
  verdict: lineField([1, 'A review needs a verdict'], [REVIEW_MAX.verdict, 'Verdict too long']),
  for: lines,
  against: lines,
  isBeforeRelease: z.boolean().default(false),
  isChosen: z.boolean().default(false),
});

import { expect, it } from 'vitest';
import { newArticle } from './article.schema.ts';

const article = {
  title: 'A review of a film about rain',
  summary: 'It rains for two hours and eleven minutes, and nobody in the film has thought of an umbrella.',
  content: `<p>${'It begins with a drop. '.repeat(12)}</p>`,
  categoryId: 'reviews',
  rating: 3.5,
};
const review = { filmId: 'rain', verdict: 'Wet, and worth it.' };

/** The errors of an article with these changes: paths and sentences. */
const errorsOf = (changes: object) => {
  const parsed = newArticle.safeParse({ ...article, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it('accepts stars of 0.5 to 5 in halves, or none', () => {
  for (const rating of [0.5, 1, 3.5, 5, null, undefined]) expect(errorsOf({ rating })).toEqual([]);
});
it('explains in one sentence what is wrong with other stars', () => {
  for (const rating of [0, 5.5, 2.3, -1, 'x', '4', Infinity])
    expect(errorsOf({ rating }), String(rating)).toContain('rating: Stars are 0.5 to 5, in halves');
});
it('cleans the texts of a review and drops blank lines', () => {
  const sent = { ...review, verdict: '  Wet,\n and worth it. ', for: [' The rain ', '', ' '], isBeforeRelease: true };
  expect(newArticle.parse({ ...article, review: sent }).review).toEqual({
    filmId: 'rain',
    verdict: 'Wet, and worth it.',
    for: ['The rain'],
    against: [],
    isBeforeRelease: true,
    isChosen: false,
  });
  expect(newArticle.parse(article).review).toBeNull();
});
it('names the part of a review that is missing or too long', () => {
  expect(errorsOf({ review: {} })).toEqual([
    'review.filmId: Please choose a film',
    'review.verdict: A review needs a verdict',
  ]);
  expect(errorsOf({ review: { ...review, verdict: 'w'.repeat(201) } })).toEqual(['review.verdict: Verdict too long']);
  expect(errorsOf({ review: { ...review, for: ['a', 'b', 'c', 'd'] } })).toEqual(['review.for: At most 3 of them']);
  expect(errorsOf({ review: { ...review, against: ['a', 'b'.repeat(121)] } })).toEqual([
    'review.against.1: Line too long',
  ]);
});

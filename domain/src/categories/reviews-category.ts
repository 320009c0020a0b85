/** The slug of the category whose page is a grid of posters. */
export const REVIEWS_CATEGORY = 'reviews';

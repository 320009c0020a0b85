import type { NotFoundData } from '@first-show/domain/pages/page-data';

/**
 * The texts of the not-found page, by what is missing. The error page shows two of them too,
 * because an article or film that failed to load may be missing.
 */
export const unknownTexts: Record<NotFoundData['what'], { title: string; sentence: string }> = {
  article: {
    title: 'Article not found',
    sentence: "Article not found. The article you're looking for might have been moved or deleted.",
  },
  category: {
    title: 'Category not found',
    sentence: "Category not found. The category you're looking for might not exist or has been removed.",
  },
  movie: { title: 'Movie not found', sentence: 'Movie not found or failed to load movie details.' },
  person: { title: 'Person not found', sentence: 'Person not found. The page may have been moved or deleted.' },
  'box-office-year': { title: 'Year not found', sentence: 'No film with figures opened in this year.' },
  page: { title: 'Page Not Found', sentence: 'The lamp is on, the seats are here, but no reel has this name.' },
};

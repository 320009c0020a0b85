import type { NotFoundData } from '@first-show/domain/pages/page-data';

/** The texts of a page that does not exist or that failed to load. */
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
  page: { title: 'Page Not Found', sentence: 'The lamp is on, the seats are here, but no reel has this name.' },
};

import type { SuggestedSource } from './source.schema.ts';

/**
 * Public feeds of Indian film desks, with their publishers' names. None is read until an editor
 * adds and enables it. Check the publisher's terms first.
 */
export const suggestedSources: readonly Omit<SuggestedSource, 'isAdded'>[] = [
  {
    name: 'The Hindu: Movies',
    kind: 'feed',
    url: 'https://www.thehindu.com/entertainment/movies/feeder/default.rss',
    language: 'en',
  },
  {
    name: 'The Indian Express: Bollywood',
    kind: 'feed',
    url: 'https://indianexpress.com/section/entertainment/bollywood/feed/',
    language: 'en',
  },
  {
    name: 'Hindustan Times: Bollywood',
    kind: 'feed',
    url: 'https://www.hindustantimes.com/feeds/rss/entertainment/bollywood/rssfeed.xml',
    language: 'en',
  },
  {
    name: 'Times of India: Entertainment',
    kind: 'feed',
    url: 'https://timesofindia.indiatimes.com/rssfeeds/1081479906.cms',
    language: 'en',
  },
  { name: 'NDTV Movies', kind: 'feed', url: 'https://feeds.feedburner.com/ndtvmovies-latest', language: 'en' },
  {
    name: 'Bollywood Hungama: News',
    kind: 'feed',
    url: 'https://www.bollywoodhungama.com/rss/news.xml',
    language: 'en',
  },
  { name: 'Koimoi', kind: 'feed', url: 'https://www.koimoi.com/feed/', language: 'en' },
  {
    name: 'Amar Ujala: Entertainment',
    kind: 'feed',
    url: 'https://www.amarujala.com/rss/entertainment.xml',
    language: 'hi',
  },
];

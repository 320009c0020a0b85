import type { CategoryDoc } from '@first-show/domain/categories/category.schema';

/**
 * The categories in display order. `color` is the colour of the category's chip, `icon` a name in
 * the site's icon set.
 */
export const categories: Omit<CategoryDoc, 'order'>[] = [
  {
    id: 'film-news',
    slug: 'film-news',
    name: 'Film News',
    color: '#FF7A4D',
    icon: 'newspaper',
    description: 'What is being shot, cut, cleared and shown, from the studio gate to the first show.',
  },
  {
    id: 'celebrities',
    slug: 'celebrities',
    name: 'Celebrities',
    color: '#FF6FA8',
    icon: 'star',
    description: 'The people on the poster and the people who held the ladder.',
  },
  {
    id: 'reviews',
    slug: 'reviews',
    name: 'Reviews',
    color: '#4FC9AC',
    icon: 'speech',
    description: 'Every release of the week, watched with a ticket we paid for.',
  },
  {
    id: 'music',
    slug: 'music',
    name: 'Music',
    color: '#BE93FF',
    icon: 'note',
    description: 'Songs, scores and the rooms where they were recorded.',
  },
  {
    id: 'trade',
    slug: 'trade',
    name: 'Trade',
    color: '#FFB92E',
    icon: 'ticket',
    description: 'Collections, screens and what the weekend really added up to.',
  },
  {
    id: 'streaming',
    slug: 'streaming',
    name: 'Streaming',
    color: '#6FB1FF',
    icon: 'screen',
    description: 'Series and films for the sofa, and which ones deserve the big lamp switched off.',
  },
  {
    id: 'regional',
    slug: 'regional',
    name: 'Regional',
    color: '#B5D84A',
    icon: 'map',
    description: 'Marathi, Tamil, Telugu, Malayalam, Punjabi, Bengali: the cinema next door.',
  },
  {
    id: 'voices',
    slug: 'voices',
    name: 'Voices',
    color: '#E6BE8A',
    icon: 'mic',
    description: 'Interviews, essays and letters from the projection room.',
  },
];

import type { Suggestions } from '@first-show/domain/pages/page-data';
import { CardGrid } from '../article-lists/card-grid.tsx';
import { NameCards } from '../search-matches/name-cards.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';

/**
 * Suggestions below an empty list: popular stories and popular films. Renders nothing without
 * suggestions.
 */
export function Suggested({ suggestions }: { suggestions: Suggestions | null }) {
  if (suggestions === null) return null;
  return (
    <div style={{ marginTop: 44 }}>
      {suggestions.articles.length > 0 && (
        <section aria-labelledby="popular-stories" style={{ marginBottom: 44 }}>
          <SectionHeading title="Popular stories" id="popular-stories" />
          <CardGrid articles={suggestions.articles} columns={3} />
        </section>
      )}
      {suggestions.films.length > 0 && (
        <section aria-labelledby="popular-films">
          <SectionHeading title="Popular films" id="popular-films" />
          <NameCards films={suggestions.films} label="Popular films" />
        </section>
      )}
    </div>
  );
}

import type { BoxOfficeEntry } from './box-office.schema.ts';

type Compared = Pick<BoxOfficeEntry, 'id' | 'language' | 'totalCollection'>;

/** The most films that a film's page compares it with. */
const SIMILAR_MAX = 2;

/**
 * The films to compare a film with: those of its language come first, then those with the nearest
 * total. None for a film without a total.
 */
export function similarFilms<Entry extends Compared>(entries: readonly Entry[], film: Compared): Entry[] {
  const { id, language, totalCollection: total } = film;
  if (total === null || total <= 0) return [];
  return entries
    .flatMap((entry) => {
      const other = entry.totalCollection;
      if (entry.id === id || other === null || other <= 0) return [];
      return { entry, isOtherLanguage: entry.language !== language, distance: Math.abs(Math.log(other / total)) };
    })
    .sort((a, b) => Number(a.isOtherLanguage) - Number(b.isOtherLanguage) || a.distance - b.distance)
    .slice(0, SIMILAR_MAX)
    .map(({ entry }) => entry);
}

import { formatIndianDate } from '../core/dates.ts';
import type { BoxOfficeEntry } from './box-office.schema.ts';

/**
 * When a film was or will be released. A film without a rank has no figures and may be unreleased,
 * so its text fits a date in the future and in the past.
 */
export function releaseText({ releaseDate, rank }: Pick<BoxOfficeEntry, 'releaseDate' | 'rank'>): string {
  if (releaseDate === null) return rank === null ? 'Release date not announced' : 'Release date not known';
  return `In cinemas ${rank === null ? 'from' : 'since'} ${formatIndianDate(releaseDate)}`;
}

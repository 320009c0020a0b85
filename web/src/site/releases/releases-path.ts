import { paths } from '@first-show/domain/core/paths';
import type { ReleasesFilter } from '@first-show/domain/films/release-sections';

/** The path of the page of releases with these filters. `month`: its first month, 'YYYY-MM'. */
export function releasesPath({ kind, language, month }: ReleasesFilter & { month: string | null }): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ kind, language, month })) if (value !== null) search.set(name, value);
  return search.size === 0 ? paths.releases : `${paths.releases}?${search}`;
}

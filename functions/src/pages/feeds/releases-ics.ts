import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import type { ReleaseEntry } from '@first-show/domain/films/release-sections';

const REFRESH_SECONDS = 6 * 3600;

/**
 * The releases with a known day as an iCalendar file (RFC 5545), each as an event of a whole day.
 * The UID has no date in it, so a release that moves is the same event with a higher SEQUENCE.
 */
export async function releasesIcs(entries: readonly ReleaseEntry[], siteUrl: string): Promise<string> {
  // Loaded with the first calendar, because no page needs it.
  const { default: ical, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: `${site.name}: film releases`,
    prodId: { company: site.name, product: 'Film releases', language: 'EN' },
    url: `${siteUrl}${paths.releases}`,
    source: `${siteUrl}${paths.releasesCalendar}`,
    ttl: REFRESH_SECONDS,
  });
  const uids = new Set<string>();
  for (const entry of entries) {
    if (entry.date?.length !== 10) continue;
    calendar.createEvent({
      id: freeUid(entry, uids),
      sequence: entry.revision,
      stamp: new Date(entry.updatedAt),
      lastModified: new Date(entry.updatedAt),
      start: new Date(entry.date),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: entry.title,
      description: [entry.place, ...(entry.languages.length > 0 ? [entry.languages.join(', ')] : [])].join(' · '),
      url: `${siteUrl}${paths.movie(entry.slug)}`,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/**
 * Several releases of one kind, such as two re-releases, are numbered by date. The library does not
 * escape a UID, in which the name of a platform may have commas and semicolons.
 */
function freeUid({ id }: ReleaseEntry, taken: Set<string>): string {
  const uid = (count: number) => `${id.replace(/[\s;,\\]+/g, '-')}${count === 1 ? '' : `-${count}`}@${site.website}`;
  let count = 1;
  while (taken.has(uid(count))) count += 1;
  taken.add(uid(count));
  return uid(count);
}

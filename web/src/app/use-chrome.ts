import type { Chrome, PageEnvelope } from '@first-show/domain/pages/page-data';
import { useRef } from 'react';
import { useMatches } from 'react-router-dom';

const empty: Chrome = {
  categories: [],
  stats: { activeUsers: 0, totalVisits: 0, totalPageViews: 0, totalUniqueVisitors: 0 },
  followers: [],
};

/** The envelope of the current page; `null` if its data failed to load. */
export function useShownEnvelope(): PageEnvelope | null {
  return (useMatches().at(-1)?.loaderData as PageEnvelope | undefined) ?? null;
}

/**
 * The data of the frame: categories, statistics and followers. It comes from the last page that had
 * data, so that an error page still has it.
 */
export function useChrome(): Chrome {
  const envelope = useShownEnvelope();
  const last = useRef(empty);
  if (envelope !== null) last.current = envelope.chrome;
  return last.current;
}

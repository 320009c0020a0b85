import { formatDistance } from 'date-fns/formatDistance';

/**
 * Distance from now with suffix: '3 days ago'. Render after mount only: the server's now is not the
 * reader's. A module of its own, because the pages load its words only then.
 */
export function formatRelative(iso: string, now: Date): string {
  return formatDistance(new Date(iso), now, { addSuffix: true });
}

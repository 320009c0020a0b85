import { formatDistance } from 'date-fns/formatDistance';

/**
 * A past time relative to `now`: '3 days ago'. Call it only after mount, because the server's clock
 * and the reader's differ. The function has a module of its own, so that pages can load date-fns
 * later.
 */
export function formatRelative(iso: string, now: Date): string {
  return formatDistance(new Date(iso), now, { addSuffix: true });
}

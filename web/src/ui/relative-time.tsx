import { useEffect, useState } from 'react';
import { formatShortDate, formatRelative } from '@first-show/domain/core/dates';

const MINUTE_MS = 60_000;

/** '3 days ago', from the reader's own clock: the date until mounted (the server's now is not the reader's), then kept in step. */
export function RelativeTime({ iso, className }: { iso: string; className?: string }) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={iso} className={className}>
      {now === null ? formatShortDate(iso) : formatRelative(iso, now)}
    </time>
  );
}

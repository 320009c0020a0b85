import { formatShortDate } from '@first-show/domain/core/dates';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

const MINUTE_MS = 60_000;

/**
 * A time as '3 days ago' by the reader's own clock, updated every minute. At first it shows the
 * date, because the server does not know the reader's time. The formatting code is loaded when the
 * browser is idle.
 */
export function RelativeTime({ iso, className }: { iso: string; className?: string }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const update = () => {
      import('@first-show/domain/core/relative-time').then(
        ({ formatRelative }) => {
          if (!isGone) setText(formatRelative(iso, new Date()));
        },
        // If loading fails (offline, or a new release removed the file), the date stays.
        () => undefined,
      );
    };
    const cancel = whenIdle(update);
    const timer = setInterval(update, MINUTE_MS);
    return () => {
      isGone = true;
      cancel();
      clearInterval(timer);
    };
  }, [iso]);
  return (
    <time dateTime={iso} className={className}>
      {text ?? formatShortDate(iso)}
    </time>
  );
}

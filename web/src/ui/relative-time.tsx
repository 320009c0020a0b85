import { formatShortDate } from '@first-show/domain/core/dates';
import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

const MINUTE_MS = 60_000;

/**
 * '3 days ago', from the reader's own clock: the date at first (the server's now is not the
 * reader's), then kept in step. The words for it come in a chunk of their own, once there is time:
 * a date says as much.
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
        // Offline or a new release: the date stays.
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

import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The reader's clock, in step to the minute; `null` until mounted, because the server's now is not
 * the reader's.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

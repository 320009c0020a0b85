import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The current time of the reader's clock, updated every minute. `null` on the first render, because
 * the server has another clock.
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

import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** The current time (ISO), updated every 15 seconds. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

import { useEffect, useState } from 'react';

/** Debounces `value`, so that a search or a check does not run for every typed letter. */
export function useRested<Value>(value: Value, milliseconds = 300): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}

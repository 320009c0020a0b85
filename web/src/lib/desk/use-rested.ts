import { useEffect, useState } from 'react';

/** `value` once it has rested for a moment: a search for every letter would be one too many. */
export function useRested<Value>(value: Value, milliseconds = 300): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}

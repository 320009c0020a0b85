import { useEffect, useState } from 'react';

/** Debounces `value`, so that a search or a check does not run for every typed letter. */
export function useDebouncedValue<Value>(value: Value, milliseconds = 300): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

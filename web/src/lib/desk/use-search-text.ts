import { useEffect, useState } from 'react';
import { useDebouncedValue } from './use-debounced-value.ts';

/** The text of a search field. `onSearch` receives it after a pause in typing. */
export function useSearchText(searched: string, onSearch: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(searched);
  // If something else changed the search, such as 'Clear all', copy the new text into the field.
  useEffect(() => setTyped((now) => (now.trim() === searched ? now : searched)), [searched]);
  const debounced = useDebouncedValue(typed.trim());
  useEffect(() => {
    if (debounced !== searched) onSearch(debounced);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing starts a search
  }, [debounced]);
  return [typed, setTyped];
}

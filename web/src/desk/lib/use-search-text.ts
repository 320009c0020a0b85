import { useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from './use-debounced-value.ts';

/**
 * The text of a search field whose search `q` is in the URL. A pause in typing starts a search;
 * `search` starts it at once.
 */
export function useSearchText(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  const search = (words: string) => {
    if (words === sent.current) return;
    sent.current = words;
    onSearch(words);
  };
  // If something else changed `q`, such as 'Show all articles', copy `q` into the field.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setText(q);
  }, [q]);
  const debounced = useDebouncedValue(text.trim());
  useEffect(() => {
    search(debounced);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing starts a search
  }, [debounced]);
  return { text, setText, search: () => search(text.trim()) };
}

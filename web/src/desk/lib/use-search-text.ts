import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * The text of a field, such as a search or a day, whose value `q` is in the URL. A pause in typing
 * sends the text, so that no list is loaded for every letter; `search` sends it at once.
 */
export function useSearchText(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // If something else changed `q`, such as 'Show all articles', copy `q` into the field.
  useEffect(() => {
    if (q === sent.current) return;
    clearTimeout(timer.current);
    sent.current = q;
    setText(q);
  }, [q]);
  const search = (words: string): void => {
    clearTimeout(timer.current);
    if (words === sent.current) return;
    sent.current = words;
    latest.current(words);
  };
  return {
    text,
    setText: (next: string): void => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(next.trim()), PAUSE_MS);
    },
    search: (): void => search(text.trim()),
  };
}

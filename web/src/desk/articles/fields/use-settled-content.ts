import { useEffect, useState } from 'react';
import { useEditorForm } from './article-field.tsx';

const PAUSE_MS = 500;

/**
 * The article's HTML after a pause in typing. Components that use it render once for each pause. A
 * text of 5,000 words would otherwise be counted and drawn again for every letter.
 */
export function useSettledContent(): string {
  const { getValues, subscribe } = useEditorForm();
  const [content, setContent] = useState(() => getValues('content'));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setContent(getValues('content'));
    const unsubscribe = subscribe({
      name: 'content',
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(settle, PAUSE_MS);
      },
    });
    settle();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [getValues, subscribe]);
  return content;
}

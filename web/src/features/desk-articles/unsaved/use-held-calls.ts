import { useRef, useState } from 'react';

/**
 * Tracks calls of other features' sections that change the article. A save waits for the last of
 * them.
 */
export function useHeldCalls() {
  const [count, setCount] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    isHeld: count > 0,
    /** Resolves after the last call, even if it failed. */
    settled: () => last.current,
    hold: async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
      setCount((before) => before + 1);
      try {
        const answer = call();
        last.current = answer.catch(() => undefined);
        return await answer;
      } finally {
        setCount((before) => before - 1);
      }
    },
  };
}

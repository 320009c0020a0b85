import { useRef, useState } from 'react';

/** Calls of other features' parts that change the article: a save waits for the last of them. */
export function useHeldCalls() {
  const [count, setCount] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    isHeld: count > 0,
    /** Settles with the last call, whatever its outcome. */
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

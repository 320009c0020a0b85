import { useState } from 'react';

/**
 * A value with two sources: `live` (from the page's data, later from the listener), and the answers
 * of the reader's own calls, which are passed to the returned function. The source that changed
 * last wins. `live` has changed if `keyOf` returns another text for it.
 */
export function useLatest<Value>(
  live: Value,
  keyOf: (value: Value) => string = JSON.stringify,
): [Value, (answer: Value) => void] {
  const key = keyOf(live);
  const [shown, setShown] = useState({ key, value: live });
  if (shown.key !== key) setShown({ key, value: live });
  const value = shown.key === key ? shown.value : live;
  return [value, (answer) => setShown({ key, value: answer })];
}

import { useState } from 'react';

/**
 * A value from two origins: `live` (the page's data, then the listener), and the answers of the
 * reader's own calls. The one that changed last is returned. Two values with the same `keyOf` count
 * as equal.
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

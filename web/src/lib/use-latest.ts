import { useState } from 'react';

/**
 * A number or record that comes from two sides: `live` (the page's data, then the listener) and
 * answers of the reader's own calls. The last to change wins. `keyOf` tells values apart.
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

import { useSearchParams } from 'react-router-dom';

/**
 * Option of changes of the URL that a field shows. Without it, React first puts the old value back
 * into the field, and a second change starts from the old URL, which loses the first one.
 */
export const AT_ONCE = { flushSync: true } as const;

/** A text in the URL. Not for personal data. `isNewEntry`: adds an entry to the history. */
export function useUrlText(name: string): [string, (text: string, options?: { isNewEntry: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get(name) ?? '',
    (text, { isNewEntry } = { isNewEntry: false }) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (text === '') after.delete(name);
          else after.set(name, text);
          return after;
        },
        { ...AT_ONCE, replace: !isNewEntry },
      ),
  ];
}

/** Removes all parameters from the URL. */
export function useClearUrl(): () => void {
  const [, setParams] = useSearchParams();
  return () => setParams({}, { ...AT_ONCE, replace: true });
}

/** A choice in the URL, so that a reload keeps it. The default (the first one) is left out. */
export function useUrlFilter<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [given, setGiven] = useUrlText(name);
  const choice = choices.find((one) => one === given) ?? choices[0];
  return [choice, (next) => setGiven(next === choices[0] ? '' : next)];
}

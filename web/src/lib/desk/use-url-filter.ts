import { useSearchParams } from 'react-router-dom';

/**
 * A text in the URL, '' if there is none. Never for personal data. A change replaces the history
 * entry, except with `isNewEntry`.
 */
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
        { replace: !isNewEntry },
      ),
  ];
}

/**
 * A choice in the URL, so that a reload and a bookmark keep it. The first of `choices` is the
 * default and is omitted.
 */
export function useUrlFilter<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [given, setGiven] = useUrlText(name);
  const choice = choices.find((one) => one === given) ?? choices[0];
  return [choice, (next) => setGiven(next === choices[0] ? '' : next)];
}

import { useSearchParams } from 'react-router-dom';

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
        { replace: !isNewEntry },
      ),
  ];
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

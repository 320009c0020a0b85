import { useSearchParams } from 'react-router-dom';

/**
 * A choice in the URL, so that a reload and a bookmark keep it. The first of `choices` is the
 * default and is omitted.
 */
export function useUrlFilter<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const given = params.get(name);
  const choice = choices.find((one) => one === given) ?? choices[0];
  return [
    choice,
    (next) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === choices[0]) after.delete(name);
          else after.set(name, next);
          return after;
        },
        { replace: true },
      ),
  ];
}

/** A text in the URL. Never for personal data. */
export function useUrlText(name: string): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get(name) ?? '',
    (text) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (text === '') after.delete(name);
          else after.set(name, text);
          return after;
        },
        { replace: true },
      ),
  ];
}

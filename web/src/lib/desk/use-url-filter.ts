import { useSearchParams } from 'react-router-dom';

/**
 * A choice that stands in the address, so that a reload and a bookmark keep it; the first of
 * `choices` is left out there.
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

/** A text that stands in the address; never for what is personal. */
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

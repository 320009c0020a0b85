import { useSearchParams } from 'react-router-dom';

/**
 * A parameter of the URL; `null` removes it. By default, a change replaces the history entry.
 */
export function useUrlParam(
  name: string,
): [string | null, (value: string | null, options?: { isPage: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get(name),
    (value, { isPage } = { isPage: false }) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: !isPage },
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
  const [given, set] = useUrlParam(name);
  const choice = choices.find((one) => one === given) ?? choices[0];
  return [choice, (next) => set(next === choices[0] ? null : next)];
}

/** A text in the URL. Never for personal data. */
export function useUrlText(name: string): [string, (text: string) => void] {
  const [text, set] = useUrlParam(name);
  return [text ?? '', (next) => set(next === '' ? null : next)];
}

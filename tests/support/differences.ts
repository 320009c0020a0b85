/**
 * The names that only one of two lists has, each with the list that lacks it. Comparing the result
 * with `[]` names the item in the error's first line; an error about two long lists cuts them off.
 */
export const differences = (expected: readonly string[], found: readonly string[]): string[] => [
  ...expected.filter((name) => !found.includes(name)).map((name) => `${name} is missing`),
  ...found.filter((name) => !expected.includes(name)).map((name) => `${name} is unexpected`),
];

import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The last name in a path, without positions in lists: 'text' for `options.0.text`. */
function nameOf(path: Issue['path']): string {
  const names = (path ?? []).filter((part) => typeof part === 'string');
  return names.length === 0 ? 'The body' : `'${names.at(-1)}'`;
}

/**
 * An error message for an issue whose schema has none: "'limit' must be a number". Zod's own
 * message ('Invalid input: expected number, received NaN') is for programmers. Pass this function
 * to `safeParse` as `error`.
 */
export function issueText(issue: Issue): string {
  const name = nameOf(issue.path);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return `${name} is required`;
      return `${name} must be ${KINDS[issue.expected] ?? 'of another type'}`;
    case 'too_small':
      return bound(name, issue.origin, `at least ${String(issue.minimum)}`);
    case 'too_big':
      return bound(name, issue.origin, `at most ${String(issue.maximum)}`);
    case 'invalid_value':
      if (issue.input === undefined || issue.input === null) return `${name} is required`;
      return `${name} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `${name} must be a multiple of ${String(issue.divisor)}`;
    default:
      return issue.input === undefined || issue.input === null ? `${name} is required` : `${name} is not valid`;
  }
}

function bound(name: string, origin: string, amount: string): string {
  if (origin === 'string') return `${name} must have ${amount} characters`;
  if (origin === 'array' || origin === 'set') return `${name} must have ${amount} entries`;
  return `${name} must be ${amount}`;
}

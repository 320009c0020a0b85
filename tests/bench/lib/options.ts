import { CommandError } from '../../../scripts/lib/console.ts';
import { readOptions } from '../../../scripts/lib/read-options.ts';

/**
 * Options of a measurement by name, without dashes: 'boolean' is a flag, 'string' takes a value.
 */
export type Options = Record<string, 'boolean' | 'string'>;
/** The options given on the command line. */
export type GivenOptions = Record<string, string | boolean | undefined>;

/**
 * Parses the arguments after the measurement's name. Throws `CommandError` if one is not `known` or
 * wrong.
 */
export function parseOptions({ name, args, known }: { name: string; args: string[]; known: Options }): GivenOptions {
  const options = Object.fromEntries(Object.entries(known).map(([option, type]) => [option, { type }]));
  const names = Object.keys(known).map((option) => `--${option}`);
  return readOptions(`Options of '${name}': ${names.join(', ') || 'none'}`, { args, options }).values;
}

/**
 * The value of a numeric option, or `otherwise` if it was not given. Throws `CommandError` unless
 * it is a whole number above 0.
 */
export function countOf(given: GivenOptions, option: string, otherwise: number): number {
  const value = given[option];
  if (value === undefined) return otherwise;
  const count = Number(value);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new CommandError(`--${option} takes a whole number above 0, not '${value}'.`);
}

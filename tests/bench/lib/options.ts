import { parseArgs } from 'node:util';
import { Plain } from '../../../scripts/lib/console.ts';

/**
 * Options of a measurement by name, without dashes: 'boolean' is a flag, 'string' takes a value.
 */
export type Options = Record<string, 'boolean' | 'string'>;
/** The options given on the command line. */
export type GivenOptions = Record<string, string | boolean | undefined>;

/**
 * Parses the arguments after the measurement's name. Throws `Plain` for a second name, an option
 * that is not `known`, a missing value, or a value for a flag.
 */
export function parseOptions({ name, args, known }: { name: string; args: string[]; known: Options }): GivenOptions {
  const options = Object.fromEntries(Object.entries(known).map(([option, type]) => [option, { type }]));
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
  const given: GivenOptions = {};
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new Plain(`One measurement at a time: '${token.value}' is a second name beside '${name}'.`);
    if (token.kind === 'option-terminator') continue;
    const type = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (type === undefined) {
      const all = Object.keys(known).map((option) => `--${option}`);
      throw new Plain(
        `'${name}' has no option '${token.rawName}'${all.length === 0 ? '.' : `: it knows ${all.join(', ')}.`}`,
      );
    }
    if ((type === 'string') !== (token.value !== undefined))
      throw new Plain(`${token.rawName} takes ${type === 'string' ? 'a' : 'no'} value.`);
    given[token.name] = token.value ?? true;
  }
  return given;
}

/**
 * The value of a numeric option, or `otherwise` if it was not given. Throws `Plain` unless it is a
 * whole number above 0.
 */
export function countOf(given: GivenOptions, option: string, otherwise: number): number {
  const value = given[option];
  if (value === undefined) return otherwise;
  const count = Number(value);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new Plain(`--${option} takes a whole number above 0, not '${value}'.`);
}

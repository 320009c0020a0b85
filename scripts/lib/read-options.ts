import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandError } from './console.ts';

/**
 * Reads a command's options. Throws `CommandError` with the usage if an option is unknown or wrong.
 */
export function readOptions<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Options of all commands on a database: the running site's or a real project's. */
export const databaseOptions = {
  project: { type: 'string' },
  production: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies ParseArgsConfig['options'];

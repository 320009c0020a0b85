import { CommandError } from './console.ts';

const parts = ['types', 'lint', 'unit', 'rules', 'emulator', 'e2e', 'browsers', 'size', 'stack'] as const;
export type Part = (typeof parts)[number];

export type Selection = {
  parts: ReadonlySet<Part>;
  /** Whether the person named parts. */
  isNamed: boolean;
  /** Whether slow tests and browser tests without '@journey' run too. */
  isEverything: boolean;
  /** File patterns and options, which Vitest and Playwright get as they are. */
  patterns: string[];
};

const everyday: Part[] = ['types', 'lint', 'unit', 'rules', 'emulator', 'e2e', 'size'];

/**
 * Reads the arguments of `npm test -- [all] [part …] [pattern or option …]`. In CI everything runs,
 * as with `all`. With a pattern, all tests that match it run, slow or not.
 */
export function readSelection(args: string[], { isCi }: { isCi: boolean }): Selection {
  const isPart = (arg: string): arg is Part => parts.some((part) => part === arg);
  const words = args[0] === 'all' ? args.slice(1) : args;
  const end = words.findIndex((word) => !isPart(word));
  const named = (end === -1 ? words : words.slice(0, end)).filter(isPart);
  const patterns = end === -1 ? [] : words.slice(end);
  if (named.length === 0 && patterns.length > 0)
    throw new CommandError(
      `There is no part '${patterns[0]}': choose from ${parts.join(', ')}, or 'all', or none for the everyday run.`,
    );
  if (named.includes('stack') && named.length > 1) throw new CommandError("'stack' runs alone.");
  const isAll = args[0] === 'all' || isCi;
  const unnamed = isAll ? [...everyday, 'browsers' as const] : everyday;
  return {
    parts: new Set(named.length > 0 ? named : unnamed),
    isNamed: named.length > 0,
    isEverything: isAll || patterns.length > 0,
    patterns,
  };
}

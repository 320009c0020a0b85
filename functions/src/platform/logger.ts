import { logger as platformLogger } from 'firebase-functions';

/**
 * The variable data of a log line. Never personal data: no address, email, reader id or text by a
 * person.
 */
type LogFacts = Record<string, string | number | boolean | null | undefined>;

/**
 * Structured logs: `event` is a constant phrase ('roll-up failed'), and all variable data is in the
 * facts.
 */
export type Logger = {
  info: (event: string, facts?: LogFacts) => void;
  warn: (event: string, facts?: LogFacts) => void;
  /** `cause` is logged with its stack, so that every unexpected error leaves a trace. */
  error: (event: string, cause: unknown, facts?: LogFacts) => void;
};

export const cloudLogger: Logger = {
  info: (event, facts = {}) => platformLogger.info(event, facts),
  warn: (event, facts = {}) => platformLogger.warn(event, facts),
  error: (event, cause, facts = {}) =>
    platformLogger.error(event, {
      ...facts,
      error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    }),
};

/** A logger without output, for tests that expect a failure. */
export const silentLogger: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

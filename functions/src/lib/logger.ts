import { logger as platformLogger } from 'firebase-functions';

/**
 * Facts of one log line. Never personal data: no address, no email, no reader id, no text that a
 * person wrote.
 */
export type LogFacts = Record<string, string | number | boolean | null | undefined>;

/**
 * Structured log lines: `event` is a constant in words ('roll-up failed'), everything that varies
 * is a fact.
 */
export type Logger = {
  info: (event: string, facts?: LogFacts) => void;
  warn: (event: string, facts?: LogFacts) => void;
  /** `cause` is logged with its stack: the one place where a surprise leaves a trace. */
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

/** Says nothing. For tests that expect a failure. */
export const silentLogger: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

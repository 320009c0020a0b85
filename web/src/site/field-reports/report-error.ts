import type { NewBrowserError } from '@first-show/domain/field-reports/browser-error';
import { scriptName, withoutPersonalData } from '@first-show/domain/field-reports/error-text';
import { callApi } from '../../shared/lib/call-api.ts';

type Place = { script: string; line: number };

/**
 * The first place in a stack that is in one of our scripts; `null` if there is none, as in errors
 * of browser extensions.
 */
export function placeIn(stack: string, origin: string): Place | null {
  for (const [, script = '', line = '0'] of stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+)(?::\d+)?(?=[\s)]|$)/g))
    if (script.startsWith(`${origin}/`)) return { script, line: Number(line) };
  return null;
}

/**
 * The version of the release that is running: the hash in the name of the last script that the
 * document lists; '' if it lists none.
 */
export const versionOf = (script: string | null): string => /-([\w-]{8})\.js$/.exec(script ?? '')?.[1] ?? '';

/** The report of an error; `null` if no script of this site caused it. */
export function errorReport(
  error: unknown,
  { place, origin, start }: { place?: Place | undefined; origin: string; start: string | null },
): NewBrowserError | null {
  const isError = error instanceof Error;
  const own =
    place?.script.startsWith(`${origin}/`) === true ? place : isError ? placeIn(error.stack ?? '', origin) : null;
  const message = withoutPersonalData(isError ? `${error.name}: ${error.message}` : String(error));
  if (own === null || message === '') return null;
  return { script: scriptName(own.script), line: own.line, message, version: versionOf(start) };
}

export function reportError(error: unknown, place?: Place): void {
  const scripts = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const start = Array.from(scripts).at(-1)?.href ?? null;
  const body = errorReport(error, { place, origin: location.origin, start });
  if (body === null) return;
  callApi('/api/analytics/browser-errors', { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

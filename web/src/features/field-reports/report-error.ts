import type { NewBrowserError } from '@first-show/domain/field-reports/browser-error';
import { scriptName, withoutPersonalData } from '@first-show/domain/field-reports/error-text';
import { callApi } from '../../lib/call-api.ts';

type Place = { script: string; line: number };

/** The first place of our own scripts in a stack; `null` without one, as in browser extensions. */
export function placeIn(stack: string, origin: string): Place | null {
  for (const [, script = '', line = '0'] of stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+)(?::\d+)?(?=[\s)]|$)/g))
    if (script.startsWith(`${origin}/`)) return { script, line: Number(line) };
  return null;
}

/** The hash in the name of the entry script: another release has another one. */
export const versionOf = (entry: string | null): string => /-([\w-]{8})\.js$/.exec(entry ?? '')?.[1] ?? '';

/** What is sent of an error; `null` where it is not of a script of this site. */
export function errorReport(
  error: unknown,
  { place, origin, entry }: { place?: Place | undefined; origin: string; entry: string | null },
): NewBrowserError | null {
  const isError = error instanceof Error;
  const own =
    place?.script.startsWith(`${origin}/`) === true ? place : isError ? placeIn(error.stack ?? '', origin) : null;
  const message = withoutPersonalData(isError ? `${error.name}: ${error.message}` : String(error));
  if (own === null || message === '') return null;
  return { script: scriptName(own.script), line: own.line, message, version: versionOf(entry) };
}

export function reportError(error: unknown, place?: Place): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? null;
  const body = errorReport(error, { place, origin: location.origin, entry });
  if (body === null) return;
  callApi('/api/analytics/browser-errors', { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

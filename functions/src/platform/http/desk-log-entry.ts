import type { Deps } from '../deps.ts';
import { detailsOf, subjectOf, writeDeskLog } from '../desk-log/desk-log.ts';
import type { ApiContext } from './api-app.ts';

type LoggedRoute = { method: string; path: string; summary: string; isIdLogged?: boolean };
type LoggedCall = { c: ApiContext; params: Record<string, unknown>; body: unknown; value: unknown };

/**
 * Writes an entry about a successful call to the desks' log. If that fails, the error is logged;
 * the action is not undone.
 */
export async function writeLogEntry(
  deps: Deps,
  { method, path, summary, isIdLogged = true }: LoggedRoute,
  { c, params, body, value }: LoggedCall,
): Promise<void> {
  const { uid, displayName } = c.get('staff');
  const id =
    Object.values(params).find((one) => typeof one === 'string') ?? (value as { id?: unknown } | undefined)?.id;
  await writeDeskLog(deps.db(), {
    id: deps.newId(),
    at: deps.clock.now().toISOString(),
    uid,
    by: displayName,
    action: summary,
    call: `${method.toUpperCase()} ${path}`,
    subject: c.get('subject') ?? subjectOf(value),
    subjectId: typeof id === 'string' && isIdLogged ? id : null,
    details: c.get('details') ?? detailsOf(body),
  }).catch((error: unknown) => deps.log.error('a desk log entry could not be written', error, { method, path, uid }));
}

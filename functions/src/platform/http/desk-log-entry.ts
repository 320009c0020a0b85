import type { DeskLogDoc } from '@first-show/domain/staff/desk-log.schema';
import type { Deps } from '../deps.ts';
import { addDeskLog, detailsOf, subjectOf, writeDeskLog, type LogChange } from '../desk-log/desk-log.ts';
import type { ApiContext } from './api-app.ts';

type LoggedRoute = { method: string; path: string; summary: string; isIdLogged?: boolean };
type LoggedCall = { c: ApiContext; params: Record<string, unknown>; body: unknown };

/**
 * The log entry of one call. `log` writes it in the commit of the change. `addUnlessLogged` writes
 * it after the call, for calls that have no single commit: bulk changes of articles, enhancements,
 * the box office's ranking and import, and calls that found nothing to change. If that fails, the
 * error is logged, and the action is not undone.
 */
export function createCallLog(
  deps: Deps,
  { method, path, summary, isIdLogged = true }: LoggedRoute,
  { c, params, body }: LoggedCall,
): { log: LogChange; addUnlessLogged: (value: unknown) => Promise<void> } {
  let entryId: string | null = null;
  const idInPath = Object.values(params).find((one) => typeof one === 'string');
  const entryOf = (item: { title?: string | null | undefined; id?: string | undefined }): DeskLogDoc => {
    const { uid, displayName } = c.get('staff');
    // A transaction that is tried again writes the same entry.
    entryId ??= deps.newId();
    return {
      id: entryId,
      desk: 'content',
      at: deps.clock.now().toISOString(),
      uid,
      by: displayName,
      action: summary,
      call: `${method.toUpperCase()} ${path}`,
      subject: c.get('subject') ?? item.title ?? null,
      subjectId: isIdLogged ? (idInPath ?? item.id ?? null) : null,
      details: c.get('details') ?? detailsOf(body),
    };
  };
  return {
    log: (writes, item = {}) => writeDeskLog(deps.db(), writes, entryOf(item)),
    addUnlessLogged: async (value) => {
      if (entryId !== null) return;
      const { id } = (value ?? {}) as { id?: unknown };
      const item = { title: subjectOf(value), id: typeof id === 'string' ? id : undefined };
      await addDeskLog(deps.db(), entryOf(item)).catch((error: unknown) =>
        deps.log.error('a desk log entry could not be written', error, { method, path, uid: c.get('staff').uid }),
      );
    },
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormDraft } from '../../../lib/desk/form-draft.ts';
import { type ArticleForm, differingFields, type FormField } from '../article-form.ts';
import { dropServerCopy, keepServerCopy } from '../article-api.ts';
import { formatClock } from '../../../lib/desk/india-time.ts';
import { dropLocalCopy, keepLocalCopy, type WorkingCopy } from './working-copies.ts';

const QUIET_MS = 3_000;
const RETRY_MS = 20_000;

/** Where the unsaved work is stored. 'none': there is nothing to store. */
export type KeptStatus =
  | { kind: 'server'; at: string }
  /** 'nowhere': the device refuses to store it, and the server has not received it yet. */
  | { kind: 'none' | 'device' | 'offline' | 'failed' | 'nowhere' };

const keptTexts = {
  none: 'No unsaved changes',
  device: 'Saved on this device',
  offline: 'Offline. Changes are kept on this device',
  failed: 'Server not reached. Changes are kept on this device',
  nowhere: 'Not saved: this device has no storage',
} as const;
export const keptText = (status: KeptStatus): string =>
  status.kind === 'server' ? `Saved ${formatClock(status.at)}` : keptTexts[status.kind];

/**
 * Stores unsaved work: on this device with every change, on the server after three seconds without
 * typing. It never saves the article itself. Call `keepDraft` with every change, and `forget` after
 * a save or a discard. `articleKey`: the article's id, or 'new'.
 */
export function useAutosave({ uid, articleKey }: { uid: string; articleKey: string }) {
  const [status, setStatus] = useState<KeptStatus>({ kind: 'none' });
  const [unsaved, setUnsaved] = useState<readonly FormField[]>([]);
  const pending = useRef<Omit<WorkingCopy, 'savedAt'> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Calls run one after the other, so that an older state never arrives last. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const hasServerCopy = useRef(true);

  const send = useCallback(() => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(async () => {
      const work = pending.current;
      if (work === null) return;
      try {
        hasServerCopy.current = true;
        const at = await keepServerCopy(articleKey, work);
        if (pending.current !== work) return;
        pending.current = null;
        setStatus({ kind: 'server', at });
      } catch {
        if (pending.current === null) return;
        setStatus({ kind: navigator.onLine ? 'failed' : 'offline' });
        timer.current = setTimeout(send, RETRY_MS);
      }
    });
  }, [articleKey]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = null;
    dropLocalCopy(uid, articleKey);
    setStatus({ kind: 'none' });
    setUnsaved([]);
    queue.current = queue.current.then(async () => {
      if (!hasServerCopy.current) return;
      // Ignore a failure: a leftover copy equals the article, so it is never offered.
      await dropServerCopy(articleKey).then(
        () => void (hasServerCopy.current = false),
        () => undefined,
      );
    });
  }, [uid, articleKey]);

  const keepDraft = useCallback(
    (draft: FormDraft<ArticleForm> | null) => {
      if (draft === null) return forget();
      const differing = differingFields(draft.values, draft.opened);
      setUnsaved((before) => (before.join() === differing.join() ? before : differing));
      const work = { form: draft.values, basedOn: draft.revision as number | null, base: draft.opened };
      const isKept = keepLocalCopy(uid, articleKey, { ...work, savedAt: new Date().toISOString() });
      pending.current = work;
      setStatus(isKept ? { kind: navigator.onLine ? 'device' : 'offline' } : { kind: 'nowhere' });
      clearTimeout(timer.current);
      timer.current = setTimeout(send, QUIET_MS);
    },
    [uid, articleKey, send, forget],
  );

  useEffect(() => {
    const retry = () => pending.current !== null && send();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      // When the editor closes, send what is not on the server yet.
      if (pending.current !== null) send();
      clearTimeout(timer.current);
    };
  }, [send]);

  return { status, unsaved, keepDraft, forget };
}

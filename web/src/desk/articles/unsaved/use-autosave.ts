import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormDraft } from '../../lib/form-draft.ts';
import { formatClock } from '../../lib/india-time.ts';
import { dropServerCopy, keepServerCopy } from '../article-api.ts';
import { type ArticleForm, differingFields, type FormField } from '../article-form.ts';
import { dropLocalCopy, keepLocalCopy, type WorkingCopy } from './working-copies.ts';

const QUIET_MS = 3_000;
const RETRY_MS = 20_000;

/** The status texts of the save bar. They say where the unsaved work is stored. */
const kept = {
  none: { text: 'No unsaved changes', isBad: false },
  device: { text: 'Saved on this device', isBad: false },
  server: (at: string) => ({ text: `Saved ${formatClock(at)}`, isBad: false }),
  offline: { text: 'Offline. Changes are kept on this device', isBad: true },
  failed: { text: 'Server unreachable. Changes are kept on this device', isBad: true },
  /** The device refuses to store the work, and the server does not have it yet. */
  nowhere: { text: 'Not saved: this browser does not allow storage', isBad: true },
};

/**
 * Stores unsaved work. `keepDraft` stores it on this device with every change, and on the server
 * after three seconds without a change. `forget` deletes both copies. `articleKey`: the article's
 * id, or the key of a new article.
 */
export function useAutosave({ uid, articleKey }: { uid: string; articleKey: string }) {
  const [status, setStatus] = useState(kept.none);
  const [unsaved, setUnsaved] = useState<readonly FormField[]>([]);
  const pending = useRef<Omit<WorkingCopy, 'savedAt'> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Calls to the server run one after the other. Otherwise an older draft could arrive last. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const hasServerCopy = useRef(true);

  const send = useCallback(() => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(async () => {
      const work = pending.current;
      if (work === null) return;
      try {
        hasServerCopy.current = true;
        const { savedAt } = await keepServerCopy(articleKey, work);
        if (pending.current !== work) return;
        pending.current = null;
        setStatus(kept.server(savedAt));
      } catch {
        if (pending.current === null) return;
        setStatus(navigator.onLine ? kept.failed : kept.offline);
        timer.current = setTimeout(send, RETRY_MS);
      }
    });
  }, [articleKey]);

  const forget = () => {
    clearTimeout(timer.current);
    pending.current = null;
    dropLocalCopy(uid, articleKey);
    setStatus(kept.none);
    setUnsaved([]);
    queue.current = queue.current.then(async () => {
      if (!hasServerCopy.current) return;
      try {
        await dropServerCopy(articleKey);
        hasServerCopy.current = false;
      } catch {
        // The copy stays on the server. If it differs from the article, the next visit offers it.
      }
    });
  };

  const keepDraft = (draft: FormDraft<ArticleForm> | null) => {
    if (draft === null) return forget();
    const differing = differingFields(draft.values, draft.opened);
    setUnsaved((before) => (before.join() === differing.join() ? before : differing));
    const work = { form: draft.values, basedOn: draft.revision as number | null, base: draft.opened };
    pending.current = work;
    const isOnDevice = keepLocalCopy(uid, articleKey, { ...work, savedAt: new Date().toISOString() });
    setStatus(!isOnDevice ? kept.nowhere : navigator.onLine ? kept.device : kept.offline);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, QUIET_MS);
  };

  useEffect(() => {
    const retry = () => pending.current !== null && send();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      // The editor closes, or opens another article. Send the pending work now.
      if (pending.current !== null) send();
      clearTimeout(timer.current);
    };
  }, [send]);

  return { status, unsaved, keepDraft, forget };
}

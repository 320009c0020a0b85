import type { WorkingCopy } from '@first-show/domain/articles/article-desk.schema';
import { ApiError } from '../../../shared/lib/call-api.ts';
import { type FormDraft, isSame } from '../../lib/form-draft.ts';
import { formatClock } from '../../lib/india-time.ts';
import { currentOf } from '../../lib/staff-api.ts';
import { COPY_TIMEOUT_MS, dropUnsent, keepUnsent, onSendUnsent, sendCopy } from '../../lib/unsent-work.ts';
import { dropServerCopy } from '../article-api.ts';
import type { ArticleForm } from '../article-form.ts';

/** While somebody types, the working copy is sent this often. */
const SEND_MS = 3_000;
const RETRY_MS = 20_000;

/** The status texts of the save bar. They say where the unsaved work is stored. */
export const keptTexts = {
  none: { text: 'No unsaved changes', isBad: false },
  sending: { text: 'Saving…', isBad: false },
  server: (at: string) => ({ text: `Saved ${formatClock(at)}`, isBad: false }),
  offline: { text: 'Offline. Changes are kept on this device', isBad: true },
  failed: { text: 'Server unreachable. Changes are kept on this device', isBad: true },
  deleted: { text: 'The article was deleted. Changes are kept on this device', isBad: true },
  otherWindow: { text: 'Changed in another window. Not saved yet', isBad: true },
  /** The device refuses to store the work, and the server does not have it yet. */
  nowhere: { text: 'Not saved: this browser does not allow storage', isBad: true },
};
type KeptStatus = (typeof keptTexts)['none'];

/** The server's working copy as this window has last seen it. `savedAt` is `null` if none. */
export type Synced = { savedAt: string | null; values: ArticleForm };
type Work = Pick<WorkingCopy, 'basedOnRevision'> & { values: ArticleForm };

type Options = {
  uid: string;
  articleId: string;
  synced: Synced;
  /** Work that only this device has, from an earlier visit. */
  unsent: Work | null;
  onStatus: (status: KeptStatus) => void;
  /**
   * Another window of this editor has saved `copy` since. `base` is what this window has seen. The
   * caller merges both and then calls `adopt`. Until then nothing is sent.
   */
  onOtherCopy: (copy: WorkingCopy, base: ArticleForm) => void;
};

const obstacleOf = (error: unknown): KeptStatus => {
  if (error instanceof ApiError && error.status === 404) return keptTexts.deleted;
  return navigator.onLine ? keptTexts.failed : keptTexts.offline;
};

/** Sends the unsaved form to the server. Until the server has it, this device keeps it. */
export function createAutosave({ uid, articleId, synced, unsent, onStatus, onOtherCopy }: Options) {
  let seen = synced;
  let pending = unsent;
  /** The values of the last call. Its answer may have been lost. */
  let sent: ArticleForm | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Calls run one after the other. Otherwise an older form could arrive last. */
  let calls: Promise<void> = Promise.resolve();
  /** Why the server does not have the latest changes; `null` if they are on their way. */
  let obstacle: KeptStatus | null = null;
  let isClosed = false;
  /** The `savedAt` of a copy that arrived after the form was saved or discarded. */
  let late: string | null = null;
  /** Counts the calls of `forget`, because an answer to an earlier call must change nothing. */
  let forgotten = 0;

  /** After the editor has closed, nothing is kept: a log-out has cleared the device. */
  const keepOnDevice = (): boolean =>
    isClosed ||
    pending === null ||
    keepUnsent(uid, { articleId, ...pending, replaces: seen.savedAt, base: seen.values });
  const keepAndTell = (place: KeptStatus): void => onStatus(keepOnDevice() ? place : keptTexts.nowhere);
  const sendAfter = (ms: number): void => {
    if (!isClosed) timer ??= setTimeout(send, ms);
  };
  const adopt = (copy: Synced): void => {
    // While a call runs, the device holds its form, which may be older than `pending`.
    for (const values of [pending?.values, sent]) if (values != null) dropUnsent(uid, { articleId, values });
    pending = null;
    seen = copy;
    obstacle = null;
    onStatus(copy.savedAt === null ? keptTexts.none : keptTexts.server(copy.savedAt));
  };

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    calls = calls.then(sendPending);
  }
  async function sendPending(): Promise<void> {
    const work = pending;
    if (work === null || obstacle === keptTexts.otherWindow) return;
    const before = sent;
    const round = forgotten;
    sent = work.values;
    keepOnDevice();
    try {
      const savedAt = await sendCopy({ articleId, ...work, replaces: seen.savedAt }, COPY_TIMEOUT_MS);
      if (round === forgotten) confirm(work, savedAt);
      else late = savedAt;
    } catch (error) {
      if (round !== forgotten) return;
      const current = currentOf<WorkingCopy>(error);
      // The server has what this window sent before. Only the answer was lost.
      const own = [work.values, before].find((values) => values !== null && isSame(values, current?.values));
      if (current === null) {
        obstacle = obstacleOf(error);
        keepAndTell(obstacle);
        sendAfter(RETRY_MS);
      } else if (own != null) {
        confirm({ ...work, values: own }, current.savedAt);
        await sendPending();
      } else {
        obstacle = keptTexts.otherWindow;
        keepAndTell(obstacle);
        // A closed form merges nothing: its work stays on the device, for the next visit.
        if (!isClosed) onOtherCopy(current, seen.values);
      }
    }
  }
  function confirm({ values }: Work, savedAt: string): void {
    obstacle = null;
    seen = { savedAt, values };
    dropUnsent(uid, { articleId, values });
    // Otherwise the form has changed since, and the timer is set.
    if (pending === null || !isSame(pending.values, values)) return;
    pending = null;
    onStatus(keptTexts.server(savedAt));
  }

  const onHidden = (): void => {
    if (document.hidden) send();
  };
  return {
    adopt,
    /** Keeps the form. `null`: it has no unsaved changes. */
    keep(draft: FormDraft<ArticleForm> | null): void {
      if (draft === null) return;
      // A restored form is what the server has already.
      if (pending === null && isSame(draft.values, seen.values)) return;
      pending = { values: draft.values, basedOnRevision: draft.revision as number | null };
      if (obstacle === null && navigator.onLine) onStatus(keptTexts.sending);
      else keepAndTell(obstacle ?? keptTexts.offline);
      sendAfter(SEND_MS);
    },
    /** Deletes the kept form, because it was saved or discarded. `values`: the saved ones. */
    forget(values: ArticleForm): void {
      clearTimeout(timer);
      timer = undefined;
      const { savedAt } = seen;
      forgotten += 1;
      adopt({ savedAt: null, values });
      calls = calls.then(async () => {
        // A call that was running has saved the form once more.
        const last = late ?? savedAt;
        late = null;
        // If this fails, the next visit finds a copy without changes and deletes it.
        if (last !== null) await dropServerCopy(articleId, last).catch(() => undefined);
      });
    },
    /** Starts sending. Returns the function that sends the rest and stops. */
    open(): () => void {
      isClosed = false;
      if (pending !== null) send();
      const unregister = onSendUnsent(keepOnDevice);
      window.addEventListener('online', send);
      window.addEventListener('pagehide', keepOnDevice);
      document.addEventListener('visibilitychange', onHidden);
      return () => {
        unregister();
        window.removeEventListener('online', send);
        window.removeEventListener('pagehide', keepOnDevice);
        document.removeEventListener('visibilitychange', onHidden);
        keepOnDevice();
        isClosed = true;
        send();
      };
    },
  };
}

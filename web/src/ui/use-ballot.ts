import { useEffect, useRef, useState } from 'react';
import { ApiError, callApi } from '../lib/call-api.ts';
import { failureText } from '../lib/failure-text.ts';
import { useLiveDoc } from '../lib/live/use-live.ts';
import { rememberTakingPart } from '../lib/reader-state.ts';
import { useInView } from '../lib/use-in-view.ts';
import { showToast } from './toast/toast.ts';

/** Requests under way by path. The tickets of a page ask at once, and share one answer. */
const listsUnderWay = new Map<string, Promise<unknown>>();

async function load<Item extends { id: string }>(listPath: string, id: string): Promise<Item> {
  const list = listsUnderWay.get(listPath) ?? callApi(listPath).finally(() => listsUnderWay.delete(listPath));
  listsUnderWay.set(listPath, list);
  const found = ((await list) as Item[]).find((item) => item.id === id);
  if (found === undefined) throw new Error(`${listPath} does not list ${id}`);
  return found;
}

/** How long results may wait for the listener before they are fetched. */
const LISTENER_WAIT_MS = 1_500;

/**
 * What tells one kind of ballot (a poll, a prediction) from another. Pure; the same object for
 * every render.
 */
export type BallotKind<Item, Doc, Tally> = {
  /** The reader's own choice as the item tells it. */
  ownOf: (item: Item) => number | null;
  tallyOfItem: (item: Item) => Tally;
  tallyOfDoc: (doc: Doc) => Tally;
  /** The later of two tallies. */
  laterTally: (a: Tally, b: Tally) => Tally;
  /** Whether a tally says how many chose what. */
  hasResults: (tally: Tally) => boolean;
  /** Answers all items of the kind: '/api/polls'. */
  listPath: string;
  /** Name of the field in which a 409 or 410 brings the item as it is now. */
  field: string;
  texts: { done: { title: string; description: string }; failedTitle: string; failed: string };
};

/**
 * Taking part in one ballot: the live tally, the own choice (from this page, from earlier, from the
 * item), and casting it once. Whoever chose before, in another tab, is told so and sees the
 * results; results that the listener does not bring are fetched.
 *
 * Only what is in sight listens, and what owes results until it has them: a vote is a read for
 * everybody who does, and most who have a page open are elsewhere on it.
 */
export function useBallot<Item extends { id: string }, Doc, Tally>(
  kind: BallotKind<Item, Doc, Tally>,
  ballot: {
    item: Item;
    /**
     * The texts as this page shows them: a ballot that an editor changed meanwhile must not take
     * them for others.
     */
    options: readonly string[];
    /** Document with the tally: 'polls/x'. */
    docPath: string;
    /** Where the choice is sent: '/api/polls/x/vote'. */
    castPath: string;
    /** The own choice as this browser remembers it. */
    earlier: number | null;
    isOver: (tally: Tally) => boolean;
  },
): {
  /** For the ballot's element. */
  ref: (element: HTMLElement | null) => void;
  tally: Tally;
  own: number | null;
  /** Nothing can be chosen any more. */
  isDone: boolean;
  selected: number | null;
  select: (optionIndex: number) => void;
  isSending: boolean;
  /** The own choice was just cast: the results take the focus. */
  hasJustCast: boolean;
  cast: (optionIndex: number) => Promise<void>;
} {
  const { item, docPath } = ballot;
  const [ref, isInView] = useInView<HTMLElement>();
  const [last, setLast] = useState<Tally | null>(null);
  const [answer, setAnswer] = useState<{ tally: Tally; own: number | null } | null>(null);
  const own = answer?.own ?? ballot.earlier ?? kind.ownOf(item);
  const isOwed = (known: Tally): boolean =>
    (own !== null || answer !== null || ballot.isOver(known)) && !kind.hasResults(known);
  const known = last ?? answer?.tally ?? kind.tallyOfItem(item);
  const heard = useLiveDoc<Doc, Tally | null>(isInView || isOwed(known) ? docPath : null, null, kind.tallyOfDoc, {
    refresh: async () => kind.tallyOfItem(await load<Item>(kind.listPath, item.id)),
  });
  // Still true as far as it goes when the ballot is out of sight, or comes back into it.
  if (heard !== null && heard !== last) setLast(heard);
  const [selected, select] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [hasJustCast, setHasJustCast] = useState(false);
  /** The last call of this page got no answer: it may have counted. */
  const isAnswerLost = useRef(false);

  const live = heard ?? last ?? kind.tallyOfItem(item);
  const tally = answer === null ? live : kind.laterTally(answer.tally, live);
  const isDone = own !== null || answer !== null || ballot.isOver(tally);
  const accept = (fresh: Item, choice: number | null) =>
    setAnswer({ tally: kind.tallyOfItem(fresh), own: kind.ownOf(fresh) ?? choice });

  const isMissing = isOwed(tally);
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setTimeout(() => {
      load<Item>(kind.listPath, item.id).then(
        (fresh) => accept(fresh, own),
        () => undefined,
      );
    }, LISTENER_WAIT_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the path names the ballot; its functions are new on each render
  }, [isMissing, docPath, own]);

  async function refused(error: unknown, optionIndex: number): Promise<void> {
    const status = error instanceof ApiError ? error.status : null;
    const sent =
      error instanceof ApiError ? (error.body?.[kind.field] as { options?: unknown } | undefined) : undefined;
    const item = Array.isArray(sent?.options) ? (sent as Item) : null;
    // 409 after a call without an answer: that call counted, only its answer was lost. The results
    // alone say so.
    const isCounted = status === 409 && isAnswerLost.current && item !== null && kind.ownOf(item) === optionIndex;
    isAnswerLost.current = status === null;
    if (!isCounted)
      showToast({ title: kind.texts.failedTitle, description: failureText(error, kind.texts.failed), tone: 'error' });
    if (status !== 409 && status !== 410) return;
    const fresh = item ?? (await load<Item>(kind.listPath, ballot.item.id).catch(() => null));
    if (fresh === null) return;
    setHasJustCast(true);
    accept(fresh, null);
    if (kind.ownOf(fresh) !== null) rememberTakingPart();
  }

  async function cast(optionIndex: number): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    try {
      const fresh = await callApi<Item>(ballot.castPath, {
        method: 'POST',
        body: { optionIndex, option: ballot.options[optionIndex] },
      });
      setHasJustCast(true);
      accept(fresh, optionIndex);
      rememberTakingPart();
      showToast(kind.texts.done);
    } catch (error) {
      await refused(error, optionIndex);
    } finally {
      setIsSending(false);
    }
  }

  return { ref, tally, own, isDone, selected, select, isSending, hasJustCast, cast };
}

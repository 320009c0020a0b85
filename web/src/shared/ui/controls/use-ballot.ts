import { useEffect, useRef, useState } from 'react';
import { ApiError, callApi } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useLiveDoc } from '../../lib/live/use-live.ts';
import { rememberTakingPart } from '../../lib/reader-state.ts';
import { useInView } from '../../lib/use-in-view.ts';
import { showToast } from '../toast/toast.ts';

/**
 * Requests in progress, by path. If several ballots of a page ask at the same time, they share one
 * answer.
 */
const listsUnderWay = new Map<string, Promise<unknown>>();

async function load<Item extends { id: string }>(listPath: string, id: string): Promise<Item> {
  const list = listsUnderWay.get(listPath) ?? callApi(listPath).finally(() => listsUnderWay.delete(listPath));
  listsUnderWay.set(listPath, list);
  const found = ((await list) as Item[]).find((item) => item.id === id);
  if (found === undefined) throw new Error(`${listPath} does not list ${id}`);
  return found;
}

/** How long to wait for the live listener before the results are fetched, in ms. */
const LISTENER_WAIT_MS = 1_500;

/**
 * The logic in which polls and predictions differ. The functions are pure. Pass the same object on
 * every render.
 */
export type BallotKind<Item, Doc, Tally> = {
  /** The index of the reader's own choice in an answer of the API; `null` if there is none. */
  ownOf: (item: Item) => number | null;
  tallyOfItem: (item: Item) => Tally;
  tallyOfDoc: (doc: Doc) => Tally;
  /** The later of two tallies. */
  laterTally: (a: Tally, b: Tally) => Tally;
  /** Whether a tally contains the results per option. */
  hasResults: (tally: Tally) => boolean;
  /** The endpoint that lists all items of the kind: '/api/polls'. */
  listPath: string;
  /** Name of the field in the body of a 409 or 410 that contains the current item. */
  field: string;
  texts: { done: { title: string; description: string }; failedTitle: string; failed: string };
};

type Ballot<Item, Tally> = {
  item: Item;
  /**
   * The option texts that this page shows. The text of the chosen option is sent with the vote, so
   * that the server can refuse the vote if an editor has changed the options.
   */
  options: readonly string[];
  /** Path of the document with the tally, such as 'polls/x'. */
  docPath: string;
  /** The endpoint that receives the vote, such as '/api/polls/x/vote'. */
  castPath: string;
  /**
   * The reader's own choice from an earlier visit (`useReaderState`); `null` if it is not known.
   */
  earlier: number | null;
  isOver: (tally: Tally) => boolean;
};

type BallotState<Tally> = {
  /** The ref of the ballot's root element. */
  ref: (element: HTMLElement | null) => void;
  tally: Tally;
  own: number | null;
  /** True if the reader has voted or the ballot is closed. */
  isDone: boolean;
  selected: number | null;
  select: (optionIndex: number) => void;
  isSending: boolean;
  /**
   * True if the reader has just voted, or if the server has just refused the vote with 409 or 410.
   * The results then take the focus.
   */
  hasJustCast: boolean;
  cast: (optionIndex: number) => Promise<void>;
};

/**
 * Fetches the results if the listener does not deliver them in time. Tries again if `key` changes.
 * A failure is ignored, because the listener may still deliver them.
 */
function useMissingResults(isMissing: boolean, key: string, fetchResults: () => Promise<void>): void {
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setTimeout(() => void fetchResults().catch(() => undefined), LISTENER_WAIT_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the function is new on each render; the key names what it fetches
  }, [isMissing, key]);
}

/**
 * The state of one ballot: the live tally, the reader's own choice (just cast, from an earlier
 * visit, or from the item), and `cast`. A reader who has already voted in another tab gets a
 * message and sees the results. Results that the listener does not deliver in time are fetched.
 *
 * A ballot listens only while it is in or near the viewport, or while its results are missing.
 * Every vote costs one read per listener, and most readers who have the page open are looking at
 * another part of it.
 */
export function useBallot<Item extends { id: string }, Doc, Tally>(
  kind: BallotKind<Item, Doc, Tally>,
  ballot: Ballot<Item, Tally>,
): BallotState<Tally> {
  const { item, docPath } = ballot;
  const [ref, isInView] = useInView<HTMLElement>();
  const [last, setLast] = useState<Tally | null>(null);
  const [answer, setAnswer] = useState<{ tally: Tally; own: number | null } | null>(null);
  const own = answer?.own ?? ballot.earlier ?? kind.ownOf(item);
  const lacksResults = (known: Tally): boolean =>
    (own !== null || answer !== null || ballot.isOver(known)) && !kind.hasResults(known);
  const known = last ?? answer?.tally ?? kind.tallyOfItem(item);
  const listened = useLiveDoc<Doc, Tally | null>(
    isInView || lacksResults(known) ? docPath : null,
    null,
    kind.tallyOfDoc,
    {
      refresh: async () => kind.tallyOfItem(await load<Item>(kind.listPath, item.id)),
    },
  );
  // Keep the last tally, because a ballot out of view has no listener.
  if (listened !== null && listened !== last) setLast(listened);
  const [selected, select] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [hasJustCast, setHasJustCast] = useState(false);
  /** True if the last call from this page got no answer. Its vote may have been counted. */
  const isAnswerLost = useRef(false);

  const live = listened ?? last ?? kind.tallyOfItem(item);
  const tally = answer === null ? live : kind.laterTally(answer.tally, live);
  const isDone = own !== null || answer !== null || ballot.isOver(tally);
  const accept = (fresh: Item, choice: number | null) =>
    setAnswer({ tally: kind.tallyOfItem(fresh), own: kind.ownOf(fresh) ?? choice });

  useMissingResults(lacksResults(tally), `${docPath} ${own}`, () =>
    load<Item>(kind.listPath, item.id).then((fresh) => accept(fresh, own)),
  );

  async function handleRefusal(error: unknown, optionIndex: number): Promise<void> {
    const status = error instanceof ApiError ? error.status : null;
    const sent =
      error instanceof ApiError ? (error.body?.[kind.field] as { options?: unknown } | undefined) : undefined;
    const item = Array.isArray(sent?.options) ? (sent as Item) : null;
    // A 409 with the same choice, after a call without an answer, means that the first call was
    // counted. Show the results and no error.
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
      await handleRefusal(error, optionIndex);
    } finally {
      setIsSending(false);
    }
  }

  return { ref, tally, own, isDone, selected, select, isSending, hasJustCast, cast };
}

import { useEffect, useRef, useState } from 'react';
import type { PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { livePaths } from '@first-show/domain/core/live-paths';
import { ApiError, callApi } from '../../shared/lib/call-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { useLiveDoc } from '../../shared/lib/live/use-live.ts';
import { rememberTakingPart, useReaderState } from '../../shared/lib/reader-state.ts';
import { useInView } from '../../shared/lib/use-in-view.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { laterTally, type Ballot, type BallotKind, type Tally } from './ballot.ts';

/**
 * Requests in progress, by path. If several ballots of a page ask at the same time, they share one
 * answer.
 */
const listsUnderWay = new Map<string, Promise<unknown>>();

async function load({ listPath, ballotOf }: BallotKind, id: string): Promise<Ballot> {
  const list = listsUnderWay.get(listPath) ?? callApi(listPath).finally(() => listsUnderWay.delete(listPath));
  listsUnderWay.set(listPath, list);
  const found = ((await list) as { id: string }[]).find((answer) => answer.id === id);
  if (found === undefined) throw new Error(`${listPath} does not list ${id}`);
  return ballotOf(found as never);
}

/** How long to wait for the live listener before the results are fetched, in ms. */
const LISTENER_WAIT_MS = 1_500;

type BallotState = {
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
export function useBallot(ballot: Ballot, isOver: (tally: Tally) => boolean): BallotState {
  const { kind, id } = ballot;
  const docPath = livePaths[kind.name](id);
  const earlier = useReaderState(`${kind.name}:${id}`)?.[kind.choices][id] ?? null;
  const [ref, isInView] = useInView<HTMLElement>();
  const [last, setLast] = useState<Tally | null>(null);
  const [answer, setAnswer] = useState<{ tally: Tally; own: number | null } | null>(null);
  const own = answer?.own ?? earlier ?? ballot.own;
  const lacksResults = (known: Tally): boolean =>
    (own !== null || answer !== null || isOver(known)) && known.votes === null;
  const known = last ?? answer?.tally ?? ballot.tally;
  const listened = useLiveDoc<PollDoc | PredictionDoc, Tally | null>(
    isInView || lacksResults(known) ? docPath : null,
    null,
    kind.tallyOfDoc as (doc: PollDoc | PredictionDoc) => Tally,
    { refresh: async () => (await load(kind, id)).tally },
  );
  // Keep the last tally, because a ballot out of view has no listener.
  if (listened !== null && listened !== last) setLast(listened);
  const [selected, select] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [hasJustCast, setHasJustCast] = useState(false);
  /** True if the last call from this page got no answer. Its vote may have been counted. */
  const isAnswerLost = useRef(false);

  const live = listened ?? last ?? ballot.tally;
  const tally = answer === null ? live : laterTally(answer.tally, live);
  const isDone = own !== null || answer !== null || isOver(tally);
  const accept = (fresh: Ballot, choice: number | null) => setAnswer({ tally: fresh.tally, own: fresh.own ?? choice });

  useMissingResults(lacksResults(tally), `${docPath} ${own}`, () => load(kind, id).then((fresh) => accept(fresh, own)));

  async function handleRefusal(error: unknown, optionIndex: number): Promise<void> {
    const status = error instanceof ApiError ? error.status : null;
    const sent = error instanceof ApiError ? (error.body?.[kind.name] as { options?: unknown } | undefined) : undefined;
    const current = Array.isArray(sent?.options) ? kind.ballotOf(sent as never) : null;
    // A 409 with the same choice, after a call without an answer, means that the first call was
    // counted. Show the results and no error.
    const isCounted = status === 409 && isAnswerLost.current && current?.own === optionIndex;
    isAnswerLost.current = status === null;
    if (!isCounted) showToast({ title: kind.failedTitle, description: failureText(error, kind.failed), tone: 'error' });
    if (status !== 409 && status !== 410) return;
    const fresh = current ?? (await load(kind, id).catch(() => null));
    if (fresh === null) return;
    setHasJustCast(true);
    accept(fresh, null);
    if (fresh.own !== null) rememberTakingPart();
  }

  async function cast(optionIndex: number): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    try {
      // The server refuses the vote if an editor has changed the option since the page was opened.
      const body = { optionIndex, option: ballot.options[optionIndex] };
      const path = `${kind.listPath}/${encodeURIComponent(id)}/${kind.action}`;
      const fresh = kind.ballotOf((await callApi(path, { method: 'POST', body })) as never);
      setHasJustCast(true);
      accept(fresh, optionIndex);
      rememberTakingPart();
      showToast(kind.done);
    } catch (error) {
      await handleRefusal(error, optionIndex);
    } finally {
      setIsSending(false);
    }
  }

  return { ref, tally, own, isDone, selected, select, isSending, hasJustCast, cast };
}

import type { ReaderState } from '@first-show/domain/reader/reader.schema';
import { useEffect, useState } from 'react';
import { callApi } from './call-api.ts';
import { readLocal, writeLocal } from './local-store.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Storage key that is set with the first reaction, vote, prediction or comment on this device.
 * Without it, the reader has no state, and no call is needed.
 */
const TOOK_PART_KEY = 'fs-took-part';
/** The API's limit of items per call. */
const ITEMS_MAX = 50;

/**
 * Call this function after a reaction, vote, prediction or comment was accepted. From then on,
 * pages ask the server for the reader's choices.
 */
export function rememberTakingPart(): void {
  writeLocal(TOOK_PART_KEY, true);
}

type Listener = (state: ReaderState) => void;

/**
 * Returns the function with which components ask for the state of an item. The items of a page are
 * collected, and requested together in as few calls as the API allows. Called with an item and a
 * listener, the function returns another one, which cancels this request.
 */
export function createReaderQueue(
  load: (items: string[]) => Promise<ReaderState>,
  schedule: (task: () => void) => void,
) {
  let waiting: { item: string; listener: Listener }[] = [];
  let isScheduled = false;
  const flush = () => {
    isScheduled = false;
    const requests = waiting;
    waiting = [];
    const items = [...new Set(requests.map(({ item }) => item))];
    while (items.length > 0) {
      const batch = items.splice(0, ITEMS_MAX);
      load(batch).then(
        (state) => {
          for (const { item, listener } of requests) if (batch.includes(item)) listener(state);
        },
        // Without an answer, the reader's own choices are not marked. Everything else works.
        () => undefined,
      );
    }
  };
  return (item: string, listener: Listener): (() => void) => {
    const entry = { item, listener };
    waiting.push(entry);
    if (!isScheduled) {
      isScheduled = true;
      schedule(flush);
    }
    return () => {
      waiting = waiting.filter((other) => other !== entry);
      entry.listener = () => undefined;
    };
  };
}

const ask = createReaderQueue(
  (items) => callApi<ReaderState>(`/api/reader?items=${items.map(encodeURIComponent).join(',')}`),
  (task) => void whenIdle(task),
);

/**
 * The state of the reader for an item ('article:<id>', 'poll:<id>', 'prediction:<id>'): reaction
 * and comments, vote or prediction. The state may contain other items of the page too. `null` until
 * the answer arrives, and on a device that has never taken part (`TOOK_PART_KEY`).
 */
export function useReaderState(item: string): ReaderState | null {
  const [known, setKnown] = useState<{ item: string; state: ReaderState } | null>(null);
  useEffect(() => {
    if (readLocal<boolean>(TOOK_PART_KEY) !== true) return undefined;
    return ask(item, (state) => setKnown({ item, state }));
  }, [item]);
  return known?.item === item ? known.state : null;
}

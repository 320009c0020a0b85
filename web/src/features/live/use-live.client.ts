import { useEffect } from 'react';
import { useObservable } from 'reactfire';
import { createLiveObservables, type Heard } from './live-observable.client.ts';

type Start<Value> = (on: { next: (value: Value) => void; error: (error: Error) => void }) => () => void;
const observables = createLiveObservables<unknown>();

/**
 * Listens while mounted, over reactfire's `useObservable`. `id` names the listener: components with the same id share one.
 * `start` begins to listen and answers how to stop. Never suspends, never throws: an error is data, and the last listener to
 * unmount detaches.
 */
export function useLive<Value>(id: string, start: Start<Value>, initial: Value): Heard<Value> {
  const { observable, cacheId } = observables.get(id, start as Start<unknown>);
  const { data } = useObservable<Heard<unknown>>(cacheId, observable, { initialData: { value: initial }, suspense: false });
  useEffect(() => observables.retain(id), [id]);
  return data as Heard<Value>;
}

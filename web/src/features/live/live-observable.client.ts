import { Observable } from 'rxjs';

/** What a live source has said last. An error is a value too: reactfire throws a real one for ever. */
export type Heard<Value> = { value: Value } | { error: Error };

/**
 * Makes one observable per id over `start`, which begins to listen and answers how to stop.
 *
 * reactfire keeps its own subscription to every observable it was ever given, so an observable that is unsubscribed only when its last
 * subscriber leaves would listen for ever. These count the components instead: `retain` on mount, and the function it answers
 * on unmount; with the last one the listener stops, and the id is new again.
 */
export function createLiveObservables<Value>() {
  type Live = { observable: Observable<Heard<Value>>; stop: () => void; users: number; generation: number };
  const lives = new Map<string, Live>();
  let generations = 0;

  function open(id: string, start: (on: { next: (value: Value) => void; error: (error: Error) => void }) => () => void): Live {
    const known = lives.get(id);
    if (known !== undefined) return known;
    const subscribers = new Set<(heard: Heard<Value>) => void>();
    let last: Heard<Value> | null = null;
    const tell = (heard: Heard<Value>) => {
      last = heard;
      for (const subscriber of subscribers) subscriber(heard);
    };
    let stopListening: (() => void) | null = null;
    let isStopped = false;
    const observable = new Observable<Heard<Value>>((subscriber) => {
      const next = (heard: Heard<Value>) => subscriber.next(heard);
      subscribers.add(next);
      if (last !== null) subscriber.next(last);
      if (stopListening === null && !isStopped) {
        stopListening = start({ next: (value) => tell({ value }), error: (error) => tell({ error }) });
      }
      return () => subscribers.delete(next);
    });
    generations += 1;
    const live: Live = {
      observable,
      stop: () => {
        isStopped = true;
        stopListening?.();
        stopListening = null;
        subscribers.clear();
      },
      users: 0,
      generation: generations,
    };
    lives.set(id, live);
    return live;
  }

  return {
    /** The observable of an id and the name that reactfire may keep it under. */
    get(id: string, start: Parameters<typeof open>[1]): { observable: Observable<Heard<Value>>; cacheId: string } {
      const live = open(id, start);
      return { observable: live.observable, cacheId: `${id}#${live.generation}` };
    },
    retain(id: string): () => void {
      const live = lives.get(id);
      if (live === undefined) return () => undefined;
      live.users += 1;
      return () => {
        live.users -= 1;
        // A remount in the same tick (another page that wants the same document) keeps the listener.
        queueMicrotask(() => {
          if (live.users > 0 || lives.get(id) !== live) return;
          lives.delete(id);
          live.stop();
        });
      };
    },
  };
}

import { useEffect } from 'react';
import { liveStore } from '../../shared/lib/live/live-store.ts';
import { savesData } from '../../shared/lib/live/use-live.ts';
import { whenIdle } from '../../shared/lib/when-idle.ts';

/** Loads the listener when the browser is idle, but never with data saver on. Renders nothing. */
export function LiveWhenIdle() {
  useEffect(() => {
    if (savesData()) return undefined;
    let isCurrent = true;
    let stop = (): void => undefined;
    const cancel = whenIdle(() => {
      import('./listen-in-worker.client.ts').then(
        ({ listenInWorker }) => {
          if (isCurrent) stop = listenInWorker();
        },
        // Offline, or a new release removed the file: mark all sources as failed, so that
        // components with a `refresh` function poll.
        () => liveStore.publishLoss(),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
      stop();
    };
  }, []);
  return null;
}

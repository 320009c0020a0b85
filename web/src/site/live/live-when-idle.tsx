import { useEffect } from 'react';
import { savesData } from '../../shared/lib/live/use-live.ts';
import { whenIdle } from '../../shared/lib/when-idle.ts';
import { listenInWorker } from './listen-in-worker.ts';

/** Starts the listener when the browser is idle, but never with data saver on. Renders nothing. */
export function LiveWhenIdle() {
  useEffect(() => {
    if (savesData()) return undefined;
    let stop = (): void => undefined;
    const cancel = whenIdle(() => {
      stop = listenInWorker();
    });
    return () => {
      cancel();
      stop();
    };
  }, []);
  return null;
}

import { type ComponentType, useEffect, useState } from 'react';
import { nextTask } from '../../lib/next-task.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { QuietBoundary } from '../../ui/quiet-boundary.tsx';
import { savesData } from '../../lib/live/use-live.ts';

/** Brings the listener after the page is idle; never with data saver on. Renders nothing a reader sees. */
export function LiveWhenIdle() {
  const [LiveRoot, setLiveRoot] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (savesData()) return undefined;
    return whenIdle(() => {
      import('./live-root.client.tsx').then(
        // Evaluating it is a task, opening Firestore another.
        (module) => void nextTask().then(() => setLiveRoot(() => module.LiveRoot)),
        // Offline or a new release: the page stays as it is.
        () => undefined,
      );
    });
  }, []);
  return LiveRoot === null ? null : (
    <QuietBoundary>
      <LiveRoot />
    </QuietBoundary>
  );
}

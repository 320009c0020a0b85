import { type ComponentType, lazy, Suspense } from 'react';
import { backOnline, loadWithRetry } from '../lib/load-with-retry.ts';

/**
 * Makes a component that the page works without. It renders nothing until its script has loaded. If
 * the script fails to load, it is requested again once the browser is back online.
 */
export function optionalComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await loadWithRetry(load, backOnline) }));
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

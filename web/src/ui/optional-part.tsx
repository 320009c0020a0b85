import { type ComponentType, lazy, Suspense } from 'react';
import { backOnline, loadWithRetry } from '../lib/load-with-retry.ts';

/**
 * Makes a component that the page can do without: it renders nothing until its script has arrived.
 * Where the script does not arrive, the page stays as it is, and the script is requested again once
 * the browser is back online.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await loadWithRetry(load, backOnline) }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

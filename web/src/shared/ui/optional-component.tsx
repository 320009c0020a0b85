import { type ComponentType, lazy, Suspense } from 'react';
import { backOnline, loadWithRetry } from '../lib/load-with-retry.ts';

/**
 * Wraps a component that the page can do without. Renders nothing until the component's script has
 * loaded. If loading fails, tries again when the browser is online.
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

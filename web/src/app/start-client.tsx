import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { installBackGuard } from '../lib/back-guard.ts';
import { createEmotionCache } from '../lib/emotion-cache.ts';
import { leaveFirstPage } from '../lib/first-page.ts';
import { nextTask } from '../lib/next-task.ts';
import { AppProviders } from './app-providers.tsx';
import { createDeskRoutes } from './desks/desk-routes.tsx';
import { replayEarlyClicks } from './inline-script.ts';
import { loadPage } from './load-page.ts';
import { createRoutes } from './routes.tsx';

installBackGuard();
const routes = createRoutes(loadPage, createDeskRoutes());
const envelope = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as PageEnvelope | null;
const matches = matchRoutes(routes, window.location) ?? [];

// A public page hydrates the markup of its own component, so that component must be here first. A desk hydrates its door, which the
// router shows (as `HydrateFallback`) until the desk's script has arrived.
const isDesk = envelope?.page.kind === 'desk';
if (!isDesk)
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );

// A task each for the router and for React's start: together they would keep a tap waiting.
await nextTask();
const page = matches.at(-1)?.route.id;
const router = createBrowserRouter(routes, {
  hydrationData: isDesk || envelope === null || page === undefined ? undefined : { loaderData: { [page]: envelope } },
});
const firstLocation = router.state.location;
router.subscribe(({ location }) => location !== firstLocation && leaveFirstPage());

await nextTask();

// In a transition React hydrates the sections one by one, in slices, and starts with the one that the reader touches.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <AppProviders cache={createEmotionCache()}>
      <RouterProvider router={router} />
    </AppProviders>,
    // A hydration mismatch must not pass in silence: the browser tests fail on every error in the console.
    { onRecoverableError: (error) => console.error(error) },
  );
});
replayEarlyClicks();

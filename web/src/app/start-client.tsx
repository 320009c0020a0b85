import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { watchErrors } from '../features/field-reports/watch-errors.ts';
import { installBackGuard } from '../lib/back-guard.ts';
import { createEmotionCache } from '../lib/emotion-cache.ts';
import { leaveFirstPage } from '../lib/first-page.ts';
import { nextTask } from '../lib/next-task.ts';
import { AppProviders } from './app-providers.tsx';
import { createDeskRoutes } from './desks/desk-routes.tsx';
import { replayEarlyClicks } from './inline-script.ts';
import { loadPage } from './load-page.ts';
import { createRoutes } from './routes.tsx';

const reportError = watchErrors();
installBackGuard();
const routes = createRoutes(loadPage, createDeskRoutes());
const envelope = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as PageEnvelope | null;
const matches = matchRoutes(routes, window.location) ?? [];

// A public page hydrates the markup of its own component, so that component must be here first. A
// desk shows its door (`HydrateFallback`) until its script has arrived.
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

const root = document.getElementById('root') as HTMLElement;
const app = (
  <AppProviders cache={createEmotionCache()}>
    <RouterProvider router={router} />
  </AppProviders>
);
// A desk replaces its door: by now its script may have come from the browser's cache, and React
// would find other markup than it draws. For all other pages React hydrates the sections one by
// one, in slices, because of the transition, and starts with the one that the reader touches. A
// hydration mismatch must not pass in silence: the browser tests fail on every error in the
// console.
if (isDesk) createRoot(root).render(app);
else
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error, { componentStack }) => {
        console.error(error, componentStack);
        reportError(error);
      },
    });
  });
replayEarlyClicks();

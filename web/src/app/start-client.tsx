import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { watchErrors } from '../site/field-reports/watch-errors.ts';
import { installBackGuard, releaseBack } from '../shared/lib/back-guard.ts';
import { createEmotionCache } from '../shared/lib/emotion-cache.ts';
import { leaveFirstPage } from '../shared/lib/first-page.ts';
import { nextTask } from '../shared/lib/next-task.ts';
import { AppProviders } from '../shared/theme/app-providers.tsx';
import { hasAddressChanged, replayEarlyClicks } from './inline-script.ts';
import { loadPage } from './load-page.ts';
import { createRoutes } from './routes.tsx';
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts';

watchErrors();
installBackGuard();
tolerateMovedNodes();
const envelope = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as PageEnvelope | null;
const isDesk = envelope?.page.kind === 'desk';
// Public pages do not know the routes of the desks: a desk is always loaded as a document.
const desks = isDesk ? (await import('../desk/shell/desk-routes.tsx')).createDeskRoutes() : [];
const routes = createRoutes(loadPage, desks);
const matches = matchRoutes(routes, window.location) ?? [];

// A public page hydrates the server's markup, so its component must be loaded first. A desk shows
// its placeholder (`HydrateFallback`) until its script has loaded.
if (!isDesk)
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );

// Start the router and React in separate tasks, because one long task would delay the response to a
// tap.
await nextTask();
if (hasAddressChanged()) window.location.reload();
const page = matches.at(-1)?.route.id;
const router = createBrowserRouter(routes, {
  hydrationData: isDesk || envelope === null || page === undefined ? undefined : { loaderData: { [page]: envelope } },
});
const firstLocation = router.state.location;
router.subscribe(({ location }) => location !== firstLocation && leaveFirstPage());

await nextTask();

function App() {
  useEffect(releaseBack, []);
  return <RouterProvider router={router} />;
}

const root = document.getElementById('root') as HTMLElement;
const app = (
  <AppProviders cache={createEmotionCache()}>
    <App />
  </AppProviders>
);
// A desk is rendered from scratch. If its script is cached, React's first markup would differ from
// the server's placeholder.
if (isDesk) createRoot(root).render(app);
// Other pages hydrate in a transition: React hydrates one section after another, in short steps,
// and first the section that the reader touches. Recoverable errors, such as a mismatch between the
// server's markup and React's, are logged, because the browser tests fail on every console error.
// They are not reported to Site health: React has mended the page, and extensions that insert
// elements, such as password managers, cause several of them on each page.
else
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
    });
  });
replayEarlyClicks();

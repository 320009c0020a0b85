import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { installBackGuard } from '../lib/back-guard.ts';
import { layOutLater } from '../lib/lay-out-later.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { loadPage } from './load-page.ts';
import { createRoutes } from './routes.tsx';

installBackGuard();
const routes = createRoutes(loadPage);
const envelope = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as PageEnvelope | null;
const matches = matchRoutes(routes, window.location) ?? [];

// Hydration must find the page's component at once: a lazy route would render nothing first.
await Promise.all(
  matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    const loaded = await route.lazy();
    Object.assign(route, loaded, { lazy: undefined });
  }),
);

const page = matches.at(-1)?.route.id;
const router = createBrowserRouter(routes, {
  hydrationData: envelope !== null && page !== undefined ? { loaderData: { [page]: envelope } } : undefined,
});

layOutLater(document, whenIdle);

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <RouterProvider router={router} />,
);

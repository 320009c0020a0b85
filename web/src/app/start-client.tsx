import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { installBackGuard } from '../lib/back-guard.ts';
import { arrive, takeOverAll } from '../lib/light/part.tsx';
import { nextTask } from '../lib/next-task.ts';
import { takeEarlyTaps } from './early-taps.ts';
import { loadPage } from './load-page.ts';
import { fontsReady, forgetHeights, freeAround, isArriving, later, layOutAll } from './measure-early.ts';
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

// First what the press does is shown.
window.addEventListener('click', ({ target }) => void nextTask().then(() => freeAround(target)), { capture: true, passive: true });
const root = document.getElementById('root') as HTMLElement;
// What a reader's own browser knows (a vote, a comment that waits), and what comes live.
const changes = new MutationObserver((records) => {
  if (!isArriving(document)) changes.disconnect();
  else if (forgetHeights(records) && root.dataset.alive !== undefined) later.measure();
});
changes.observe(root, { subtree: true, childList: true, characterData: true });

await nextTask();
const page = matches.at(-1)?.route.id;
const router = createBrowserRouter(routes, {
  hydrationData: envelope !== null && page !== undefined ? { loaderData: { [page]: envelope } } : undefined,
});
let shown = router.state.location;
// Before the router's own component hears of it.
router.subscribe(({ location }) => {
  takeOverAll();
  // Back and a fragment lead to a place further down, which has to stand where it will.
  if (location.pathname !== shown.pathname || location.hash !== '') layOutAll(document);
  // Another list has other heights.
  else if (location.search !== shown.search) later.layOut();
  shown = location;
});

await nextTask();
await arrive(() => void hydrateRoot(root, <RouterProvider router={router} />), takeEarlyTaps());
root.dataset.alive = '';

if (window.scrollY > 0) later.layOut();
else window.addEventListener('scroll', () => later.layOut(), { once: true, passive: true });
window.addEventListener('beforeprint', () => layOutAll(document));
// Turned, a phone gives other heights. (Its address bar coming and going changes none.)
const { innerWidth } = window;
window.addEventListener('resize', () => innerWidth !== window.innerWidth && layOutAll(document));
// Once more what taking the page over has changed.
void fontsReady.then(later.measure);

import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { installBackGuard } from '../lib/back-guard.ts';
import { freeAround, layOutAll, layOutLater, measureLater } from '../lib/lay-out-later.ts';
import { arrive, takeOverAll } from '../lib/light/part.tsx';
import { nextTask } from '../lib/next-task.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { ANEK, ECZAR } from '../ui/families.ts';
import { takeEarlyTaps } from './early-taps.ts';
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

/** Who pressed something is likely to wait for it, and to press again; who scrolls, to press what comes: so long nothing else is begun. */
const QUIET_AFTER_INPUT_MS = 500;
let quietFrom = 0;
for (const name of ['pointerdown', 'keydown', 'scroll'])
  window.addEventListener(name, ({ timeStamp }) => (quietFrom = timeStamp + QUIET_AFTER_INPUT_MS), { capture: true, passive: true });
// First what the press does is shown.
window.addEventListener('click', ({ target }) => void nextTask().then(() => freeAround(target)), { capture: true, passive: true });
const whenQuiet = (next: () => void): void =>
  void nextTask().then(() =>
    whenIdle(() => {
      const left = quietFrom - performance.now();
      if (left > 0) setTimeout(() => whenQuiet(next), left);
      else next();
    }),
  );
let hasBegun = false;
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  layOutLater(document, whenQuiet);
}

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
  else if (location.search !== shown.search) begin();
  shown = location;
});

await nextTask();
const root = document.getElementById('root') as HTMLElement;
await arrive(() => void hydrateRoot(root, <RouterProvider router={router} />), takeEarlyTaps());
root.dataset.alive = '';

// Fonts that only the parts further down need come first: each one that came later would lay out the whole page anew.
if (document.documentElement.dataset.arriving !== undefined)
  await Promise.allSettled(
    [ANEK, ECZAR].map((stack) => document.fonts.load(`1em ${stack.split(',')[0]}`, root.textContent)),
  );

if (window.scrollY > 0) begin();
else {
  window.addEventListener('scroll', begin, { once: true, passive: true });
  if (document.documentElement.dataset.arriving !== undefined) measureLater(document, whenQuiet, () => hasBegun);
}
window.addEventListener('beforeprint', () => layOutAll(document));
// Turned, a phone gives other heights. (Its address bar coming and going changes none.)
const { innerWidth } = window;
window.addEventListener('resize', () => innerWidth !== window.innerWidth && layOutAll(document));

// Evaluates the page's scripts one by one, each in a task of its own, so that the browser can
// respond to a tap in between. The document lists each script after those that it imports
// (`chunks.ts`). This file has no static imports, because they would all be evaluated in one task
// (decision 021).
//
// A script that does not arrive stops no other one here. If the page cannot start without it, the
// page is loaded once more, because a browser does not ask again for a module that failed.
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
  await import(/* @vite-ignore */ href).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
}
await import('./start-client.tsx').catch((error: unknown) => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') throw error;
  window.location.reload();
});
export {};

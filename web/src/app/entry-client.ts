// Evaluates the page's scripts one by one, each in a task of its own, so that the browser can
// respond to a tap in between. The document lists each script after those that it imports
// (`chunks.ts`). This file has no static imports, because they would all be evaluated in one task
// (decision 021).
//
// A script that does not arrive stops no other one. Scripts that import it ask for it again.
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
  await import(/* @vite-ignore */ href).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
}
await import('./start-client.tsx');
export {};

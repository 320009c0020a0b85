// Evaluates the page's scripts one by one, each in a task of its own, so that the browser can
// respond to a tap in between. The document lists them in the order of their imports. This file
// imports none of them, because all would then be evaluated in one task. (Decision 021.)
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
  await import(/* @vite-ignore */ href);
  await new Promise((resolve) => setTimeout(resolve));
}
await import('./start-client.tsx');
export {};

// The document names every script that the page needs, those first that others are made of. Evaluated in a task each, none of them keeps
// a tap waiting; by the import below alone they would all be evaluated in one. (This script shares none of them, or it would wait for it.)
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
  await import(/* @vite-ignore */ href);
  await new Promise((resolve) => setTimeout(resolve));
}
await import('./start-client.tsx');
export {};

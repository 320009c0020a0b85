// Evaluates the scripts of the page one by one, each in a task of its own, so that a tap in between
// is answered at once. The document names them in the order of their imports. (Decision 021. This
// file imports none of them, or they would all be evaluated in its task.)
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
  await import(/* @vite-ignore */ href);
  await new Promise((resolve) => setTimeout(resolve));
}
await import('./start-client.tsx');
export {};

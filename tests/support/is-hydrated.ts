/**
 * True if React has hydrated every section of the page. React adds a `__reactFiber…` key to each
 * element that it has hydrated. The server marks the start of each `<Suspense>` with a comment that
 * begins with `$`; the element after it has no such key until its section is hydrated. Forms are
 * ignored, because their script loads later (`web/src/shared/ui/controls/lazy-form.tsx`).
 *
 * The function runs in the page, so it can use no variables from outside.
 */
export function isHydrated(): boolean {
  const root = document.getElementById('root');
  const isOwned = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const first = root?.firstElementChild;
  if (root === null || !first || !isOwned(first)) return false;
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const comment = comments.currentNode as Comment;
    if (!/^\$[?~!]?$/.test(comment.data)) continue;
    if (comment.parentElement?.closest('[data-lazy-form]')) continue;
    const next = comment.nextSibling;
    if (next instanceof Element && !isOwned(next)) return false;
  }
  return true;
}

/**
 * Makes React survive browser translators, which move text nodes into `<font>` elements. React then
 * removes a text from its old parent, or inserts before it there, and the browser would throw an
 * error that replaces the whole page (facebook/react#11538). With this guard the text is removed
 * where it is now, and a new node is inserted before the element into which the text was moved, or
 * at the end if the translator has replaced the text.
 */
export function tolerateMovedNodes(prototype: Pick<Node, 'insertBefore' | 'removeChild'> = Node.prototype): void {
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = childAround(this, child);
    if (place === child) return removeChild.call(this, child) as Child;
    // A text that the translator has replaced is in no parent any more.
    if (place !== null && child.parentNode !== null) removeChild.call(child.parentNode, child);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    return insertBefore.call(this, child, before && childAround(this, before)) as Child;
  };
}

/** The child of `parent` that is or contains `node`; `null` if there is none. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}

import { parseHTML } from 'linkedom';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts';

// React's client needs a global document when it is imported.
const { window, document, HTMLElement, Node } = parseHTML('<!doctype html><html><body></body></html>');
Object.assign(globalThis, { window, document, HTMLElement, Node, IS_REACT_ACT_ENVIRONMENT: true });
const { createRoot } = await import('react-dom/client');

/** linkedom defines these methods on the class of the nodes with children. */
const parents = Object.getPrototypeOf(HTMLElement.prototype) as object;
function ownerOf(name: string, prototype: object = parents): Pick<Node, 'insertBefore' | 'removeChild'> {
  return Object.hasOwn(prototype, name)
    ? (prototype as Node)
    : ownerOf(name, Object.getPrototypeOf(prototype) as object);
}
tolerateMovedNodes(ownerOf('removeChild'));

/** Moves each text of the document into two nested `<font>`, as browser translators do. */
function translate(parent: Element): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType !== 3) translate(node as Element);
    else {
      const font = document.createElement('font');
      const inner = document.createElement('font');
      parent.replaceChild(font, node);
      font.appendChild(inner).appendChild(node);
    }
  }
}

type Shown = { isEstimate: boolean; day: number; isMarked?: boolean };
const Cell = ({ isEstimate, day, isMarked = false }: Shown) => (
  <p>
    {isMarked && <b>!</b>}
    {isMarked && 'New: '}
    Day {day}
    {isEstimate && ' (estimate)'}
  </p>
);

let root: ReturnType<typeof createRoot>;
const show = (shown: Shown) => act(() => root.render(<Cell {...shown} />));
beforeEach(() => {
  root = createRoot(document.body);
});
afterEach(() => act(() => root.unmount()));

it('removes a text that a translator has moved', () => {
  show({ isEstimate: true, day: 1 });
  translate(document.body);
  show({ isEstimate: false, day: 2 });
  expect(document.body.textContent).toBe('Day 2');
});

it('inserts elements and texts before a text that a translator has moved', () => {
  show({ isEstimate: false, day: 1 });
  translate(document.body);
  show({ isEstimate: true, day: 1, isMarked: true });
  expect(document.body.textContent).toBe('!New: Day 1 (estimate)');
});

it('ignores the removal of a text that a translator has replaced', () => {
  show({ isEstimate: true, day: 1 });
  const [last] = [...(document.querySelector('p')?.childNodes ?? [])].slice(-1);
  last?.parentNode?.removeChild(last);
  show({ isEstimate: false, day: 1 });
  expect(document.body.textContent).toBe('Day 1');
});

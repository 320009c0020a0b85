import { parseHTML } from 'linkedom';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// React's client needs a global document when it is imported.
const { window, document, HTMLElement, Node, Event, CustomEvent } = parseHTML(
  '<!doctype html><html><body></body></html>',
);
// linkedom computes no styles; Radix reads only the name of the animation.
const getComputedStyle = () => ({ animationName: 'none' });
Object.assign(window, {
  requestAnimationFrame: (step: () => void) => setTimeout(step, 16),
  cancelAnimationFrame: clearTimeout,
});
Object.assign(globalThis, {
  window,
  document,
  HTMLElement,
  Node,
  Event,
  CustomEvent,
  getComputedStyle,
  IS_REACT_ACT_ENVIRONMENT: true,
});
const { createRoot } = await import('react-dom/client');
const { showToast } = await import('./toast.ts');
const { Toaster } = await import('./toaster.tsx');

const root = createRoot(document.body);
beforeEach(() => {
  vi.useFakeTimers();
  act(() => root.render(<Toaster />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it('keeps a toast that arrives at the moment when the previous toast ends', () => {
  act(() => showToast({ title: 'Login successful', durationMs: 1_000 }));
  expect(document.body.textContent).toContain('Login successful');
  act(() => {
    showToast({ title: 'Comment approved successfully' });
    vi.advanceTimersByTime(1_000);
  });
  expect(document.body.textContent).toContain('Comment approved successfully');
});

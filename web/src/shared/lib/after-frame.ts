/**
 * Resolves after the next frame has been drawn. A hidden tab draws no frames, so in a hidden tab
 * the promise stays pending: use `nextTask` if the tab may be hidden.
 */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

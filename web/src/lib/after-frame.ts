/**
 * Resolves behind the next frame, when what was drawn for it is on its way to the screen. A hidden
 * tab has no frames; `next-task.ts` goes on there too.
 */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

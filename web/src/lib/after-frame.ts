/**
 * Resolves after the next frame has been drawn. It never resolves in a hidden tab, which draws no
 * frames: use `next-task.ts` there.
 */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

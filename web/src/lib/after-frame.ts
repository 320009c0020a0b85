/**
 * Resolves after the next frame, when its drawing is on the way to the screen. A hidden tab draws
 * no frames, so it never resolves there: use `next-task.ts` instead.
 */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

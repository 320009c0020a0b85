const LATEST_MS = 100;

/**
 * Resolves in a new task at the next frame, so that the browser can paint and respond to input
 * first. Resolves after 100 ms at the latest, because a hidden tab draws no frames.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    const done = () => {
      clearTimeout(latest);
      cancelAnimationFrame(frame);
      port2.postMessage(null);
    };
    const latest = setTimeout(done, LATEST_MS);
    const frame = requestAnimationFrame(done);
  });

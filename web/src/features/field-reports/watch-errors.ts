/** A page that fails in a loop says so this often. */
const REPORTS_MAX = 5;

/**
 * Reports errors that no code caught, and promises that were rejected unnoticed. Returns the
 * function that reports any other error. The code that sends is loaded with the first error.
 */
export function watchErrors(): (error: unknown) => void {
  let left = REPORTS_MAX;
  const report = (error: unknown, place?: { script: string; line: number }) => {
    if (left === 0) return;
    left -= 1;
    // A report that is lost is no visitor's concern.
    void import('./report-error.ts').then(
      (module) => module.reportError(error, place),
      () => undefined,
    );
  };
  window.addEventListener('error', ({ error, message, filename, lineno }) =>
    report(error ?? message, { script: filename, line: lineno }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}

/** Maximum number of reports per document, in case a page fails in a loop. */
const REPORTS_MAX = 5;

/**
 * Reports uncaught errors and unhandled promise rejections. The code that sends reports is loaded
 * with the first error.
 */
export function watchErrors(): void {
  let left = REPORTS_MAX;
  const report = (error: unknown, place?: { script: string; line: number }) => {
    if (left === 0) return;
    left -= 1;
    // Ignore failures: a lost report must not disturb the visitor.
    void import('./report-error.ts').then(
      (module) => module.reportError(error, place),
      () => undefined,
    );
  };
  window.addEventListener('error', ({ error, message, filename, lineno }) =>
    report(error ?? message, { script: filename, line: lineno }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Results that Vitest's JSON report leaves out. */
export type TestExtras = {
  /** Names of tests that passed only on a retry. */
  secondTries: string[];
  /** First lines of errors outside any test; they fail the run. */
  unhandledErrors: string[];
};

/** A Vitest reporter that writes `TestExtras` to the file that TEST_EXTRAS_FILE names. */
export default class ExtrasReporter implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (modules, errors) => {
    const secondTries = modules.flatMap((one) =>
      [...one.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => test.fullName),
    );
    const unhandledErrors = errors.map(({ name = 'Error', message }) => `${name}: ${message.split('\n', 1)[0]}`);
    const extras: TestExtras = { secondTries, unhandledErrors };
    if (process.env.TEST_EXTRAS_FILE !== undefined) writeFileSync(process.env.TEST_EXTRAS_FILE, JSON.stringify(extras));
  };
}

import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/**
 * Writes the names of tests that passed only on a retry to SECOND_TRIES_FILE, because Vitest's
 * reporters in CI do not list them.
 */
export default class SecondTries implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (modules) => {
    const names = modules.flatMap((one) =>
      [...one.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => test.fullName),
    );
    if (process.env.SECOND_TRIES_FILE !== undefined)
      writeFileSync(process.env.SECOND_TRIES_FILE, JSON.stringify(names));
  };
}

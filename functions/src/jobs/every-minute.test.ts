import { expect, it } from 'vitest';
import { fixedClock } from '../platform/clock.ts';
import { silentLogger } from '../platform/logger.ts';
import { runSteps } from './every-minute.job.ts';

it('runs every step even if one fails, logs the failure, and fails in the end', async () => {
  const ran: string[] = [];
  const logged: unknown[] = [];
  const step = (name: string, run: () => void) => ({
    name,
    why: '',
    run: () => {
      ran.push(name);
      run();
      return Promise.resolve();
    },
  });
  const deps = {
    db: () => {
      throw new Error('no database');
    },
    clock: fixedClock('2026-11-14T12:00:00.000Z'),
    log: { ...silentLogger, error: (_event: string, _cause: unknown, facts?: object) => void logged.push(facts) },
  };
  const steps = [step('first', () => undefined), step('second', () => deps.db()), step('third', () => undefined)];
  await expect(runSteps(steps, deps)).rejects.toThrow('Failed steps: second');
  expect(ran).toEqual(['first', 'second', 'third']);
  expect(logged).toEqual([{ step: 'second' }]);
});

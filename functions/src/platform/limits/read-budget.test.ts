import { expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import { unitDeps } from '../../testing/unit-deps.ts';
import { giveBackOnFailure, takeReads } from './read-budget.ts';
import { limits } from './limits.ts';

const LEFT = 100;
const depsWithReads = (points: number): Deps => ({
  ...unitDeps,
  config: { ...unitDeps.config, rateLimitScale: points / limits.reads.everybody.points },
});
const caller = { address: '203.0.113.9' };

it('refuses a call that may read more than is left of the budget, and no cheap call', async () => {
  const deps = depsWithReads(LEFT);
  expect((await takeReads(deps, { caller, reads: LEFT })).ok).toBe(true);
  expect(await takeReads(deps, { caller, reads: 20 })).toMatchObject({ ok: false, error: { status: 429 } });
  expect((await takeReads(deps, { caller, reads: 13 })).ok).toBe(true);
});

it('gets back what a call did not read, and all reads of a call that fails, once', async () => {
  const deps = depsWithReads(LEFT);
  const taken = await takeReads(deps, { caller, reads: LEFT });
  if (!taken.ok) throw new Error('refused');
  taken.value.giveBack(60);
  const again = await takeReads(deps, { caller, reads: 60 });
  if (!again.ok) throw new Error('refused');
  await expect(giveBackOnFailure(again.value, () => Promise.reject(new Error('the database is down')))).rejects.toThrow(
    'down',
  );
  again.value.giveBack();
  expect((await takeReads(deps, { caller, reads: 60 })).ok).toBe(true);
  expect((await takeReads(deps, { caller, reads: 20 })).ok).toBe(false);
});

import type { Firestore } from 'firebase-admin/firestore';
import { indianDayStart } from '@first-show/domain/analytics/daily-stats';
import { collections } from '@first-show/domain/core/collections';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import type { ProviderFailure } from '../provider.ts';

/**
 * `system/enhancementBudget_{day}`: `{ calls }`, the number of calls to a model on a day in India.
 */

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

const budgetRef = (db: Firestore, now: Date) =>
  db.collection(collections.system).doc(`enhancementBudget_${indianDay(now.toISOString())}`);

/**
 * Takes one call from the day's budget before the call is made; returns a failure if the budget is
 * used up, otherwise `null`. A failed call stays counted, because the service counts it too.
 */
export async function spendCall(
  db: Firestore,
  input: { callsPerDay: number; now: Date },
): Promise<ProviderFailure | null> {
  const { callsPerDay, now } = input;
  return db.runTransaction(async (transaction) => {
    const ref = budgetRef(db, now);
    const found = await transaction.get(ref);
    const calls = (found.get('calls') as number | undefined) ?? 0;
    if (calls >= callsPerDay) return overBudget(callsPerDay, now);
    transaction.set(ref, { calls: calls + 1 });
    // The day's first call deletes the count of seven days ago, so that seven days remain.
    if (!found.exists) transaction.delete(budgetRef(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
    return null;
  });
}

function overBudget(callsPerDay: number, now: Date): ProviderFailure {
  const midnight = Date.parse(indianDayStart(plusDays(indianDay(now.toISOString()), 1)));
  return {
    reason: 'budget',
    message: `Today's budget of ${callsPerDay} model calls is used up. It resets at midnight.`,
    retryAfterSeconds: Math.ceil((midnight - now.getTime()) / 1000),
  };
}

import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import type { Drift } from './drift.ts';
import type { Counter } from './counter-plan.ts';
import { countByReaders, type Counts } from './counters.repo.ts';

/** Compares an item's public count with the documents of its readers. */
export async function recountItem(db: Firestore, counter: Counter): Promise<Drift[]> {
  const counts = await db.runTransaction((transaction) => countByReaders(db, transaction, counter), { readOnly: true });
  if (counts === null || isDeepStrictEqual(counts.stored, counts.expected)) return [];
  const shown = ({ reactions, votes }: Counts) => (counter.kind === 'reactions' ? reactions : votes);
  return [
    {
      path: counts.found.ref.path,
      stored: shown(counts.stored),
      expected: shown(counts.expected),
      fix: () => fixItem(db, counter),
    },
  ];
}

const fixItem = (db: Firestore, counter: Counter): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const counts = await countByReaders(db, transaction, counter);
    if (counts === null) return;
    const { reactions, votes, totalVotes } = counts.expected;
    transaction.update(counts.found.ref, counter.kind === 'reactions' ? reactions : { votes, totalVotes });
  });

import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { reactionTypes } from '@first-show/domain/reactions/reaction-types';
import type { Drift } from './drift.ts';
import { ratingChoices, ratingOfCounts, reactionsOf, sumOf, votesOf, type Counter, type Counts } from './counter.ts';
import { choiceRef, countsOfShards, incremented, publicRef, shardRef, shardRefs } from './counters.ts';

/**
 * Compares an item's public count, and the sum of its shards, with the documents of its readers. A
 * vote that is just being published is a difference too, which a second look does not find.
 */
export async function recountItem(db: Firestore, counter: Counter): Promise<Drift[]> {
  const counted = await db.runTransaction((transaction) => countByReaders(db, transaction, counter), {
    readOnly: true,
  });
  if (counted === null) return [];
  const { found, stored, expected } = counted;
  const wrong = stored.find((counts) => !isDeepStrictEqual(counts, expected));
  if (wrong === undefined) return [];
  const shown = (counts: Shown): unknown => ('votes' in counts ? counts.votes : counts);
  return [{ path: found.ref.path, stored: shown(wrong), expected: shown(expected), fix: () => fixItem(db, counter) }];
}

/**
 * The counts of an item by its readers' documents (`expected`), next to those of its public
 * document and of its shards (`stored`). Runs in a transaction, so that everything is read at one
 * moment. One read per thousand readers and choice. `null` for a deleted item.
 */
async function countByReaders(
  db: Firestore,
  transaction: Transaction,
  counter: Counter,
): Promise<{
  found: DocumentSnapshot;
  stored: [published: Shown, summed: Shown];
  expected: Shown;
  missing: Counts;
} | null> {
  const [found, ...shards] = await transaction.getAll(publicRef(db, counter), ...shardRefs(db, counter));
  if (found?.exists !== true) return null;
  const readers = choiceRef(db, counter, '-').parent;
  const options = (found.get('options') as unknown[] | undefined) ?? [];
  const choices =
    counter.kind === 'reactions' ? reactionTypes : counter.kind === 'ratings' ? ratingChoices : Object.keys(options);
  const counted = await Promise.all(
    choices.map((choice) => transaction.get(readers.where('choice', '==', choice).count())),
  );
  const expected = Object.fromEntries(choices.map((choice, index) => [choice, counted[index]?.data().count ?? 0]));
  const summed = sumOf(countsOfShards(shards));
  const shown = (counts: Counts): Shown =>
    counter.kind === 'reactions'
      ? reactionsOf(counts)
      : counter.kind === 'ratings'
        ? ratingOfCounts(counts)
        : votesOf(counts, options.length);
  const published =
    counter.kind === 'reactions'
      ? reactionsOf(found.data() as Counts)
      : Object.fromEntries(Object.keys(shown({})).map((field) => [field, found.get(field) as unknown]));
  return {
    found,
    stored: [published as Shown, shown(summed)],
    expected: shown(expected),
    missing: Object.fromEntries(choices.map((choice) => [choice, (expected[choice] ?? 0) - (summed[choice] ?? 0)])),
  };
}

type Shown = ReturnType<typeof reactionsOf> | ReturnType<typeof votesOf> | ReturnType<typeof ratingOfCounts>;

const fixItem = (db: Firestore, counter: Counter): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const counted = await countByReaders(db, transaction, counter);
    if (counted === null) return;
    const changedAt = counted.found.readTime.toDate().toISOString();
    transaction.set(shardRef(db, counter), incremented(counted.missing, changedAt), { merge: true });
    transaction.update(counted.found.ref, counted.expected);
  });

import type { Firestore } from 'firebase-admin/firestore';
import { rankFilms } from '@first-show/domain/box-office/suggest';
import { collections } from '@first-show/domain/core/collections';
import type { Drift } from '../../../platform/counters/drift.ts';
import { rankByTotal, readKnown } from './import-box-office.ts';

/**
 * Compares the stored ranks with the ranks by total. A rank that an editor pinned counts as
 * correct. If any rank is pinned, differences are only reported, because the fix would also reset
 * the pinned ranks.
 */
export async function checkRanks(db: Firestore, now: () => Date): Promise<Drift[]> {
  const { films, pinnedRanks } = await readKnown(db);
  const pinned = films.flatMap(({ id, rank }): [string, number][] =>
    rank !== null && pinnedRanks.has(id) ? [[id, rank]] : [],
  );
  const expected = rankFilms(films, new Map(pinned));
  const fix = async () => void (await rankByTotal(db, { by: 'npm run recount', now: now() }));
  return films.flatMap(({ id, rank }): Drift[] => {
    const byTotal = expected.get(id) ?? null;
    if (rank === byTotal) return [];
    const path = `${collections.films}/${id}.rank`;
    return [{ path, stored: rank, expected: byTotal, fix: pinnedRanks.size > 0 ? null : fix }];
  });
}

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import type { ScrapeJob, ScrapeLease, ScrapeTrigger } from '@first-show/domain/scraping/scrape-job.schema';
import { SCRAPE_LEASE_MS } from '@first-show/domain/scraping/scraping-limits';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';

/**
 * Runs, and the lease that allows only one of them at a time. One transaction creates a run with
 * its lease. A worker claims the run with its own token, so that a trigger which is delivered twice
 * does the work once. When the lease has expired, the worker counts as dead. Then another worker
 * claims the same run and continues it (`claimRun`), or the next run takes over its work
 * (`createRun`).
 */

const LEASE_ID = 'scrapeLease';
const leaseRef = (db: Firestore) => db.collection(collections.system).doc(LEASE_ID);
export const jobRef = (db: Firestore, id: string) => db.collection(collections.scrapeJobs).doc(id);

const expiry = (now: Date): string => new Date(now.getTime() + SCRAPE_LEASE_MS).toISOString();
const isLive = (lease: ScrapeLease, now: Date): boolean => lease.expiresAt > now.toISOString();

async function leaseIn(db: Firestore, transaction: Transaction): Promise<ScrapeLease | undefined> {
  return (await transaction.get(leaseRef(db))).data() as ScrapeLease | undefined;
}

export type NewRun = { id: string; trigger: ScrapeTrigger; startedBy: string | null; now: Date; log?: LogChange };

/** Creates a run. The trigger on its document then does the work. 'busy': another run is active. */
export async function createRun(
  db: Firestore,
  run: NewRun,
): Promise<{ outcome: 'created'; job: ScrapeJob } | { outcome: 'busy'; jobId: string }> {
  const { id, trigger, startedBy, now } = run;
  const at = now.toISOString();
  return db.runTransaction(async (transaction) => {
    const lease = await leaseIn(db, transaction);
    if (lease !== undefined && isLive(lease, now)) return { outcome: 'busy' as const, jobId: lease.jobId };
    const dead =
      lease === undefined
        ? undefined
        : ((await transaction.get(jobRef(db, lease.jobId))).data() as ScrapeJob | undefined);
    const isDead = dead?.state === 'running';
    const job: ScrapeJob = {
      id,
      trigger,
      startedBy,
      startedAt: at,
      endedAt: null,
      state: 'running',
      takesOver: isDead ? dead.id : null,
      found: 0,
      added: 0,
      merged: 0,
      failed: 0,
      sources: [],
      log: [],
    };
    if (isDead) {
      const line = {
        at,
        level: 'warn' as const,
        text: 'This run gave no sign of life any more; the next one does what it left.',
        sourceId: null,
      };
      transaction.update(jobRef(db, dead.id), { state: 'taken-over', endedAt: at, log: [...dead.log, line] });
    }
    transaction.create(jobRef(db, id), job);
    transaction.set(leaseRef(db), {
      jobId: id,
      token: null,
      heartbeatAt: at,
      expiresAt: expiry(now),
    } satisfies ScrapeLease);
    run.log?.(transaction);
    return { outcome: 'created' as const, job };
  });
}

/**
 * The result of a claim. 'busy': another worker's lease is valid. 'not-ours': the run is over, or
 * another run holds the lease.
 */
export type Claim = { outcome: 'claimed'; job: ScrapeJob } | { outcome: 'busy' | 'not-ours' };

/** Claims a run for a worker: for the first one, or for another one after the first has died. */
export async function claimRun(
  db: Firestore,
  { jobId, token, now }: { jobId: string; token: string; now: Date },
): Promise<Claim> {
  return db.runTransaction(async (transaction): Promise<Claim> => {
    const [lease, job] = await Promise.all([leaseIn(db, transaction), transaction.get(jobRef(db, jobId))]);
    const found = job.data() as ScrapeJob | undefined;
    if (found?.state !== 'running' || lease?.jobId !== jobId) return { outcome: 'not-ours' };
    if (lease.token !== null && isLive(lease, now)) return { outcome: 'busy' };
    transaction.set(leaseRef(db), {
      jobId,
      token,
      heartbeatAt: now.toISOString(),
      expiresAt: expiry(now),
    } satisfies ScrapeLease);
    return { outcome: 'claimed', job: { ...found, id: jobId } };
  });
}

/** Extends the lease. False if this worker has lost it and must stop. */
export async function renewLease(
  db: Firestore,
  { jobId, token, now }: { jobId: string; token: string; now: Date },
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const lease = await leaseIn(db, transaction);
    if (lease?.jobId !== jobId || lease.token !== token) return false;
    transaction.update(leaseRef(db), { heartbeatAt: now.toISOString(), expiresAt: expiry(now) });
    return true;
  });
}

/**
 * Records how the run ended and releases the lease. False, without a change, if this worker no
 * longer holds the lease.
 */
export async function endRun(db: Firestore, job: ScrapeJob, token: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const lease = await leaseIn(db, transaction);
    if (lease?.jobId !== job.id || lease.token !== token) return false;
    transaction.set(jobRef(db, job.id), job);
    transaction.delete(leaseRef(db));
    return true;
  });
}

export async function loadRun(db: Firestore, id: string): Promise<ScrapeJob | null> {
  const found = await jobRef(db, id).get();
  return found.exists ? { ...(found.data() as ScrapeJob), id } : null;
}

export async function listRuns(db: Firestore, limit: number): Promise<ScrapeJob[]> {
  const found = await db.collection(collections.scrapeJobs).orderBy('startedAt', 'desc').limit(limit).get();
  return found.docs.map((document) => ({ ...(document.data() as ScrapeJob), id: document.id }));
}

/** The valid lease; `null` if no run is active. */
export async function readLease(db: Firestore, now: Date): Promise<ScrapeLease | null> {
  const lease = (await leaseRef(db).get()).data() as ScrapeLease | undefined;
  return lease !== undefined && isLive(lease, now) ? lease : null;
}

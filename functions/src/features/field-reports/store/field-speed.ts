import { FieldValue, Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { indianDayStart, lastDays } from '@first-show/domain/analytics/daily-stats';
import { collections } from '@first-show/domain/core/collections';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import { FIELD_SPEED_DAYS } from '@first-show/domain/core/limits';
import {
  addHistograms,
  bucketOf,
  compareWeeks,
  connectionClasses,
  deviceClasses,
  speedMetrics,
  type Histogram,
  type NewFieldSpeed,
  type SpeedMetric,
  type SpeedRow,
} from '@first-show/domain/field-reports/field-speed';
import type { SiteHealthQuery } from '@first-show/domain/field-reports/site-health';
import { pageKinds } from '@first-show/domain/pages/page-registry';

/**
 * `fieldSpeed/{day}_{shard}`: the histograms of a day, spread over random shards, because Firestore
 * takes about one write per second to a document.
 */
const SHARDS = 8;
const WEEK = 7;

/** Number of visits by page → device → connection → metric → bucket. */
type Counts = Record<string, Record<string, Record<string, Partial<Record<SpeedMetric, Histogram>>>>>;
type FieldSpeedDoc = { day: string; counts: Counts; expireAt: Timestamp };

const shardRef = (db: Firestore, day: string, shard: number): DocumentReference =>
  db.collection(collections.fieldSpeed).doc(`${day}_${shard}`);

/** Counts a visit with one write. `random` is from 0 up to 1 (exclusive). */
export async function recordFieldSpeed(
  db: Firestore,
  input: { report: NewFieldSpeed; now: Date; random: number },
): Promise<void> {
  const { report, now, random } = input;
  const day = indianDay(now.toISOString());
  const metrics: Record<string, Record<string, FieldValue>> = {};
  for (const metric of speedMetrics) {
    const value = report.metrics[metric];
    if (value !== undefined) metrics[metric] = { [bucketOf(metric, value)]: FieldValue.increment(1) };
  }
  await shardRef(db, day, Math.floor(random * SHARDS)).set(
    {
      day,
      counts: { [report.page]: { [report.device]: { [report.connection]: metrics } } },
      expireAt: Timestamp.fromMillis(Date.parse(indianDayStart(plusDays(day, FIELD_SPEED_DAYS)))),
    },
    { merge: true },
  );
}

/** Compares the last seven days with the seven before, by kind of page. 112 reads. */
export async function readFieldSpeed(
  db: Firestore,
  input: { device: SiteHealthQuery['device']; connection: SiteHealthQuery['connection']; now: Date },
): Promise<SpeedRow[]> {
  const days = lastDays(input.now.toISOString(), 2 * WEEK);
  const refs = days.flatMap((day) => Array.from({ length: SHARDS }, (_, shard) => shardRef(db, day, shard)));
  const docs = (await db.getAll(...refs)).flatMap((found) => (found.exists ? [found.data() as FieldSpeedDoc] : []));
  const thisWeek = new Set(days.slice(-WEEK));
  const devices = input.device === 'all' ? deviceClasses : [input.device];
  const connections = input.connection === 'all' ? connectionClasses : [input.connection];

  const histogram = (page: string, metric: SpeedMetric, isThisWeek: boolean): Histogram =>
    addHistograms(
      docs
        .filter(({ day }) => thisWeek.has(day) === isThisWeek)
        .flatMap(({ counts }) =>
          devices.flatMap((device) =>
            connections.map((connection) => counts[page]?.[device]?.[connection]?.[metric] ?? {}),
          ),
        ),
    );
  return pageKinds.map((page) => {
    const compared = speedMetrics.map(
      (metric) =>
        [metric, compareWeeks(metric, histogram(page, metric, true), histogram(page, metric, false))] as const,
    );
    return { page, metrics: Object.fromEntries(compared) as SpeedRow['metrics'] };
  });
}

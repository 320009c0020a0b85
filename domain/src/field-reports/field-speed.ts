import { z } from 'zod';
import { pageKinds } from '../pages/page-registry.ts';

/**
 * Field speed: measurements from visitors' browsers. A report contains no id and no address, so the
 * histograms of a day say nothing about one visitor.
 */

export const speedMetrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];
/** Speed is reported by kind of page: the static pages share one row. */
export type SpeedPage = (typeof pageKinds)[number];
export const deviceClasses = ['slow', 'medium', 'fast'] as const;
export type DeviceClass = (typeof deviceClasses)[number];
export const connectionClasses = ['2g', '3g', '4g', 'unknown'] as const;
export type ConnectionClass = (typeof connectionClasses)[number];

/** `POST /api/analytics/field-speed`. LCP, INP and TTFB in milliseconds; CLS has no unit. */
export const newFieldSpeed = z.object({
  page: z.enum(pageKinds),
  device: z.enum(deviceClasses),
  connection: z.enum(connectionClasses),
  metrics: z
    .partialRecord(z.enum(speedMetrics), z.number().min(0).max(600_000))
    .refine((metrics) => Object.keys(metrics).length > 0, { error: 'Please send at least one metric' }),
});
export type NewFieldSpeed = z.output<typeof newFieldSpeed>;

/** Upper bounds of the buckets. Values above the last bound are in one more bucket. */
export const speedBounds: Readonly<Record<SpeedMetric, readonly number[]>> = {
  LCP: [500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 5000, 7000, 10_000],
  INP: [25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000],
  CLS: [0.001, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5],
  TTFB: [50, 100, 200, 300, 400, 500, 600, 800, 1000, 1300, 1800, 2500, 4000],
};

/** Number of visits by bucket. A missing bucket has none. */
export type Histogram = Readonly<Record<number, number>>;

export function bucketOf(metric: SpeedMetric, value: number): number {
  const index = speedBounds[metric].findIndex((bound) => value <= bound);
  return index === -1 ? speedBounds[metric].length : index;
}

export const addHistograms = (histograms: readonly Histogram[]): Histogram => {
  const sum: Record<number, number> = {};
  for (const histogram of histograms)
    for (const [bucket, visits] of Object.entries(histogram)) sum[Number(bucket)] = (sum[Number(bucket)] ?? 0) + visits;
  return sum;
};

const visitsOf = (histogram: Histogram): number => Object.values(histogram).reduce((sum, visits) => sum + visits, 0);

/**
 * The 75th percentile in the metric's unit, interpolated within its bucket; `null` without visits.
 * In the bucket above the last bound, the result is that bound.
 */
export function p75(metric: SpeedMetric, histogram: Histogram): number | null {
  const bounds = speedBounds[metric];
  const wanted = visitsOf(histogram) * 0.75;
  if (wanted === 0) return null;
  let passed = 0;
  for (let bucket = 0; bucket <= bounds.length; bucket += 1) {
    const visits = histogram[bucket] ?? 0;
    if (passed + visits >= wanted) {
      const from = bucket === 0 ? 0 : bounds[bucket - 1]!;
      const to = bounds[bucket] ?? from;
      return from + ((to - from) * (wanted - passed)) / visits;
    }
    passed += visits;
  }
  return null;
}

/** No warning is shown if one of the two weeks has fewer visits than this. */
const ENOUGH_VISITS = 50;
/** A warning is shown if a metric is worse than before by more than this share. */
const WORSE_BY = 0.2;

export type SpeedValue = {
  /** 75th percentile of the last seven days; `null` without visits. */
  now: number | null;
  /** 75th percentile of the seven days before; `null` without visits. */
  before: number | null;
  visits: number;
  /**
   * True if the metric is more than a fifth worse than before, with enough visits in both weeks.
   */
  isWorse: boolean;
};

export function compareWeeks(metric: SpeedMetric, week: Histogram, weekBefore: Histogram): SpeedValue {
  const now = p75(metric, week);
  const before = p75(metric, weekBefore);
  const visits = visitsOf(week);
  const isEnough = visits >= ENOUGH_VISITS && visitsOf(weekBefore) >= ENOUGH_VISITS;
  return {
    now,
    before,
    visits,
    isWorse: isEnough && now !== null && before !== null && now > before * (1 + WORSE_BY),
  };
}

const speedValue = z.object({
  now: z.number().nullable(),
  before: z.number().nullable(),
  visits: z.number(),
  isWorse: z.boolean(),
});

/** The metrics of one kind of page, as `GET /api/admin/site-health` returns them. */
export const speedRow = z.object({
  page: z.enum(pageKinds),
  metrics: z.record(z.enum(speedMetrics), speedValue),
});
export type SpeedRow = z.output<typeof speedRow>;

import { describe, expect, it } from 'vitest';
import { newHealth, type Source } from '@first-show/domain/scraping/source.schema';
import { healthAfter, reasonToSkip, type ReadingEnd } from './source-health.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const source = (health: Partial<Source['health']> = {}, changes: Partial<Source> = {}) =>
  ({ isActive: true, intervalMinutes: 120, health: { ...newHealth, ...health }, ...changes }) as Source;
const skipped = (one: Source, isAsked = false) => reasonToSkip(one, { now, isAsked })?.reason ?? null;

describe('a source', () => {
  it('is read when its interval is over or nearly over, or when somebody asks', () => {
    expect(skipped(source())).toBeNull();
    expect(skipped(source({ lastRunAt: at(-120) }))).toBeNull();
    expect(skipped(source({ lastRunAt: at(-116) }))).toBeNull();
    expect(skipped(source({ lastRunAt: at(-60) }))).toBe('It is not due yet.');
    expect(skipped(source({ lastRunAt: at(-60) }), true)).toBeNull();
  });
  it('is never read while it is off, paused or backed off, whoever asks', () => {
    expect(skipped(source({}, { isActive: false }), true)).toBe('It is disabled.');
    expect(skipped(source({ pausedAt: at(-600) }), true)).toMatch(/paused/);
    expect(skipped(source({ backOffUntil: at(10) }), true)).toBe('It is left alone until 21 Nov, 11:40 IST.');
    expect(skipped(source({ backOffUntil: at(-1) }))).toBeNull();
  });
});

describe('the health after a reading', () => {
  const runStartedAt = at(-7);
  const when = { now, runStartedAt };
  const end = (state: ReadingEnd['state'], more: Partial<ReadingEnd> = {}): ReadingEnd => ({
    state,
    outcome: 'So it went.',
    retryAfterMs: null,
    validators: null,
    found: 0,
    ...more,
  });
  it('keeps the validators of a success, and resets the failures', () => {
    const { health } = healthAfter(
      { ...newHealth, failuresInARow: 2, backOffUntil: at(5) },
      end('done', { found: 7, validators: { etag: '"1"', lastModified: null } }),
      when,
    );
    expect(health).toEqual({
      ...newHealth,
      lastRunAt: runStartedAt,
      lastSuccessAt: at(0),
      lastStatus: 'So it went.',
      items: 7,
      etag: '"1"',
    });
  });
  it('makes a source that was read late in its run due with the next run', () => {
    const { health } = healthAfter(newHealth, end('done'), when);
    expect(
      reasonToSkip(source(health), { now: new Date(Date.parse(runStartedAt) + 120 * 60_000), isAsked: false }),
    ).toBeNull();
  });
  it('does not change for a source that was removed while it was read', () => {
    const before = { ...newHealth, failuresInARow: 2, lastRunAt: at(-120) };
    expect(healthAfter(before, end('skipped'), when)).toEqual({ health: before, isPausedNow: false });
  });
  it('keeps the validators if nothing is new', () => {
    expect(healthAfter({ ...newHealth, etag: '"1"', items: 7 }, end('unchanged'), when).health).toMatchObject({
      etag: '"1"',
      items: 7,
      lastSuccessAt: at(0),
    });
  });
  it('backs off longer after each failure, and pauses once, at the third', () => {
    let health = newHealth;
    const steps = [1, 2, 3, 4].map(() => {
      const after = healthAfter(health, end('failed'), when);
      health = after.health;
      return [health.failuresInARow, health.backOffUntil, after.isPausedNow];
    });
    expect(steps).toEqual([
      [1, at(15), false],
      [2, at(60), false],
      [3, at(240), true],
      [4, at(960), false],
    ]);
  });
  it('backs off for as long as the source asks, without a failure', () => {
    expect(
      healthAfter({ ...newHealth, failuresInARow: 2 }, end('held', { retryAfterMs: 3_600_000 }), when).health,
    ).toMatchObject({ backOffUntil: at(60), failuresInARow: 2 });
  });
});

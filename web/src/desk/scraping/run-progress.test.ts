import { expect, it } from 'vitest';
import type { ScrapeJob, SourceRun } from '@first-show/domain/scraping/scrape-job.schema';
import { isSilent, percentOf, progressText, runsOf, shownRun } from './run-progress.ts';

const run = (changes: Partial<SourceRun> = {}): SourceRun => ({
  sourceId: 's',
  name: 'The Matinee Post',
  state: 'waiting',
  step: null,
  steps: [],
  found: 0,
  added: 0,
  merged: 0,
  known: 0,
  skipped: 0,
  outcome: null,
  startedAt: null,
  durationMs: null,
  ...changes,
});
const job = (changes: Partial<ScrapeJob> = {}): ScrapeJob => ({
  id: 'j',
  trigger: 'person',
  startedBy: null,
  startedAt: '2026-11-21T06:00:00.000Z',
  endedAt: null,
  state: 'running',
  takesOver: null,
  found: 0,
  added: 0,
  merged: 0,
  failed: 0,
  sources: [],
  log: [],
  ...changes,
});
const steps = [
  { name: 'fetch' as const, note: '' },
  { name: 'decode' as const, note: '' },
];

it('counts a finished source as a whole, and a running one by its finished steps', () => {
  expect(percentOf(job())).toBe(0);
  expect(percentOf(job({ sources: [run({ state: 'failed' }), run()] }))).toBe(50);
  expect(percentOf(job({ sources: [run({ state: 'done' }), run({ state: 'running', steps })] }))).toBe(64);
  expect(percentOf(job({ state: 'failed' }))).toBe(100);
});
it('describes the progress and the result', () => {
  expect(progressText(job())).toBe('The run is starting.');
  expect(progressText(job({ sources: [run({ state: 'done' }), run()], added: 1 }))).toBe(
    '1 of 2 sources done: 1 new story.',
  );
  expect(progressText(job({ state: 'done', sources: [run({ state: 'done' })], added: 3, merged: 2, failed: 1 }))).toBe(
    '1 source: 3 new stories, 2 merged, 1 source failed.',
  );
  expect(progressText(job({ state: 'done' }))).toBe('No source was due.');
});
it('shows the requested run until it is finished, then the newest', () => {
  const older = job({ id: 'older' });
  const newest = job({ id: 'newest', state: 'done' });
  expect(shownRun([newest, older], 'older')).toBe(older);
  expect(shownRun([newest, { ...older, state: 'done' }], 'older')).toBe(newest);
  expect(shownRun([newest], 'unheard')).toBe('starting');
  expect(shownRun([newest], null)).toBe(newest);
  expect(shownRun([], null)).toBeNull();
});
it('recognises a run that has stopped responding, and gives a new run some minutes', () => {
  const [soon, later] = ['2026-11-21T06:02:00.000Z', '2026-11-21T06:04:00.000Z'];
  expect([
    isSilent(job(), null, soon),
    isSilent(job(), null, later),
    isSilent(job(), { jobId: 'another' }, later),
  ]).toEqual([false, true, true]);
  expect([isSilent(job(), { jobId: 'j' }, later), isSilent(job({ state: 'done' }), null, later)]).toEqual([
    false,
    false,
  ]);
});
it('uses the last run that the API returned if there is no live list', () => {
  expect(runsOf(null, job()).map(({ id }) => id)).toEqual(['j']);
  expect(runsOf([], job())).toEqual([]);
  expect(runsOf(null, null)).toEqual([]);
});

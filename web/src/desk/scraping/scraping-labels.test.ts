import { expect, it } from 'vitest';
import { newHealth } from '@first-show/domain/scraping/source.schema';
import { durationText, hostOf, intervalText, sourceState, startedText, stepText } from './scraping-labels.ts';

const now = '2026-11-21T06:00:00.000Z';

it('describes the interval of a source', () => {
  expect([30, 60, 90, 120, 1440, 2880, 10_080].map(intervalText)).toEqual([
    '30 minutes',
    'an hour',
    '90 minutes',
    '2 hours',
    'a day',
    '2 days',
    'a week',
  ]);
});
it('describes a duration', () => {
  expect([420, 12_400, 59_400, 125_000].map(durationText)).toEqual(['0.4 s', '12 s', '59 s', '2 min 5 s']);
});
it('names a step with its number', () => {
  expect([stepText('fetch'), stepText('record')]).toEqual(['Fetching (step 1 of 7)', 'Saving (step 7 of 7)']);
});
it('describes the state of a source: off, paused, backing off, active', () => {
  const failing = { ...newHealth, pausedAt: now, backOffUntil: '2026-11-21T07:00:00.000Z' };
  expect(sourceState({ isActive: false, health: failing }, now).name).toBe('Disabled');
  expect(sourceState({ isActive: true, health: failing }, now).name).toBe('Paused');
  expect(sourceState({ isActive: true, health: { ...failing, pausedAt: null } }, now).name).toBe('Waiting to retry');
  expect(sourceState({ isActive: true, health: { ...newHealth, backOffUntil: now } }, now).name).toBe('Active');
});
it('names the person or schedule that started a run', () => {
  expect(startedText({ trigger: 'schedule', startedBy: null })).toBe('started by the schedule');
  expect(startedText({ trigger: 'person', startedBy: 'Imtiaz Contractor' })).toBe('started by Imtiaz Contractor');
});
it('shortens an address to its host', () => {
  expect([hostOf('https://www.example.org/feed'), hostOf('none')]).toEqual(['example.org', 'none']);
});

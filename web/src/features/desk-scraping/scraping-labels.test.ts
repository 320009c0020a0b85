import { expect, it } from 'vitest';
import { newHealth } from '@first-show/domain/scraping/source.schema';
import { durationText, hostOf, intervalText, sourceState, startedText, stepText } from './scraping-labels.ts';

const now = '2026-11-21T06:00:00.000Z';

it('says how often a source is read', () => {
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
it('says how long something took', () => {
  expect([420, 12_400, 59_400, 125_000].map(durationText)).toEqual(['0.4 s', '12 s', '59 s', '2 min 5 s']);
});
it('names a step with its place among the others', () => {
  expect([stepText('fetch'), stepText('record')]).toEqual(['Fetching (step 1 of 8)', 'Saving (step 8 of 8)']);
});
it('says how a source stands: off, paused, resting, active', () => {
  const failing = { ...newHealth, pausedAt: now, backOffUntil: '2026-11-21T07:00:00.000Z' };
  expect(sourceState({ isActive: false, health: failing }, now).name).toBe('Disabled');
  expect(sourceState({ isActive: true, health: failing }, now).name).toBe('Paused');
  expect(sourceState({ isActive: true, health: { ...failing, pausedAt: null } }, now).name).toBe('Backing off');
  expect(sourceState({ isActive: true, health: { ...newHealth, backOffUntil: now } }, now).name).toBe('Active');
});
it('says who started a run', () => {
  expect(startedText({ trigger: 'schedule', startedBy: null })).toBe('started by the schedule');
  expect(startedText({ trigger: 'person', startedBy: 'Imtiaz Contractor' })).toBe('started by Imtiaz Contractor');
});
it('shows an address by its host', () => {
  expect([hostOf('https://www.example.org/feed'), hostOf('none')]).toEqual(['example.org', 'none']);
});

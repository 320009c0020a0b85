import { describe, expect, it } from 'vitest';
import type { ReleaseEntry } from '@first-show/domain/films/release-sections';
import { releasesIcs } from './releases-ics.ts';

const entry = (changes: Partial<ReleaseEntry> = {}): ReleaseEntry => ({
  id: 'rain-cinema',
  slug: 'rain',
  title: 'Rain',
  hindiTitle: null,
  posterUrl: null,
  date: '2026-12-04',
  place: 'In cinemas',
  languages: ['Hindi', 'Tamil'],
  when: 'Fri, 4 Dec',
  status: null,
  revision: 3,
  updatedAt: '2026-11-01T08:30:00.000Z',
  ...changes,
});
const icsOf = (...entries: ReleaseEntry[]) => releasesIcs(entries, 'https://firstshow.example');
/** The lines as a calendar program reads them: folded lines are joined. */
const linesOf = (ics: string): string[] => ics.replace(/\r\n[ \t]/g, '').split('\r\n');
const valuesOf = (ics: string, name: string): string[] =>
  linesOf(ics).flatMap((line) => (line.startsWith(`${name}:`) ? line.slice(name.length + 1) : []));

describe('the calendar of releases', () => {
  it('has the form of RFC 5545: CRLF, lines of 75 octets, balanced components and required properties', async () => {
    const ics = await icsOf(
      entry({ title: `राजमार्ग, ${'बहुत लंबा नाम '.repeat(10)}; "x"\\y` }),
      entry({ id: 'fog', place: 'Parda\nBEGIN:VALARM' }),
    );
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
    const open: string[] = [];
    for (const line of linesOf(ics)) {
      if (line.startsWith('BEGIN:')) open.push(line.slice(6));
      if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
      expect(line).toMatch(/^$|^[A-Z-]+(;[A-Z-]+=[A-Z-]+)*:/);
    }
    expect(open).toEqual([]);
    expect(linesOf(ics).slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', expect.stringMatching(/^PRODID:/)]);
    for (const required of ['UID', 'DTSTAMP', 'SUMMARY', 'DTSTART;VALUE=DATE'])
      expect(valuesOf(ics, required)).toHaveLength(2);
    expect(valuesOf(ics, 'SUMMARY')[0]).toMatch(/^राजमार्ग\\, .*\\; "x"\\\\y$/);
  });
  it('has a release as an event of a whole day, which links to the film', async () => {
    const ics = await icsOf(entry());
    expect(valuesOf(ics, 'DTSTART;VALUE=DATE')).toEqual(['20261204']);
    expect(valuesOf(ics, 'DESCRIPTION')).toEqual(['In cinemas · Hindi\\, Tamil']);
    expect(valuesOf(ics, 'URL;VALUE=URI')).toEqual(['https://firstshow.example/rain']);
    expect(valuesOf(ics, 'LAST-MODIFIED')).toEqual(['20261101T083000Z']);
    expect(ics).not.toContain('DTEND');
  });
  it('has UIDs without characters that RFC 5545 escapes', async () => {
    const ics = await icsOf(entry({ id: 'rain-streaming-Parda; Plus, \\HD' }));
    expect(valuesOf(ics, 'UID')).toEqual(['rain-streaming-Parda-Plus-HD@firstshow.example']);
  });
  it('moves the event if the date moves, because the UID stays and the sequence rises', async () => {
    const [before, after] = await Promise.all([
      icsOf(entry()),
      icsOf(entry({ date: '2027-01-08', revision: 4, updatedAt: '2026-11-20T00:00:00.000Z' })),
    ]);
    expect(valuesOf(after, 'UID')).toEqual(valuesOf(before, 'UID'));
    expect([...valuesOf(before, 'SEQUENCE'), ...valuesOf(after, 'SEQUENCE')]).toEqual(['3', '4']);
    expect(valuesOf(after, 'DTSTART;VALUE=DATE')).toEqual(['20270108']);
  });
  it('leaves out releases without a day, and gives each event a UID of its own', async () => {
    const ics = await icsOf(
      entry({ id: 'a b', date: '2026-12-11' }),
      entry({ id: 'a b' }),
      entry({ date: '2026-12' }),
      entry({ date: null }),
    );
    expect(valuesOf(ics, 'UID')).toEqual(['a-b@firstshow.example', 'a-b-2@firstshow.example']);
  });
});

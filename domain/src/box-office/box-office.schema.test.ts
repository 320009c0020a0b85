import { describe, expect, it } from 'vitest';
import { newBoxOfficeEntry } from './box-office.schema.ts';

const entry = (changes: object) => newBoxOfficeEntry.parse({ movieName: 'Dadar Ka Raja', ...changes });

describe('newBoxOfficeEntry', () => {
  it('accepts a change in percent of any size', () => {
    for (const changePercent of [-150, 0, 2_000_000])
      expect(entry({ changePercent }).changePercent).toBe(changePercent);
  });
  it('keeps a release date without a time, and converts one with a time to UTC', () => {
    expect(entry({ releaseDate: '2026-01-01' }).releaseDate).toBe('2026-01-01');
    expect(entry({ releaseDate: '2026-01-01T00:00:00+05:30' }).releaseDate).toBe('2025-12-31T18:30:00.000Z');
    expect(entry({}).releaseDate).toBeNull();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { isDocumentId, newId } from './ids.ts';

describe('isDocumentId', () => {
  it('accepts every id that Firestore accepts', () => {
    for (const id of ['a', '__a', 'a__', 'दादर', 'a b', 'x'.repeat(1500)]) expect(isDocumentId(id), id).toBe(true);
  });
  it('refuses every id that Firestore refuses, with or without line breaks', () => {
    for (const id of ['', '.', '..', 'a/b', '____', '__a__', '__a\nb__', 'x'.repeat(1501), 'द'.repeat(501)])
      expect(isDocumentId(id), id).toBe(false);
  });
});

it('gives new documents ids that sort in the order of creation, whatever the clock does', () => {
  vi.useFakeTimers();
  try {
    const ids: string[] = [];
    for (const time of [
      '2026-11-14T12:00:00.000Z',
      '2026-11-14T12:00:00.001Z',
      '2026-11-14T11:59:00.000Z',
      '2056-01-01T00:00:00.000Z',
    ]) {
      vi.setSystemTime(time);
      for (let index = 0; index < 2_000; index += 1) ids.push(newId());
    }
    expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => isDocumentId(id) && /^[\da-zA-Z]{20}$/.test(id))).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

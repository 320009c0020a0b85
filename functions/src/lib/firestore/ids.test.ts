import { describe, expect, it } from 'vitest';
import { isDocumentId } from './ids.ts';

describe('isDocumentId', () => {
  it('accepts every id that Firestore accepts', () => {
    for (const id of ['a', '__a', 'a__', 'दादर', 'a b', 'x'.repeat(1500)]) expect(isDocumentId(id), id).toBe(true);
  });
  it('refuses every id that Firestore refuses, with or without line breaks', () => {
    for (const id of ['', '.', '..', 'a/b', '____', '__a__', '__a\nb__', 'x'.repeat(1501), 'द'.repeat(501)])
      expect(isDocumentId(id), id).toBe(false);
  });
});

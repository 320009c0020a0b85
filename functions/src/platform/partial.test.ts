import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { patchOf } from './partial.ts';

const schema = patchOf(
  z.object({
    title: z.string().min(3, 'Too short'),
    isPublished: z.boolean().default(true),
    note: z
      .string()
      .nullish()
      .transform((text) => text ?? null),
  }),
);

describe('patchOf', () => {
  it('returns only the fields that were sent, without defaults for the others', () =>
    expect(schema.parse({ title: 'Long', revision: 3, other: 1 })).toEqual({
      revision: 3,
      changes: { title: 'Long' },
    }));
  it('keeps an explicit null', () =>
    expect(schema.parse({ note: null })).toEqual({ revision: undefined, changes: { note: null } }));
  it('returns the issues of the fields, with their paths', () =>
    expect(schema.safeParse({ title: 'x' }).error?.issues).toMatchObject([{ path: ['title'], message: 'Too short' }]));
  it('explains a value of the wrong type in plain words', () =>
    expect(schema.safeParse({ isPublished: 'true' }).error?.issues).toMatchObject([
      { path: ['isPublished'], message: "'isPublished' must be true or false" },
    ]));
  it('refuses an invalid revision', () => expect(schema.safeParse({ revision: 'x' }).success).toBe(false));
});

import { expect, it } from 'vitest';
import { z } from 'zod';
import { wholeNumberParam } from './fields.ts';
import { issueText } from './issue-text.ts';

const first = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueText }).error?.issues[0]?.message;
const form = z.object({
  name: z.string().min(2).max(4),
  isOpen: z.boolean(),
  tags: z.array(z.string()).max(1),
  kind: z.enum(['a', 'b']),
  stars: z.number().int().min(1).multipleOf(2),
});
const filled = { name: 'abc', isOpen: true, tags: [], kind: 'a', stars: 2 };

it.each([
  [{ name: undefined }, "'name' is required"],
  [{ name: null }, "'name' is required"],
  [{ name: 5 }, "'name' must be a text"],
  [{ name: 'a' }, "'name' must have at least 2 characters"],
  [{ name: 'abcde' }, "'name' must have at most 4 characters"],
  [{ isOpen: 'yes' }, "'isOpen' must be true or false"],
  [{ tags: 'x' }, "'tags' must be a list"],
  [{ tags: ['x', 'y'] }, "'tags' must have at most 1 entries"],
  [{ tags: [5] }, "'tags' must be a text"],
  [{ kind: 'c' }, "'kind' must be one of a, b"],
  [{ stars: 1.5 }, "'stars' must be a whole number"],
  [{ stars: -2 }, "'stars' must be at least 1"],
  [{ stars: 3 }, "'stars' must be a multiple of 2"],
])('explains %o with: %s', (change, sentence) => expect(first(form, { ...filled, ...change })).toBe(sentence));
it("keeps a schema's own message", () => {
  expect(first(z.object({ name: z.string('Please give a name') }), {})).toBe('Please give a name');
});
it('gives every invalid whole number the same message', () => {
  const query = z.object({ limit: wholeNumberParam('limit', { max: 50 }) });
  for (const limit of ['abc', '0', '51', '1.5', undefined, null, {}])
    expect(first(query, { limit }), String(limit)).toBe("'limit' must be a whole number from 1 to 50");
  expect(query.parse({ limit: '50' })).toEqual({ limit: 50 });
});
